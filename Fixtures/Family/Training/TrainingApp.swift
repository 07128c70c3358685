import SwiftUI
import UIKit

@main
struct TrainingApp: App {
  @StateObject private var plan = Plan()

  var body: some Scene {
    WindowGroup {
      TabView {
        PlanScreen(plan: plan).tabItem { Label("Plan", systemImage: "list.bullet") }
        SessionsScreen().tabItem { Label("Sessions", systemImage: "figure.run") }
      }
    }
  }
}

/// The list of sessions is older than the rest of the app.
struct SessionsScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SessionsController { SessionsController() }
  func updateUIViewController(_ controller: SessionsController, context: Context) {}
}
