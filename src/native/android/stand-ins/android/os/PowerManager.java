package android.os;

import standin.Phone;

public final class PowerManager {
    public static final int PARTIAL_WAKE_LOCK = 1;
    public static final int PROXIMITY_SCREEN_OFF_WAKE_LOCK = 32;
    public static final int RELEASE_FLAG_WAIT_FOR_NO_PROXIMITY = 1;

    public boolean isWakeLockLevelSupported(int level) {
        return true;
    }

    public WakeLock newWakeLock(int level, String tag) {
        return new WakeLock(tag);
    }

    public final class WakeLock {
        private final String tag;

        WakeLock(String tag) {
            this.tag = tag;
        }

        public void setReferenceCounted(boolean is) {}

        public boolean isHeld() {
            return Phone.wakeLocks.contains(tag);
        }

        public void acquire() {
            Phone.wakeLocks.add(tag);
        }

        public void release() {
            Phone.wakeLocks.remove(tag);
        }

        public void release(int flags) {
            release();
        }
    }
}
