package android.hardware;

public final class Sensor {
    public static final int TYPE_PROXIMITY = 8;

    public float getMaximumRange() {
        return 8;
    }
}
