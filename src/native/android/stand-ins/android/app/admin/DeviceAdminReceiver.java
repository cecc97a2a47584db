package android.app.admin;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;

public class DeviceAdminReceiver extends BroadcastReceiver {
    @Override
    public void onReceive(Context context, Intent intent) {}
}
