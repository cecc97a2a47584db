package android.app;

import standin.Phone;

public final class NotificationChannel {
    public NotificationChannel(String id, CharSequence name, int importance) {
        Phone.needs(26);
    }
}
