let a = [0, 1_000, 0b1010_0101, 0o17_7, 0xFF_ff, 007]
let b = [1.5, 1_0.2_5, 1e9, 1.0e+3, 2E-1_0, 0x1.8p3, 0x1p-2, 0xA.Bp+1_0]
let c = [1.foo, 0xff.description, 0x1.fp(2), 1...2, 0..<0x10, pair.0.1, pair.0.1.2, 1.0.rounded()]
if #available(iOS 17.4.1, macOS 14.0, *), -1 < +2 {}
