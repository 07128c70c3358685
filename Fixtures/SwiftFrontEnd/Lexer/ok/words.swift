import struct Foundation.Date

// Words that are keywords everywhere, somewhere and nowhere.
actor Café { nonisolated func `repeat`(_ each: Int, in name: Self) async throws -> some Any {} }
let été = 1, 東京 = 2, 👩‍👩‍👧 = 3, a̐b = 4, _x$1 = 5, iffy = 6, precedencegroups = 7
func `raw name: with (any) text`() { `self` = `$` }
items.map { $0 + $1.default + $projected }.for(in: .init, self.self)
veryLongIdentifierThatPassesSixteenBytes = associatedtypeAndMore
Foo::bar
