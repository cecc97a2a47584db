package android.media;

import android.os.Handler;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import standin.Phone;

public class AudioManager {
    public static final String ACTION_AUDIO_BECOMING_NOISY = "android.media.AUDIO_BECOMING_NOISY";
    public static final int MODE_NORMAL = 0;
    public static final int MODE_IN_COMMUNICATION = 3;
    public static final int STREAM_VOICE_CALL = 0;
    public static final int STREAM_MUSIC = 3;
    public static final int GET_DEVICES_OUTPUTS = 2;

    private AudioDeviceCallback callback;

    public void setMode(int mode) {
        Phone.audioMode = mode;
        Phone.note("audio mode " + mode);
    }

    public void setSpeakerphoneOn(boolean on) {
        Phone.note("speakerphone " + on);
    }

    public List<AudioDeviceInfo> getAvailableCommunicationDevices() {
        Phone.needs(31);
        if (!Phone.hasEarpiece) return Collections.emptyList();
        return Collections.singletonList(new AudioDeviceInfo(AudioDeviceInfo.TYPE_BUILTIN_EARPIECE));
    }

    public boolean setCommunicationDevice(AudioDeviceInfo device) {
        Phone.needs(31);
        Phone.note("communication device " + device.getType());
        return true;
    }

    public void clearCommunicationDevice() {
        Phone.needs(31);
        Phone.note("no communication device");
    }

    public AudioDeviceInfo[] getDevices(int flags) {
        List<AudioDeviceInfo> all = new ArrayList<>(Phone.outputs);
        if (Phone.hasEarpiece) all.add(new AudioDeviceInfo(AudioDeviceInfo.TYPE_BUILTIN_EARPIECE));
        return all.toArray(new AudioDeviceInfo[0]);
    }

    public void registerAudioDeviceCallback(AudioDeviceCallback given, Handler handler) {
        callback = given;
    }

    public void unregisterAudioDeviceCallback(AudioDeviceCallback given) {
        callback = null;
    }

    /** Plugs a device in. */
    public void plug(AudioDeviceInfo device) {
        Phone.outputs.add(device);
        if (callback != null) callback.onAudioDevicesAdded(new AudioDeviceInfo[] {device});
    }

    /** Pulls all devices out. */
    public void unplug() {
        AudioDeviceInfo[] gone = getDevices(GET_DEVICES_OUTPUTS);
        Phone.outputs.clear();
        if (callback != null) callback.onAudioDevicesRemoved(gone);
    }
}
