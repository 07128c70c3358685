struct First {
  func a() { one() } }
}
func b() { two() }
)
]
func c() { three(]) }
}
struct Last { func d() { four() } }
