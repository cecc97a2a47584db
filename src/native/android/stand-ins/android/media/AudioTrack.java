package android.media;

import standin.Phone;

public class AudioTrack {
    public static final int MODE_STATIC = 0;

    public int write(short[] samples, int from, int count) {
        return count;
    }

    public int setLoopPoints(int from, int to, int times) {
        return 0;
    }

    public void play() {
        if (Phone.refusesTracks) throw new IllegalStateException("No track");
        Phone.note("silence plays");
    }

    public void release() {
        Phone.note("silence ends");
    }

    public static class Builder {
        public Builder setAudioAttributes(AudioAttributes attributes) {
            return this;
        }

        public Builder setAudioFormat(AudioFormat format) {
            return this;
        }

        public Builder setTransferMode(int mode) {
            return this;
        }

        public Builder setBufferSizeInBytes(int bytes) {
            return this;
        }

        public AudioTrack build() {
            return new AudioTrack();
        }
    }
}
