import SwiftUI

struct PlanScreen: View {
  @ObservedObject var plan: Plan
  @State private var opened: Exercise?

  var body: some View {
    List {
      ForEach(plan.exercises) { exercise in
        Section(exercise.name) {
          ForEach(exercise.sets) { set in
            SetRow(set: set)
              .removableOnLeadingEdge { plan.remove(set, from: exercise) }
          }
          ExerciseNote(exercise: exercise)
            .onTapGesture { opened = exercise }
        }
        .guarded { plan.remove(exercise) }
      }
    }
    .sheet(item: $opened) { exercise in
      Text(exercise.note).textSelection(.enabled)
    }
  }
}
