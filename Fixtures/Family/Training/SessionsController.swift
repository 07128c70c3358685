import UIKit

final class SessionsController: UITableViewController {
  private let recorder = SessionRecorder.shared
  private var sessions: [Session] { recorder.sessions }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sessions"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "session")
  }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    sessions.count
  }

  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "session", for: path)
    cell.textLabel?.text = sessions[path.row].name
    return cell
  }

  override func tableView(_ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath) -> UISwipeActionsConfiguration? {  // want no-swipe-actions, destructive-full-swipe-needs-undo
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.removeSession(at: path)
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func removeSession(at path: IndexPath) {
    recorder.remove(sessions[path.row])
    tableView.deleteRows(at: [path], with: .automatic)
  }
}
