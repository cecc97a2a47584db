package app.cicerone.shell;

import android.app.Notification;
import android.app.NotificationChannel;
import android.app.NotificationManager;
import android.app.PendingIntent;
import android.app.Service;
import android.content.Context;
import android.content.Intent;
import android.content.pm.ServiceInfo;
import android.graphics.Bitmap;
import android.media.session.MediaSession;
import android.os.Build;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.PowerManager;
import android.util.Log;

/**
 * Keeps the guide speaking while the screen is off, with controls on the lock screen. Since Android 12
 * apps cannot start it from the background, so it outlives the silence between the stations of a tour.
 */
public final class PlaybackService extends Service {
    /** The player in the page. */
    interface Player {
        void play();

        void pause();

        void next();

        void previous();

        /** Seconds; negative: back. */
        void skip(double by);

        void seek(double position);
    }

    static final String PLAY = "play";
    static final String PAUSE = "pause";
    static final String BACK = "back";
    static final String FORWARD = "forward";
    static final String NEXT = "next";
    static final String PREVIOUS = "previous";
    static final double STEP = 15;

    /** Milliseconds. */
    private static final long LONGEST_SILENCE = 45_000;
    private static final int ID = 1;
    private static final String CHANNEL = "playback";

    private static Player player;
    private static Playback shown;
    private static boolean isInFront;
    /** Not one that is about to end: Android ends services a while after it was asked to. */
    private static PlaybackService running;

    private final Handler main = new Handler(Looper.getMainLooper());
    private final Runnable onSilence = new Runnable() {
        @Override
        public void run() {
            hasBeenSilent = true;
            awake.release();
            if (shown == null) stop();
        }
    };
    private boolean isSilent;
    private boolean hasBeenSilent;
    private Playback last = Playback.parse("{}");
    private MediaSession session;
    private PowerManager.WakeLock awake;
    private String artworkAddress = "";
    private Bitmap artwork;

    /** On the screen's thread. @param by null: there is no page any more */
    static void playBy(Player by) {
        player = by;
    }

    /** On the screen's thread. @param playback null: nothing plays */
    static void show(Context context, Playback playback) {
        shown = playback;
        if (running != null) {
            running.follow();
        } else if (playback != null && playback.playing) {
            Intent start = new Intent(context, PlaybackService.class);
            try {
                if (Build.VERSION.SDK_INT >= 26) context.startForegroundService(start);
                else context.startService(start);
            } catch (IllegalStateException error) {
                // From the background, Android permits no start; the sound plays all the same.
                Log.w(Museum.TAG, "No controls on the lock screen", error);
            }
        }
    }

    /** On the screen's thread. Whether the guide is in front. */
    static void setInFront(Context context, boolean is) {
        isInFront = is;
        // It may have begun to play in the background.
        if (is && running == null) show(context, shown);
    }

    @Override
    public void onCreate() {
        running = this;
        PowerManager power = (PowerManager) getSystemService(Context.POWER_SERVICE);
        awake = power.newWakeLock(PowerManager.PARTIAL_WAKE_LOCK, "cicerone:playback");
        awake.setReferenceCounted(false);
        session = PlaybackSession.open(this);
        if (Build.VERSION.SDK_INT >= 26) {
            NotificationManager manager = (NotificationManager) getSystemService(Context.NOTIFICATION_SERVICE);
            int importance = NotificationManager.IMPORTANCE_LOW;
            manager.createNotificationChannel(new NotificationChannel(CHANNEL, Texts.playback(), importance));
        }
        // Android ends an app whose service is stopped before it has shown itself.
        update();
    }

    @Override
    public int onStartCommand(Intent intent, int flags, int id) {
        String action = intent == null ? null : intent.getAction();
        if (action != null) perform(action);
        follow();
        return START_NOT_STICKY;
    }

    @Override
    public void onTaskRemoved(Intent intent) {
        stop();
    }

    @Override
    public void onDestroy() {
        if (running == this) running = null;
        main.removeCallbacks(onSilence);
        awake.release();
        session.release();
    }

