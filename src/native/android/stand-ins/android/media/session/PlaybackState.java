package android.media.session;

import java.util.ArrayList;
import java.util.List;

public final class PlaybackState {
    public static final long ACTION_STOP = 1L;
    public static final long ACTION_PAUSE = 2L;
    public static final long ACTION_PLAY = 4L;
    public static final long ACTION_REWIND = 8L;
    public static final long ACTION_SKIP_TO_PREVIOUS = 16L;
    public static final long ACTION_SKIP_TO_NEXT = 32L;
    public static final long ACTION_FAST_FORWARD = 64L;
    public static final long ACTION_SEEK_TO = 256L;
    public static final long ACTION_PLAY_PAUSE = 512L;
    public static final int STATE_PAUSED = 2;
    public static final int STATE_PLAYING = 3;

    public long actions;
    public int state;
    public long position;
    public float speed;
    public final List<String> customActions = new ArrayList<>();

    public static final class Builder {
        private final PlaybackState made = new PlaybackState();

        public Builder setActions(long actions) {
            made.actions = actions;
            return this;
        }

        public Builder addCustomAction(String action, String name, int icon) {
            made.customActions.add(action);
            return this;
        }

        public Builder setState(int state, long position, float speed) {
            made.state = state;
            made.position = position;
            made.speed = speed;
            return this;
        }

        public PlaybackState build() {
            return made;
        }
    }
}
