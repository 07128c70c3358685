/// The whole run, one stage a line.
public enum Pipeline {}
