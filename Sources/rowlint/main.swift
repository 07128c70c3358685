import Pipeline

print("rowlint")
