package app.cicerone.shell;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.BatteryManager;

/** Tells the guide about the battery, whenever a percent or the charger has changed. */
final class Battery extends BroadcastReceiver {
    private final Context context;
    private final GuideEvents events;
    private double level = -1;
    private boolean charging;

    Battery(Context context, GuideEvents events) {
        this.context = context;
        this.events = events;
    }

    void start() {
        context.registerReceiver(this, new IntentFilter(Intent.ACTION_BATTERY_CHANGED));
    }

    void stop() {
        context.unregisterReceiver(this);
    }

    /** For a page that has just been opened. */
    void tell() {
        if (level >= 0) events.battery(level, charging);
    }

    @Override
    public void onReceive(Context from, Intent intent) {
        int scale = intent.getIntExtra(BatteryManager.EXTRA_SCALE, 0);
        int now = intent.getIntExtra(BatteryManager.EXTRA_LEVEL, -1);
        if (scale <= 0 || now < 0) return;
        double nextLevel = Math.min(1, Math.round(100.0 * now / scale) / 100.0);
        boolean nextCharging = intent.getIntExtra(BatteryManager.EXTRA_PLUGGED, 0) != 0;
        if (nextLevel == level && nextCharging == charging) return;
        level = nextLevel;
        charging = nextCharging;
        tell();
    }
}
