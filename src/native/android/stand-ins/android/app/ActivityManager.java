package android.app;

import standin.Phone;

public class ActivityManager {
    public static final int LOCK_TASK_MODE_NONE = 0;

    public int getLockTaskModeState() {
        return Phone.isLocked ? 1 : LOCK_TASK_MODE_NONE;
    }
}
