package app.cicerone.shell;

import android.content.Context;
import android.media.AudioAttributes;
import android.media.AudioDeviceCallback;
import android.media.AudioDeviceInfo;
import android.media.AudioFormat;
import android.media.AudioManager;
import android.media.AudioTrack;
import android.os.Build;
import android.os.Handler;
import android.os.Looper;
import android.util.Log;

/**
 * Loudspeaker or earpiece. The earpiece needs the mode of a call. Android ends that mode after some seconds unless its
 * owner plays a voice, and the web view plays media, so a silent voice loops beside it.
 */
final class AudioChannels {
    static final String SPEAKER = "SPEAKER";
    static final String EARPIECE = "EARPIECE";

    private static final int SAMPLES_A_SECOND = 8000;

    interface Listener {
        /** On the screen's thread. @param isChosen the page knows already */
        void onChannel(String channel, boolean isChosen);
    }

    private final AudioManager audio;
    private final Listener listener;
    private final Handler main = new Handler(Looper.getMainLooper());
    private final AudioDeviceCallback devices = new AudioDeviceCallback() {
        @Override
        public void onAudioDevicesAdded(AudioDeviceInfo[] added) {
            apply();
        }

        @Override
        public void onAudioDevicesRemoved(AudioDeviceInfo[] removed) {
            apply();
        }
    };

    private volatile String chosen = SPEAKER;
    private volatile boolean hasHeadphones;
    /** Tablets have none, and some phones refuse it. */
    private volatile boolean hasEarpiece;
    private volatile boolean isRefused;
    private boolean isHeard;
    private boolean isInForeground;
    private boolean isPlaying;
    private String told = SPEAKER;
    private AudioTrack silence;

    AudioChannels(Context context, Listener listener) {
        this.audio = (AudioManager) context.getSystemService(Context.AUDIO_SERVICE);
        this.listener = listener;
    }

    void start() {
        isHeard = true;
        findDevices();
        audio.registerAudioDeviceCallback(devices, main);
    }

    void stop() {
        isHeard = false;
        audio.unregisterAudioDeviceCallback(devices);
        leaveEarpiece();
    }

    /** The channel in use: headphones win over the earpiece. Any thread. */
    String channel() {
        return hasHeadphones || !hasEarpiece || isRefused ? SPEAKER : chosen;
    }

    /** Any thread. */
    void choose(String channel) {
        if (!SPEAKER.equals(channel) && !EARPIECE.equals(channel)) return;
        chosen = channel;
        isRefused = false;
        main.post(new Runnable() {
            @Override
            public void run() {
                told = channel();
                apply();
                told = channel();
                listener.onChannel(told, true);
            }
        });
    }

    void setInForeground(boolean is) {
        isInForeground = is;
        apply();
    }

    void setPlaying(boolean is) {
        isPlaying = is;
        apply();
    }

    private void apply() {
        if (!isHeard) return;
        findDevices();
        // In the background other apps decide, a call for one, unless the guide speaks.
        boolean isWanted = channel().equals(EARPIECE) && (isInForeground || isPlaying);
        if (isWanted) enterEarpiece();
        else leaveEarpiece();
        if (channel().equals(told)) return;
        told = channel();
        listener.onChannel(told, false);
    }

    private void enterEarpiece() {
        if (silence != null) return;
        try {
            silence = playSilence();
        } catch (RuntimeException error) {
            Log.w(Museum.TAG, "No sound at the ear", error);
            isRefused = true;
            return;
        }
        audio.setMode(AudioManager.MODE_IN_COMMUNICATION);
        if (Build.VERSION.SDK_INT >= 31) {
            for (AudioDeviceInfo device : audio.getAvailableCommunicationDevices()) {
                if (device.getType() == AudioDeviceInfo.TYPE_BUILTIN_EARPIECE) audio.setCommunicationDevice(device);
            }
        } else {
            audio.setSpeakerphoneOn(false);
        }
    }

    private void leaveEarpiece() {
        if (silence == null) return;
        silence.release();
        silence = null;
        if (Build.VERSION.SDK_INT >= 31) audio.clearCommunicationDevice();
        audio.setMode(AudioManager.MODE_NORMAL);
    }

    /** At full volume: a track at volume 0 counts as mute. */
    private static AudioTrack playSilence() {
        short[] samples = new short[SAMPLES_A_SECOND];
        AudioTrack track = new AudioTrack.Builder()
            .setAudioAttributes(new AudioAttributes.Builder()
                .setUsage(AudioAttributes.USAGE_VOICE_COMMUNICATION)
                .setContentType(AudioAttributes.CONTENT_TYPE_SPEECH)
                .build())
            .setAudioFormat(new AudioFormat.Builder()
                .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
                .setSampleRate(SAMPLES_A_SECOND)
                .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
                .build())
            .setTransferMode(AudioTrack.MODE_STATIC)
            .setBufferSizeInBytes(2 * samples.length)
            .build();
        try {
            track.write(samples, 0, samples.length);
            track.setLoopPoints(0, samples.length, -1);
            track.play();
        } catch (RuntimeException error) {
            track.release();
            throw error;
        }
        return track;
    }

    private void findDevices() {
        boolean headphones = false;
        boolean earpiece = false;
        for (AudioDeviceInfo device : audio.getDevices(AudioManager.GET_DEVICES_OUTPUTS)) {
            switch (device.getType()) {
                case AudioDeviceInfo.TYPE_WIRED_HEADSET:
                case AudioDeviceInfo.TYPE_WIRED_HEADPHONES:
                case AudioDeviceInfo.TYPE_BLUETOOTH_A2DP:
                case AudioDeviceInfo.TYPE_USB_HEADSET:
                case AudioDeviceInfo.TYPE_HEARING_AID:
                case AudioDeviceInfo.TYPE_BLE_HEADSET:
                    headphones = true;
                    break;
                case AudioDeviceInfo.TYPE_BUILTIN_EARPIECE:
                    earpiece = true;
                    break;
                default:
            }
        }
        hasHeadphones = headphones;
        hasEarpiece = earpiece;
    }
}
