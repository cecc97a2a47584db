package android.media.session;

import android.content.Context;
import android.media.MediaMetadata;
import android.os.Bundle;

public final class MediaSession {
    public static final int FLAG_HANDLES_MEDIA_BUTTONS = 1;
    public static final int FLAG_HANDLES_TRANSPORT_CONTROLS = 2;

    public static MediaSession last;

    public Callback callback;
    public PlaybackState state;
    public MediaMetadata metadata;
    public boolean isReleased;

    public MediaSession(Context context, String tag) {
        last = this;
    }

    public static final class Token {}

    public abstract static class Callback {
        public void onPlay() {}

        public void onPause() {}

        public void onStop() {}

        public void onSkipToNext() {}

        public void onSkipToPrevious() {}

        public void onFastForward() {}

        public void onRewind() {}

        public void onSeekTo(long milliseconds) {}

        public void onCustomAction(String action, Bundle extras) {}
    }

    public void setFlags(int flags) {}

    public void setCallback(Callback given) {
        callback = given;
    }

    public void setActive(boolean is) {}

    public void setPlaybackState(PlaybackState given) {
        state = given;
    }

    public void setMetadata(MediaMetadata given) {
        metadata = given;
    }

    public Token getSessionToken() {
        return new Token();
    }

    public void release() {
        isReleased = true;
    }
}
