/// Why a file of facts cannot be used.
public enum FactsFault: Error, Sendable, Equatable {
  /// It does not start as one.
  case noFacts
  /// Of a format or a schema that this rowlint does not read: as its first line says.
  case otherVersion(String)
  /// Changed or cut short since it was written.
  case damaged

  /// A clause without a full stop: what is wrong, and what to do.
  public var message: String {
    switch self {
    case .noFacts:
      "this is no file of facts: its first line is not `\(FactsFile.header)`; 'rowlint facts' "
        + "writes one"
    case .otherVersion(let found):
      "made by another version of rowlint: its first line is `\(found)`, not "
        + "`\(FactsFile.header)`; make it again with 'rowlint facts'"
    case .damaged:
      "it was changed or cut short since it was written: its checksum does not fit; get it anew, "
        + "or make it again with 'rowlint facts'"
    }
  }
}
