package android.content;

import android.app.ActivityManager;
import android.app.NotificationManager;
import android.app.Service;
import android.app.admin.DevicePolicyManager;
import android.content.pm.ApplicationInfo;
import android.content.pm.PackageManager;
import android.content.res.AssetManager;
import android.hardware.SensorManager;
import android.media.AudioManager;
import android.net.ConnectivityManager;
import android.os.PowerManager;
import java.io.File;
import java.util.HashMap;
import java.util.Map;
import standin.Phone;

public abstract class Context {
    public static final int MODE_PRIVATE = 0;
    public static final String ACTIVITY_SERVICE = "activity";
    public static final String AUDIO_SERVICE = "audio";
    public static final String CONNECTIVITY_SERVICE = "connectivity";
    public static final String DEVICE_POLICY_SERVICE = "device_policy";
    public static final String NOTIFICATION_SERVICE = "notification";
    public static final String POWER_SERVICE = "power";
    public static final String SENSOR_SERVICE = "sensor";

    private static final Map<String, Object> services = new HashMap<>();

    static {
        services.put(ACTIVITY_SERVICE, new ActivityManager());
        services.put(AUDIO_SERVICE, new AudioManager());
        services.put(CONNECTIVITY_SERVICE, new ConnectivityManager());
        services.put(DEVICE_POLICY_SERVICE, new DevicePolicyManager());
        services.put(NOTIFICATION_SERVICE, new NotificationManager());
        services.put(POWER_SERVICE, new PowerManager());
        services.put(SENSOR_SERVICE, new SensorManager());
    }

    public Object getSystemService(String name) {
        return services.get(name);
    }

    public Context getApplicationContext() {
        return this;
    }

    public String getPackageName() {
        return "museum.example.guide";
    }

    public AssetManager getAssets() {
        return new AssetManager();
    }

    public File getFilesDir() {
        return Phone.data;
    }

    public ApplicationInfo getApplicationInfo() {
        return new ApplicationInfo();
    }

    public SharedPreferences getSharedPreferences(String name, int mode) {
        return new StoredPreferences(new File(Phone.data, name + ".properties"));
    }

    public int checkSelfPermission(String name) {
        return Phone.granted.contains(name) ? PackageManager.PERMISSION_GRANTED : -1;
    }

    public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter) {
        Phone.receivers.put(receiver, filter.action);
        return null;
    }

    public void unregisterReceiver(BroadcastReceiver receiver) {
        if (Phone.receivers.remove(receiver) == null) throw new IllegalArgumentException("Not registered");
    }

    public void startActivity(Intent intent) {
        Phone.note("open " + intent.getData());
    }

    public ComponentName startForegroundService(Intent intent) {
        Phone.needs(26);
        if (Phone.sdk >= 31 && !Phone.isInFront) throw new IllegalStateException("Not from the background");
        return startService(intent);
    }

    /** Android starts it later, in a separate turn. */
    public ComponentName startService(final Intent intent) {
        Phone.post(new Runnable() {
            @Override
            public void run() {
                start(intent);
            }
        });
        return null;
    }

    private static void start(Intent intent) {
        try {
            if (Service.running == null) {
                Service.running = (Service) intent.type.getDeclaredConstructor().newInstance();
                Service.shown = null;
                Service.running.onCreate();
            }
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
        Service.running.onStartCommand(intent, 0, 1);
        if (Service.shown == null) Phone.note("crash: the service did not show itself");
    }
}