    @Override
    public IBinder onBind(Intent intent) {
        return null;
    }

    static void perform(String action) {
        if (player == null) return;
        switch (action) {
            case PLAY:
                player.play();
                break;
            case PAUSE:
                player.pause();
                break;
            case BACK:
                player.skip(-STEP);
                break;
            case FORWARD:
                player.skip(STEP);
                break;
            case NEXT:
                player.next();
                break;
            case PREVIOUS:
                player.previous();
                break;
            default:
        }
    }

    static void seek(double position) {
        if (player != null) player.seek(position);
    }

    private void follow() {
        // No next station can start, or the service could be started again.
        boolean isOver = shown == null && (player == null || isInFront && hasBeenSilent);
        update();
        if (isOver) {
            stop();
        } else if (shown != null && shown.playing) {
            main.removeCallbacks(onSilence);
            isSilent = false;
            hasBeenSilent = false;
        } else if (!isSilent || shown == null && hasBeenSilent) {
            isSilent = true;
            hasBeenSilent = false;
            main.postDelayed(onSilence, LONGEST_SILENCE);
        }
    }

    private void stop() {
        if (running == this) running = null;
        main.removeCallbacks(onSilence);
        stopSelf();
    }

    private void update() {
        Playback playback = shown == null ? last.ended() : shown;
        last = playback;
        if (!playback.artwork.equals(artworkAddress)) {
            artworkAddress = playback.artwork;
            artwork = Artwork.load(Museum.of(this).assets, artworkAddress);
        }
        PlaybackSession.set(session, playback, artwork);
        Notification notification = notification(playback);
        if (Build.VERSION.SDK_INT >= 29) {
            startForeground(ID, notification, ServiceInfo.FOREGROUND_SERVICE_TYPE_MEDIA_PLAYBACK);
        } else {
            startForeground(ID, notification);
        }
        // In silence, too: the page could not start the next station while the device sleeps.
        if (playback.playing) awake.acquire();
    }

    private Notification notification(Playback playback) {
        Intent open = new Intent(this, MainActivity.class);
        Notification.Builder builder = builder()
            .setSmallIcon(android.R.drawable.ic_media_play)
            .setContentTitle(playback.title)
            .setContentText(playback.artist)
            .setLargeIcon(artwork)
            .setOngoing(playback.playing)
            .setShowWhen(false)
            .setVisibility(Notification.VISIBILITY_PUBLIC)
            .setContentIntent(PendingIntent.getActivity(this, 0, open, PendingIntent.FLAG_IMMUTABLE));
        int middle = playback.hasPrevious ? 1 : 0;
        if (playback.hasPrevious) add(builder, PREVIOUS, Texts.previous(), android.R.drawable.ic_media_previous);
        add(builder, BACK, Texts.back(), android.R.drawable.ic_media_rew);
        if (playback.playing) add(builder, PAUSE, Texts.pause(), android.R.drawable.ic_media_pause);
        else add(builder, PLAY, Texts.play(), android.R.drawable.ic_media_play);
        add(builder, FORWARD, Texts.forward(), android.R.drawable.ic_media_ff);
        if (playback.hasNext) add(builder, NEXT, Texts.next(), android.R.drawable.ic_media_next);
        return builder
            .setStyle(new Notification.MediaStyle()
                .setMediaSession(session.getSessionToken())
                .setShowActionsInCompactView(middle, middle + 1, middle + 2))
            .build();
    }

    @SuppressWarnings("deprecation")
    private Notification.Builder builder() {
        return Build.VERSION.SDK_INT >= 26 ? new Notification.Builder(this, CHANNEL) : new Notification.Builder(this);
    }

    @SuppressWarnings("deprecation")
    private void add(Notification.Builder builder, String action, String text, int icon) {
        Intent intent = new Intent(this, PlaybackService.class).setAction(action);
        PendingIntent pending = PendingIntent.getService(this, 0, intent, PendingIntent.FLAG_IMMUTABLE);
        builder.addAction(new Notification.Action.Builder(icon, text, pending).build());
    }
}
