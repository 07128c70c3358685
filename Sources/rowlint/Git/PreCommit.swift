/// What the environment says of https://pre-commit.com, which runs its hooks beside git's own hook,
/// too. Source: its documentation, "pre-commit run" and "Git hook environment variables".
enum PreCommit {
  private static func variable(_ name: String) -> String? {
    Terminal.variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Where `pre-commit run --from-ref REV --to-ref REV` starts; nil where nothing was asked.
  static var fromRevision: String? {
    variable("PRE_COMMIT") == nil ? nil : variable("PRE_COMMIT_FROM_REF")
  }

  /// `pre-commit run --all-files`, by a person or in CI: git names its index to the hooks of a
  /// commit only.
  static var runsByHand: Bool {
    variable("PRE_COMMIT") != nil && variable("GIT_INDEX_FILE") == nil
  }
}
