import SwiftUI

struct JourneyRow: View {
  let journey: Journey

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(journey.title).font(.headline)
        Text(journey.start, style: .date).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if journey.isPinned {
        Image(systemName: "pin.fill").foregroundStyle(.orange)
      }
    }
  }
}

struct CaptureRow: View {
  let capture: Capture

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      switch capture.kind {
      case .note: note
      case .photo: Label(capture.text, systemImage: "photo")
      case .place: Label(capture.place ?? "Somewhere", systemImage: "mappin")
      }
    }
  }

  private var note: some View {
    Text(capture.text)
      .lineLimit(3)
      .textSelection(.enabled)  // want no-text-selection-in-tap-row
  }
}
