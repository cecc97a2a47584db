package app.cicerone.shell;

import android.content.Context;
import android.content.SharedPreferences;
import android.content.res.AssetManager;
import android.net.ConnectivityManager;
import android.util.Log;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** What activity and service share, once in a process. */
final class Museum {
    static final String TAG = "Cicerone";
    /** Bytes that a visitor's mobile data may cost. */
    private static final long FEW_BYTES = 5_000_000;
    private static final long SECONDS_BEFORE_FIRST = 10;
    private static final long SECONDS_BETWEEN = 30 * 60;

    private static Museum museum;

    final Config config;
    final AssetServer assets;
    final StoredContent content;
    private final Context context;
    private final ContentUpdater updater;
    private ScheduledExecutorService work;

    interface ContentListener {
        void onNewContent(int counter);
    }

    static synchronized Museum of(Context context) {
        if (museum == null) museum = new Museum(context.getApplicationContext());
        return museum;
    }

    private Museum(final Context context) {
        this.context = context;
        final AssetManager assets = context.getAssets();
        Files bundle = new Files() {
            @Override
            public InputStream open(String path) throws IOException {
                return assets.open("guide/" + path);
            }
        };
        try {
            config = new Config(StoredContent.text(assets.open("app.json")));
        } catch (IOException error) {
            throw new IllegalStateException("The app has no app.json", error);
        }
        content = new StoredContent(new File(context.getFilesDir(), "content"), bundle, config.counter);
        content.refresh();
        this.assets = new AssetServer(bundle, content);
        ContentUpdater.Line line = new ContentUpdater.Line() {
            @Override
            public boolean allows(long bytes) {
                Object manager = context.getSystemService(Context.CONNECTIVITY_SERVICE);
                return bytes <= FEW_BYTES || !((ConnectivityManager) manager).isActiveNetworkMetered();
            }
        };
        updater = config.server.isEmpty()
            ? null
            : new ContentUpdater(config.server, bundle, content, line, ContentUpdater.PATIENCE);
    }

    /** Stays the same while the app is installed. */
    synchronized String deviceId() {
        SharedPreferences kept = context.getSharedPreferences("device", Context.MODE_PRIVATE);
        String id = kept.getString("id", "");
        if (!id.isEmpty()) return id;
        String made = UUID.randomUUID().toString();
        kept.edit().putString("id", made).commit();
        return made;
    }

    /** Looks for newer content now and again, away from the screen's thread. */
    synchronized void startUpdating(final ContentListener listener) {
        stopUpdating();
        if (updater == null) return;
        work = Executors.newSingleThreadScheduledExecutor();
        Runnable update = new Runnable() {
            @Override
            public void run() {
                lookForNewer(listener);
            }
        };
        work.scheduleWithFixedDelay(update, SECONDS_BEFORE_FIRST, SECONDS_BETWEEN, TimeUnit.SECONDS);
    }

    void lookForNewer(ContentListener listener) {
        try {
            updater.update();
        } catch (IOException | RuntimeException error) {
            Log.i(TAG, "No newer content: " + error.getMessage());
        }
        // Again if the visitor has not looked at it yet: a page that was just starting did not hear it.
        if (content.isWaiting()) listener.onNewContent(content.counter());
    }

    synchronized void stopUpdating() {
        if (work != null) work.shutdownNow();
        work = null;
    }
}
