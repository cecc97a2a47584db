package android.app.admin;

import android.content.ComponentName;
import android.content.IntentFilter;
import standin.Phone;

public class DevicePolicyManager {
    public static final int LOCK_TASK_FEATURE_NONE = 0;
    public static final int PERMISSION_GRANT_STATE_GRANTED = 1;

    public boolean isDeviceOwnerApp(String name) {
        return Phone.isDeviceOwner;
    }

    public void setLockTaskPackages(ComponentName admin, String[] names) {
        own("may lock " + names[0]);
    }

    public void setLockTaskFeatures(ComponentName admin, int features) {
        Phone.needs(28);
        own("locked with features " + features);
    }

    public void addPersistentPreferredActivity(ComponentName admin, IntentFilter filter, ComponentName activity) {
        own("home " + filter);
    }

    public void clearPackagePersistentPreferredActivities(ComponentName admin, String name) {
        own("no home");
    }

    public void addUserRestriction(ComponentName admin, String restriction) {
        own("restricted " + restriction);
    }

    public void clearUserRestriction(ComponentName admin, String restriction) {
        own("unrestricted " + restriction);
    }

    public boolean setPermissionGrantState(ComponentName admin, String name, String permission, int state) {
        own("permitted " + permission + " " + state);
        Phone.granted.add(permission);
        return true;
    }

    public void clearDeviceOwnerApp(String name) {
        own("no owner");
        Phone.isDeviceOwner = false;
    }

    /** Other apps may do nothing of this. */
    private static void own(String note) {
        if (!Phone.isDeviceOwner) throw new SecurityException("No device owner: " + note);
        Phone.note(note);
    }
}
