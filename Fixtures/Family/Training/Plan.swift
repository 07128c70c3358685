import Combine
import Foundation

struct Exercise: Identifiable, Equatable {
  let id: UUID
  var name: String
  var sets: [ExerciseSet]
  var note: String
}

struct ExerciseSet: Identifiable, Equatable {
  let id: UUID
  var repetitions: Int
  var weight: Measurement<UnitMass>
}

final class Plan: ObservableObject {
  @Published var exercises: [Exercise] = []

  func remove(_ set: ExerciseSet, from exercise: Exercise) {
    guard let index = exercises.firstIndex(of: exercise) else { return }
    exercises[index].sets.removeAll { $0.id == set.id }
  }

  func remove(_ exercise: Exercise) { exercises.removeAll { $0.id == exercise.id } }
}
