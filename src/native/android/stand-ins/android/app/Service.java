package android.app;

import android.content.Context;
import android.content.Intent;
import android.os.IBinder;
import standin.Phone;

public abstract class Service extends Context {
    public static final int START_NOT_STICKY = 2;

    public static Service running;
    public static Notification shown;

    public void onCreate() {}

    public int onStartCommand(Intent intent, int flags, int id) {
        return START_NOT_STICKY;
    }

    public void onTaskRemoved(Intent intent) {}

    public void onDestroy() {}

    public abstract IBinder onBind(Intent intent);

    /** Android ends it later, in a separate turn. */
    public final void stopSelf() {
        if (running != this) return;
        running = null;
        Phone.post(new Runnable() {
            @Override
            public void run() {
                onDestroy();
                Phone.note("service stopped");
                if (running == null) shown = null;
            }
        });
    }

    /** Android ignores services that are about to end. */
    public final void startForeground(int id, Notification notification) {
        if (running != this) return;
        shown = notification;
        Phone.note("shown " + notification.title);
    }

    public final void startForeground(int id, Notification notification, int type) {
        Phone.needs(29);
        startForeground(id, notification);
    }
}
