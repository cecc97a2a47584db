package android.app;

import android.content.Context;
import android.graphics.Bitmap;
import android.media.session.MediaSession;
import java.util.ArrayList;
import java.util.List;
import standin.Phone;

public class Notification {
    public static final int VISIBILITY_PUBLIC = 1;

    public CharSequence title;
    public CharSequence text;
    public final List<String> actions = new ArrayList<>();

    public static class Action {
        final CharSequence title;

        Action(CharSequence title) {
            this.title = title;
        }

        public static final class Builder {
            private final CharSequence title;

            public Builder(int icon, CharSequence title, PendingIntent intent) {
                this.title = title;
            }

            public Action build() {
                return new Action(title);
            }
        }
    }

    public abstract static class Style {}

    public static class MediaStyle extends Style {
        public MediaStyle setMediaSession(MediaSession.Token token) {
            return this;
        }

        public MediaStyle setShowActionsInCompactView(int... actions) {
            return this;
        }
    }

    public static class Builder {
        private final Notification notification = new Notification();

        public Builder(Context context, String channel) {
            Phone.needs(26);
        }

        public Builder(Context context) {}

        public Builder setSmallIcon(int icon) {
            return this;
        }

        public Builder setContentTitle(CharSequence title) {
            notification.title = title;
            return this;
        }

        public Builder setContentText(CharSequence text) {
            notification.text = text;
            return this;
        }

        public Builder setLargeIcon(Bitmap icon) {
            return this;
        }

        public Builder setOngoing(boolean is) {
            return this;
        }

        public Builder setShowWhen(boolean is) {
            return this;
        }

        public Builder setVisibility(int visibility) {
            return this;
        }

        public Builder setContentIntent(PendingIntent intent) {
            return this;
        }

        public Builder addAction(Action action) {
            notification.actions.add(action.title.toString());
            return this;
        }

        public Builder setStyle(Style style) {
            return this;
        }

        public Notification build() {
            return notification;
        }
    }
}
