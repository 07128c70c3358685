import UIKit

/// An alert that reports an error asks nothing.
final class ErrorsController: UITableViewController {
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {  // want destructive-full-swipe-needs-undo "no Undo is in reach. Offer"
    do { try remove(path) } catch { showError(error) }
  }

  private func remove(_ path: IndexPath) throws {}

  private func showError(_ reason: Error) {
    present(UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert), animated: true)
  }
}

final class InlineErrorsController: UITableViewController {
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {  // want destructive-full-swipe-needs-undo "no Undo is in reach. Offer"
    do { try remove(path) } catch {
      present(UIAlertController(with: error), animated: true)
      present(UIAlertController(title: "Error", message: nil, preferredStyle: .alert), animated: true)
    }
  }

  private func remove(_ path: IndexPath) throws {}
}

/// Asks first, and may report an error later.
final class AskingController: UITableViewController {
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {  // want destructive-full-swipe-needs-undo "it leads to UIAlertController"
    do { try check(path) } catch { present(UIAlertController(with: error), animated: true) }
    ask("Delete the terror entry?")
  }

  private func check(_ path: IndexPath) throws {}

  private func ask(_ title: String) {
    present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
  }
}

/// The same function makes both kinds of alert.
final class SharedAlertController: AlertingController {
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {  // want destructive-full-swipe-needs-undo "no Undo is in reach. Offer"
    do { try remove(path) } catch { report(error) }
  }

  private func remove(_ path: IndexPath) throws {}

  private func report(_ reason: Error) { showAlert("Sorry") }
}

final class SharedQuestionController: AlertingController {
  override func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {  // want destructive-full-swipe-needs-undo "it leads to UIAlertController"
    do { try check(path) } catch { report(error) }
    ask()
  }

  private func check(_ path: IndexPath) throws {}

  private func report(_ reason: Error) { showAlert("Sorry") }

  private func ask() { showAlert("Delete?") }
}

class AlertingController: UITableViewController {
  func showAlert(_ title: String) {
    present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
  }
}
