let a = """
  text \(b +
