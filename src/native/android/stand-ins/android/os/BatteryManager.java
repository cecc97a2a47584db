package android.os;

public class BatteryManager {
    public static final String EXTRA_LEVEL = "level";
    public static final String EXTRA_PLUGGED = "plugged";
    public static final String EXTRA_SCALE = "scale";
}
