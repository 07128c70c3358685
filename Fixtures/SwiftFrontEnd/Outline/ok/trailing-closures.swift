Button { tap() } label: { Text("a") }
Button(action: tap) { Text("a") }
Menu("More") { Button("a") {} } label: { Image("b") } primaryAction: { go() }
perform { one() } _: { two() } done: { three() }
items.forEach { item in use(item) }
run {
  one()
}
{
  two()
}()
spawn(1) { }
{ three() }()
let value = { 1 }()
foo.bar { $0 } + baz { $1 }
view.onTapGesture(count: 2) { tap() }.sheet(isPresented: $shown) { Detail() } onDismiss: { }
if items.contains(where: { $0.isNew }) { fresh() }
if items.map { $0 }.isEmpty { none() }
guard let first = items.first(where: { $0.ok }) else { return }
for item in items.filter({ $0.ok }) { use(item) }
switch items.map({ $0 }) { default: break }
while queue.pop { stop() } { loop() }
x = condition ? { one() } : { two() }
list[id: 1] { fill() }
case_.default { }
array.reduce(into: [:]) { $0[$1] = true }
@Sendable func local() {}
