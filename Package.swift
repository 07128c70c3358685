// swift-tools-version: 6.0
import PackageDescription

/// The targets stand in pipeline order: bytes, tokens and outline, facts, family, findings, report.
let package = Package(
  name: "rowlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "rowlint", targets: ["rowlint"])
  ],
  targets: [
    .target(name: "SourceText"),
    .target(name: "Facts", dependencies: ["SourceText"]),
    .target(name: "SwiftFrontEnd", dependencies: ["Facts", "SourceText"]),
    .target(name: "Linking", dependencies: ["Facts", "SourceText"]),
    .target(name: "Analysis", dependencies: ["Linking", "Facts", "SourceText"]),
    .target(
      name: "Rules",
      dependencies: ["Analysis", "Linking", "Facts", "SourceText"],
      path: "Rules",
      exclude: ["README.md"],
      resources: [
        .embedInCode("family.jsonc"),
        .embedInCode("swipes.jsonc"),
        .embedInCode("no-swipe-actions.md"),
        .embedInCode("no-text-selection-in-tap-row.md"),
        .embedInCode("one-meaning-per-swipe-direction.md"),
        .embedInCode("destructive-full-swipe-needs-undo.md"),
        .embedInCode("suppression-needs-reason.md"),
        .embedInCode("unused-suppression.md"),
        .embedInCode("expired-waiver.md"),
      ]
    ),
    .target(name: "Reporting", dependencies: ["Analysis", "Facts", "SourceText"]),
    .target(
      name: "Pipeline",
      dependencies: ["SourceText", "Facts", "SwiftFrontEnd", "Linking", "Analysis", "Reporting"]
    ),
    .executableTarget(
      name: "rowlint",
      dependencies: [
        "Pipeline", "Rules", "Reporting", "Analysis", "Linking", "SwiftFrontEnd", "Facts",
        "SourceText", .target(name: "CMalloc", condition: .when(platforms: [.linux])),
      ]
    ),
    .systemLibrary(name: "CMalloc"),

    .target(
      name: "TestSupport",
      dependencies: ["SourceText", "Facts", "SwiftFrontEnd", "Linking", "Analysis"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"]),
    .testTarget(name: "FactsTests", dependencies: ["Facts", "SwiftFrontEnd", "TestSupport"]),
    .testTarget(name: "SwiftFrontEndTests", dependencies: ["SwiftFrontEnd", "TestSupport"]),
    .testTarget(name: "LinkingTests", dependencies: ["Linking", "SwiftFrontEnd", "TestSupport"]),
    .testTarget(
      name: "AnalysisTests", dependencies: ["Analysis", "Rules", "SwiftFrontEnd", "TestSupport"]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting", "TestSupport"]),
    .testTarget(name: "PipelineTests", dependencies: ["Pipeline", "Rules", "TestSupport"]),
    .testTarget(name: "RuleTests", dependencies: ["Rules", "Pipeline", "TestSupport"]),
    .testTarget(name: "RowlintTests", dependencies: ["rowlint", "TestSupport"]),
    .testTarget(name: "RepositoryTests", dependencies: ["TestSupport"]),
  ]
)
