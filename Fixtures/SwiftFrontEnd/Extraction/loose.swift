// Code that belongs to no declaration: in types, before and behind code of the file itself.

struct Ledger {
  #entries {
    Text("first").bold()
  }

  var total: Int { 3 }

  struct Page {
    #entries { Text("second") }
  }
}

#Preview {
  Text("third")
}

extension Ledger {
  #if DEBUG
    #entries { Text("fourth") }
  #endif
}

print("fifth")
