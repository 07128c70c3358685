/// The JSON schema of `JSONFormat`'s documents: their documentation, and what the tests hold them to.
public enum JSONReportSchema {
  /// With its last line end.
  public static let text = #"""
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "A report of rowlint",
      "description": "What `rowlint --format json` writes. The version is raised when a key changes its meaning or goes; new keys may come without.",
      "type": "object",
      "required": ["version", "tool", "findings", "problems", "summary"],
      "properties": {
        "version": { "const": 1 },
        "tool": {
          "type": "object",
          "required": ["name", "version"],
          "properties": { "name": { "const": "rowlint" }, "version": { "type": "string" } }
        },
        "findings": { "type": "array", "items": { "$ref": "#/definitions/finding" } },
        "problems": {
          "description": "What kept the run from being whole (error: exit 2), or is worth a word.",
          "type": "array",
          "items": { "$ref": "#/definitions/problem" }
        },
        "summary": { "$ref": "#/definitions/summary" }
      },
      "definitions": {
        "position": {
          "type": "object",
          "required": ["line", "column"],
          "properties": {
            "line": { "description": "1-based.", "type": "integer", "minimum": 1 },
            "column": { "description": "1-based, in UTF-16 units.", "type": "integer", "minimum": 1 }
          }
        },
        "place": {
          "type": "object",
          "required": ["app", "path", "start", "end"],
          "properties": {
            "app": { "description": "Empty for a place in the contract.", "type": "string" },
            "path": {
              "description": "Relative to the repository's root; for an app outside it, the app's name and the path in the app.",
              "type": "string",
              "pattern": "^[^/]"
            },
            "start": { "$ref": "#/definitions/position" },
            "end": { "description": "Behind the last character.", "$ref": "#/definitions/position" }
          }
        },
        "finding": {
          "allOf": [{ "$ref": "#/definitions/place" }],
          "type": "object",
          "required": ["rule", "severity", "message", "symbol", "fingerprint", "related"],
          "properties": {
            "rule": { "type": "string", "pattern": "^[a-z0-9-]+$" },
            "severity": { "enum": ["error", "warning", "note"] },
            "message": { "type": "string", "minLength": 1 },
            "symbol": { "description": "The enclosing declaration; may be empty.", "type": "string" },
            "fingerprint": {
              "description": "The same for as long as the finding means the same; one of its own in each report.",
              "type": "string",
              "pattern": "^[0-9a-f]{16}:[1-9][0-9]*$"
            },
            "related": {
              "description": "Other places that the finding is about.",
              "type": "array",
              "items": {
                "allOf": [{ "$ref": "#/definitions/place" }],
                "required": ["message"],
                "properties": { "message": { "type": "string" } }
              }
            }
          }
        },
        "problem": {
          "type": "object",
          "required": ["kind", "level", "path", "message"],
          "properties": {
            "kind": { "type": "string" },
            "level": { "enum": ["note", "warning", "error"] },
            "path": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 },
            "message": { "type": "string", "minLength": 1 }
          }
        },
        "summary": {
          "type": "object",
          "required": ["complete", "apps", "files", "bytes", "rules", "known", "silenced", "skipped", "couldNotTell"],
          "properties": {
            "complete": { "description": "Everything that was asked for was read and judged.", "type": "boolean" },
            "apps": { "type": "integer", "minimum": 0 },
            "files": { "type": "integer", "minimum": 0 },
            "bytes": { "type": "integer", "minimum": 0 },
            "rules": { "description": "In force.", "type": "integer", "minimum": 0 },
            "known": { "description": "Findings left out because they were there before.", "type": "integer", "minimum": 0 },
            "silenced": { "description": "Findings left out because of a comment or a waiver.", "type": "integer", "minimum": 0 },
            "skipped": { "description": "Files by the reason why they were left out.", "$ref": "#/definitions/counts" },
            "couldNotTell": { "description": "Places by rule.", "$ref": "#/definitions/counts" }
          }
        },
        "counts": { "type": "object", "additionalProperties": { "type": "integer", "minimum": 1 } }
      }
    }

    """#
}
