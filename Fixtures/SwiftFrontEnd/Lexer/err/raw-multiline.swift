let a = #"""
  text \#(b) """
