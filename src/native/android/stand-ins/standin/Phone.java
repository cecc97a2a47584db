package standin;

import android.content.BroadcastReceiver;
import android.content.Intent;
import android.media.AudioDeviceInfo;
import android.hardware.SensorEventListener;
import java.io.File;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** The phone that the stand-ins imitate. Tests set it up, move it, and read what the app did to it. */
public final class Phone {
    public static int sdk = Integer.getInteger("phone.sdk", 36);
    /** Has app.json and guide/. */
    public static File assets;
    /** The app's own folder. */
    public static File data;
    public static boolean isMetered;
    public static boolean hasEarpiece = true;
    public static boolean refusesTracks;
    public static boolean isDeviceOwner;
    public static boolean isLocked;
    public static int audioMode;
    public static boolean keepsScreenOn;
    public static boolean isInFront = true;
    public static Browser browser;
    public static Runnable back;
    /** Milliseconds. */
    public static long now;
    /** What is to be done when. */
    public static final Map<Runnable, Long> later = new LinkedHashMap<>();

    public static final Set<String> granted = new HashSet<>();
    /** What the visitor will grant when asked. */
    public static final Set<String> willGrant = new HashSet<>();
    public static final Map<BroadcastReceiver, String> receivers = new LinkedHashMap<>();
    public static final List<AudioDeviceInfo> outputs = new ArrayList<>();
    public static final List<SensorEventListener> sensorListeners = new ArrayList<>();
    public static final Set<String> wakeLocks = new HashSet<>();
    public static final Map<String, Object> lastShown = new LinkedHashMap<>();
    /** What the app did, in order. */
    public static final List<String> notes = new CopyOnWriteArrayList<>();

    /** The page in the web view: a real browser, or a fake one. */
    public interface Browser {
        void load(String address);

        void run(String script);

        boolean canGoBack();

        void goBack();

        void clearHistory();

        String address();
    }

    private static final ExecutorService main = Executors.newSingleThreadExecutor(new ThreadFactory() {
        @Override
        public Thread newThread(Runnable work) {
            Thread thread = new Thread(work, "main");
            thread.setDaemon(true);
            return thread;
        }
    });

    private Phone() {}

    /** Refuses what came with a later Android than this phone's. */
    public static void needs(int level) {
        if (sdk < level) throw new NoSuchMethodError("This came with API " + level + "; the phone has " + sdk);
    }

    public static void note(String text) {
        notes.add(text);
    }

    /** Does something on the screen's thread. */
    public static void post(final Runnable work) {
        main.execute(new Runnable() {
            @Override
            public void run() {
                try {
                    work.run();
                } catch (RuntimeException | Error error) {
                    note("crash " + error);
                    error.printStackTrace();
                }
            }
        });
    }

    /** Does something on the screen's thread and waits for it. */
    public static <T> T onMain(Callable<T> work) throws Exception {
        try {
            return main.submit(work).get();
        } catch (ExecutionException error) {
            throw error.getCause() instanceof Exception ? (Exception) error.getCause() : error;
        }
    }

    public static boolean isMain() {
        return Thread.currentThread().getName().equals("main");
    }

    /** As Android does it in views: other threads are refused. */
    public static void checkMain() {
        if (!isMain()) throw new IllegalStateException("Not on the screen's thread: " + Thread.currentThread());
    }

    /** Lets time go by. */
    public static void pass(long milliseconds) {
        now += milliseconds;
        for (Map.Entry<Runnable, Long> one : new ArrayList<>(later.entrySet())) {
            if (one.getValue() > now) continue;
            later.remove(one.getKey());
            one.getKey().run();
        }
    }

    public static void send(final Intent intent) {
        for (Map.Entry<BroadcastReceiver, String> receiver : new ArrayList<>(receivers.entrySet())) {
            if (receiver.getValue().equals(intent.getAction())) receiver.getKey().onReceive(null, intent);
        }
    }
}
