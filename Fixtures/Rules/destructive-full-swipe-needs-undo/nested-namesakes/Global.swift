func act() { store.wipe() }

func perform() { undoManager.registerUndo() }

func run() { store.wipe() }
