package android.app.admin;

import android.content.ComponentName;
import standin.Phone;

public class DevicePolicyManager {
    public boolean isDeviceOwnerApp(String name) {
        return Phone.isDeviceOwner;
    }

    public void setLockTaskPackages(ComponentName admin, String[] names) {
        Phone.note("may lock " + names[0]);
    }
}
