package android.media;

public final class AudioDeviceInfo {
    public static final int TYPE_BUILTIN_EARPIECE = 1;
    public static final int TYPE_WIRED_HEADSET = 3;
    public static final int TYPE_WIRED_HEADPHONES = 4;
    public static final int TYPE_BLUETOOTH_A2DP = 8;
    public static final int TYPE_USB_HEADSET = 22;
    public static final int TYPE_HEARING_AID = 23;
    public static final int TYPE_BLE_HEADSET = 26;

    private final int type;

    public AudioDeviceInfo(int type) {
        this.type = type;
    }

    public int getType() {
        return type;
    }
}
