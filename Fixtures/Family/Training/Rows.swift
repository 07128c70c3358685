import SwiftUI

struct SetRow: View {
  let set: ExerciseSet

  var body: some View {
    HStack {
      Text("\(set.repetitions) ×")
      Text(set.weight, format: .measurement(width: .abbreviated))
      Spacer()
    }
    .monospacedDigit()
  }
}

/// Tapped where it is used, in the plan.
struct ExerciseNote: View {
  let exercise: Exercise

  var body: some View {
    Group {
      Text(exercise.name).bold()
      Text(exercise.note)
    }
    .textSelection(.enabled)  // want no-text-selection-in-tap-row
  }
}
