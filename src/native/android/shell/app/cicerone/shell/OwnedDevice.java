package app.cicerone.shell;

import android.Manifest;
import android.app.Activity;
import android.app.admin.DevicePolicyManager;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Build;
import android.os.UserManager;

/** A device that the museum has given to the app (device owner): what the app may do there that others may not. */
final class OwnedDevice {
    /** Their questions belong to another app, which a locked device does not show. */
    private static final String[] PERMISSIONS = {
        Manifest.permission.CAMERA,
        Manifest.permission.ACCESS_COARSE_LOCATION,
        Manifest.permission.ACCESS_FINE_LOCATION,
    };

    private final Activity activity;
    private final DevicePolicyManager policy;
    private final ComponentName admin;
    private final String name;

    private OwnedDevice(Activity activity, DevicePolicyManager policy) {
        this.activity = activity;
        this.policy = policy;
        this.admin = new ComponentName(activity, LoanAdmin.class);
        this.name = activity.getPackageName();
    }

    /** @return null where the app owns nothing */
    static OwnedDevice of(Activity activity) {
        DevicePolicyManager policy = (DevicePolicyManager) activity.getSystemService(Context.DEVICE_POLICY_SERVICE);
        return policy.isDeviceOwnerApp(activity.getPackageName()) ? new OwnedDevice(activity, policy) : null;
    }

    /** Makes the app the home screen, also after a restart, and its lock one without a question. */
    void prepare() {
        policy.setLockTaskPackages(admin, new String[] {name});
        if (Build.VERSION.SDK_INT >= 28) {
            policy.setLockTaskFeatures(admin, DevicePolicyManager.LOCK_TASK_FEATURE_NONE);
        }
        IntentFilter home = new IntentFilter(Intent.ACTION_MAIN);
        home.addCategory(Intent.CATEGORY_HOME);
        home.addCategory(Intent.CATEGORY_DEFAULT);
        policy.addPersistentPreferredActivity(admin, home, new ComponentName(activity, MainActivity.class));
        policy.addUserRestriction(admin, UserManager.DISALLOW_SAFE_BOOT);
        for (String permission : PERMISSIONS) {
            // Those that this museum's app does not have are refused.
            policy.setPermissionGrantState(admin, name, permission, DevicePolicyManager.PERMISSION_GRANT_STATE_GRANTED);
        }
    }

    /** The usual home screen is there again until the app is opened. */
    void release() {
        policy.clearPackagePersistentPreferredActivities(admin, name);
    }

    /** The device is an ordinary one from now on, without a reset. */
    @SuppressWarnings("deprecation")
    void giveUp() {
        release();
        policy.clearUserRestriction(admin, UserManager.DISALLOW_SAFE_BOOT);
        policy.clearDeviceOwnerApp(name);
    }
}
