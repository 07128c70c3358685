import Facts

/// Turns apps into a family. Links once; nothing changes afterwards.
public enum Linker {
  /// Apps are sorted by name and files by path, so the order in which they come cannot matter.
  public static func link(_ apps: [App]) -> Family {
    var linkedApps: [LinkedApp] = []
    var files: [LinkedFile] = []
    for (position, app) in apps.sorted(by: { $0.name < $1.name }).enumerated() {
      let start = files.count
      for facts in app.files {
        files.append(LinkedFile(app: position, facts: facts, owners: Owners(facts)))
      }
      let range = start..<files.count
      let index = DeclarationIndex(files: range, of: files)
      linkedApps.append(LinkedApp(name: app.name, files: range, index: index))
    }
    return Family(apps: linkedApps, files: files)
  }
}
