package android.app;

import standin.Phone;

public class NotificationManager {
    public static final int IMPORTANCE_LOW = 2;

    public void createNotificationChannel(NotificationChannel channel) {
        Phone.needs(26);
    }
}
