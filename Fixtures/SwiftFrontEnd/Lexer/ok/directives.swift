#if os(iOS) && !targetEnvironment(simulator)
#elseif canImport(UIKit, _version: 1.2) || DEBUG
#else
#endif
#sourceLocation(file: "x", line: 1)
if #unavailable(iOS 15) {} else if #available(macOS 13, *) {}
#warning("w") ; #error("e")
view
  #if DEBUG
  .border(.red)
  #endif
#iffy; #elsewhere; #endifs
