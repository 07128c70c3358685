import Analysis

extension Rule {
  /// Every swipe site is a fault: rows open on a tap.
  static let noSwipeActions = Rule(
    id: "no-swipe-actions",
    summary: "A row has swipe actions",
    page: String(decoding: PackageResources.no_swipe_actions_md, as: UTF8.self),
    options: [
      ContractKey(
        "forms",
        .object(
          SwipeSite.Form.allCases.map { form in
            ContractKey(form.rawValue, .severity, description(of: form), defaultText: "`severity`")
          }),
        "How grave each form of swipe is, where they are set apart.")
    ],
    judge: { _ in [] })
}

private func description(of form: SwipeSite.Form) -> String {
  switch form {
  case .swipeActions: "SwiftUI's `.swipeActions`."
  case .onDelete: "SwiftUI's `.onDelete(perform:)`."
  case .editActions: "`List` and `ForEach` with `editActions:`."
  case .uiKit: "UIKit's delegate methods, configuration providers and configurations."
  case .wrapper: "The calls that the vocabulary's `swipeAPIs` name."
  }
}
