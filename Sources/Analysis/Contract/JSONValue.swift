/// A value of a JSON text, with its place.
///
/// The standard decoders know no places, and a fault without one is no help to a person who wrote
/// a file by hand; hence this small tree and its reader.
struct JSONValue: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    case null
    case boolean(Bool)
    /// As written.
    case number(String)
    case string(String)
    case array([JSONValue])
    /// In source order, with repeated keys.
    case object([JSONMember])
    /// Could not be read; there is a fault that says why.
    case invalid
  }

  var content: Content
  /// Where it starts, in bytes from the start of the text.
  var start: UInt32

  /// "a string", "an object": what a message says was found.
  var noun: String {
    switch content {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    case .invalid: "something unreadable"
    }
  }

  var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }
  var string: String? { if case .string(let value) = content { value } else { nil } }
  var array: [JSONValue]? { if case .array(let value) = content { value } else { nil } }
  var object: [JSONMember]? { if case .object(let value) = content { value } else { nil } }
  /// A whole number that fits, written without fraction or exponent.
  var integer: Int? { if case .number(let text) = content { Int(text) } else { nil } }
  /// The strings of an array of strings.
  var strings: [String]? { array?.compactMap(\.string) }

  /// The value of a key; of the last one where it is given twice.
  subscript(key: String) -> JSONValue? { object?.last { $0.key == key }?.value }
}

/// A key of an object and its value.
struct JSONMember: Sendable, Equatable {
  var key: String
  /// Where it starts, in bytes from the start of the text.
  var keyStart: UInt32
  var value: JSONValue
}

/// Something that is not JSON, comments and trailing commas granted.
struct JSONFault: Sendable, Equatable {
  /// In bytes from the start of the text.
  var offset: UInt32
  var message: String
}
