package app.cicerone.shell;

import android.app.AlertDialog;
import android.app.Service;
import android.content.Intent;
import android.hardware.SensorEvent;
import android.hardware.SensorEventListener;
import android.media.AudioDeviceInfo;
import android.media.AudioManager;
import android.media.session.MediaSession;
import android.net.Uri;
import android.os.BatteryManager;
import android.os.Bundle;
import android.view.View;
import android.view.WindowInsets;
import android.webkit.GeolocationPermissions;
import android.webkit.PermissionRequest;
import android.webkit.WebView;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import standin.Phone;

/**
 * Runs the shell on a JVM. It obeys lines of JSON: {"id", "do", ...} is answered by {"id", "value"} or {"id", "error"}.
 * It sends {"event", ...}, and {"ask", "what"}, which wants {"answer", "value"}.
 */
public final class Harness {
    private final PrintStream out = System.out;
    private final Map<Integer, BlockingQueue<List<Object>>> asked = new ConcurrentHashMap<>();
    private final ExecutorService work = Executors.newCachedThreadPool();
    private final Map<String, Object> kept = new ConcurrentHashMap<>();
    private MainActivity activity;
    private Bundle saved;
    private int asks;
    private volatile long now = 1_000_000_000_000L;

    public static void main(String[] given) throws Exception {
        Phone.assets = new File(given[0]);
        Phone.data = new File(given[1]);
        Harness harness = new Harness();
        Phone.browser = harness.browser();
        Map<String, Object> ready = new LinkedHashMap<>();
        ready.put("event", "ready");
        ready.put("port", (double) new Front(given.length > 2 ? new File(given[2]) : null).port());
        harness.say(ready);
        harness.listen();
    }

    private void listen() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            final Map<String, Object> order = Json.object(Json.parse(line));
            if (order.containsKey("answer")) {
                asked.remove((int) Json.number(order, "answer", 0)).add(Collections.singletonList(order.get("value")));
                continue;
            }
            work.execute(new Runnable() {
                @Override
                public void run() {
                    obey(order);
                }
            });
        }
        System.exit(0);
    }

    private void obey(Map<String, Object> order) {
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("id", order.get("id"));
        try {
            reply.put("value", perform(Json.text(order, "do", ""), order));
        } catch (Throwable error) {
            reply.put("error", error.getClass().getSimpleName() + ": " + error.getMessage());
        }
        say(reply);
    }

    private synchronized void say(Map<String, Object> message) {
        out.println(Json.write(message));
        out.flush();
    }

    private Phone.Browser browser() {
        return new Phone.Browser() {
            @Override
            public void load(String address) {
                tell("load", "address", address);
            }

            @Override
            public void run(String script) {
                tell("run", "script", script);
            }

            @Override
            public boolean canGoBack() {
                return Boolean.TRUE.equals(ask("canGoBack"));
            }

            @Override
            public void goBack() {
                tell("goBack", "now", true);
            }

            @Override
            public void clearHistory() {
                ask("clearHistory");
            }

            @Override
            public String address() {
                Object address = ask("address");
                return address == null ? null : address.toString();
            }
        };
    }

    private void tell(String event, String name, Object value) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("event", event);
        message.put(name, value);
        say(message);
    }

    private Object ask(String what) {
        BlockingQueue<List<Object>> answer = new ArrayBlockingQueue<>(1);
        Map<String, Object> message = new LinkedHashMap<>();
        synchronized (this) {
            asks += 1;
            asked.put(asks, answer);
            message.put("ask", asks);
        }
        message.put("what", what);
        say(message);
        try {
            return answer.take().get(0);
        } catch (InterruptedException error) {
            return null;
        }
    }

    private interface Step {
        Object take() throws Exception;
    }

    private static Object onMain(final Step step) throws Exception {
        return Phone.onMain(new java.util.concurrent.Callable<Object>() {
            @Override
            public Object call() throws Exception {
                return step.take();
            }
        });
    }

    private Object perform(final String name, final Map<String, Object> order) throws Exception {
        switch (name) {
            case "update":
                return update(order);
            case "stored":
                return stored(order);
            case "pin":
                return pin(order);
            case "json":
                return Json.parse(Json.text(order, "text", ""));
            case "checkObject":
                Json.checkObject(Json.text(order, "text", ""));
                return true;
            case "inside":
                return new Links(Json.text(order, "server", "")).inside(Uri.parse(Json.text(order, "address", "")));
            case "look":
                Museum.of(activity).lookForNewer(activity);
                return Museum.of(activity).content.counter();
            case "bridge":
                return Front.bridgeMethods();
            default:
                return onMain(new Step() {
                    @Override
                    public Object take() throws Exception {
                        return live(name, order);
                    }
                });
        }
    }

    /** Everything that happens on the screen's thread. */
    private Object live(String name, Map<String, Object> order) throws Exception {
        String text = Json.text(order, "text", "");
        WebView page = WebView.last;
        switch (name) {
            case "create":
                activity = new MainActivity();
                Intent intent = text.isEmpty() ? new Intent() : new Intent(Intent.ACTION_VIEW, Uri.parse(text));
                activity.setIntent(intent);
                activity.create(Json.flag(order, "restored") ? saved : null);
                activity.resume();
                return true;
            case "resume":
                Phone.isInFront = true;
                activity.resume();
                return true;
            case "pause":
                Phone.isInFront = false;
                activity.pause();
                return true;
            case "save":
                saved = new Bundle();
                activity.save(saved);
                return true;
            case "destroy":
                activity.destroy();
                return page.isDestroyed;
            case "back":
                activity.systemBack();
                return true;
            case "link":
                activity.open(new Intent(Intent.ACTION_VIEW, Uri.parse(text)));
                return true;
            case "history":
                page.client.doUpdateVisitedHistory(page, text, false);
                return true;
            case "finished":
                page.client.onPageFinished(page, text);
                return true;
            case "rendererGone":
                return page.client.onRenderProcessGone(page, null);
            case "follow":
                return page.client.shouldOverrideUrlLoading(page, Front.request("GET", text, null, true));
            case "insets":
                View.insetsListener.onApplyWindowInsets(page, WindowInsets.CONSUMED);
                return true;
            case "battery":
                Intent battery = new Intent(Intent.ACTION_BATTERY_CHANGED);
                battery.extras.put(BatteryManager.EXTRA_LEVEL, (int) Json.number(order, "level", 0));
                battery.extras.put(BatteryManager.EXTRA_SCALE, (int) Json.number(order, "scale", 100));
                battery.extras.put(BatteryManager.EXTRA_PLUGGED, Json.flag(order, "charging") ? 1 : 0);
                Phone.send(battery);
                return true;
            case "power":
                Phone.send(new Intent(Intent.ACTION_POWER_CONNECTED));
                return true;
            case "noisy":
                Phone.send(new Intent(AudioManager.ACTION_AUDIO_BECOMING_NOISY));
                return true;
            case "proximity":
                for (SensorEventListener listener : new ArrayList<>(Phone.sensorListeners)) {
                    listener.onSensorChanged(new SensorEvent((float) Json.number(order, "centimetres", 8)));
                }
                return true;
            case "plug":
                audio().plug(new AudioDeviceInfo((int) Json.number(order, "type", 0)));
                return true;
            case "unplug":
                audio().unplug();
                return true;
            case "grant":
                Phone.willGrant.add(text);
                return true;
            case "position":
                page.chrome.onGeolocationPermissionsShowPrompt(text, new GeolocationPermissions.Callback() {
                    @Override
                    public void invoke(String origin, boolean allow, boolean retain) {
                        kept.put("position", allow);
                    }
                });
                return true;
            case "camera":
                page.chrome.onPermissionRequest(cameraRequest(text, Json.text(order, "resource", "")));
                return true;
            case "media":
                session(text, order);
                return true;
            case "tablet":
                Phone.hasEarpiece = false;
                return true;
            case "refuseTracks":
                Phone.refusesTracks = true;
                return true;
            case "pass":
                Phone.pass(1000L * (long) Json.number(order, "seconds", 0));
                // In the same turn, before Android has ended a service.
                if (!text.isEmpty()) PlaybackService.show(activity, Playback.parse(text));
                return true;
            case "service":
                Service.running.onStartCommand(new Intent(text), 0, 2);
                return true;
            case "own":
                Phone.isDeviceOwner = true;
                Phone.isLocked = false;
                return true;
            case "choose":
                AlertDialog.last.choose();
                return true;
            case "confirm":
                AlertDialog.last.confirm(text);
                return true;
            case "state":
                return state();
            default:
                throw new IllegalArgumentException(name);
        }
    }

    private AudioManager audio() {
        return (AudioManager) activity.getSystemService("audio");
    }

    private static void session(String action, Map<String, Object> order) {
        MediaSession.Callback callback = MediaSession.last.callback;
        switch (action) {
            case "play":
                callback.onPlay();
                break;
            case "pause":
                callback.onPause();
                break;
            case "next":
                callback.onSkipToNext();
                break;
            case "previous":
                callback.onSkipToPrevious();
                break;
            case "seek":
                callback.onSeekTo((long) Json.number(order, "milliseconds", 0));
                break;
            default:
                callback.onCustomAction(action, null);
        }
    }

    private PermissionRequest cameraRequest(final String origin, final String resource) {
        return new PermissionRequest() {
            @Override
            public Uri getOrigin() {
                return Uri.parse(origin);
            }

            @Override
            public String[] getResources() {
                return new String[] {resource};
            }

            @Override
            public void grant(String[] resources) {
                kept.put("camera", Arrays.asList(resources));
            }

            @Override
            public void deny() {
                kept.put("camera", "denied");
            }
        };
    }

    private Map<String, Object> state() {
        Map<String, Object> state = new LinkedHashMap<>(kept);
        state.put("notes", new ArrayList<Object>(Phone.notes));
        state.put("audioMode", Phone.audioMode);
        state.put("keepsScreenOn", Phone.keepsScreenOn);
        state.put("isLocked", Phone.isLocked);
        state.put("wakeLocks", new ArrayList<Object>(Phone.wakeLocks));
        state.put("volume", Phone.lastShown.get("volume"));
        state.put("isServing", Service.running != null);
        if (Service.shown != null) {
            state.put("title", Service.shown.title.toString());
            state.put("actions", new ArrayList<Object>(Service.shown.actions));
        }
        if (MediaSession.last != null && MediaSession.last.state != null) {
            state.put("session", MediaSession.last.state.state);
            state.put("position", MediaSession.last.state.position);
            state.put("hasArtwork", MediaSession.last.metadata.facts.get("android.media.metadata.ALBUM_ART") != null);
        }
        return state;
    }

    private static Files folder(final String path) {
        return new Files() {
            @Override
            public InputStream open(String name) throws IOException {
                return new FileInputStream(new File(path, name));
            }
        };
    }

    private static StoredContent content(Map<String, Object> order) {
        Files bundle = folder(Json.text(order, "bundle", ""));
        return new StoredContent(new File(Json.text(order, "folder", "")), bundle, (int) Json.number(order, "counter", 0));
    }

    private Object update(final Map<String, Object> order) throws IOException {
        ContentUpdater.Line line = new ContentUpdater.Line() {
            private int times;

            @Override
            public boolean allows(long bytes) {
                times += 1;
                return bytes <= Json.number(order, "allowed", 1e12) && times <= Json.number(order, "times", 1e12);
            }
        };
        StoredContent content = content(order);
        content.refresh();
        int patience = (int) Json.number(order, "patience", ContentUpdater.PATIENCE);
        Files bundle = folder(Json.text(order, "bundle", ""));
        return new ContentUpdater(Json.text(order, "server", ""), bundle, content, line, patience).update();
    }

    /** The versions that a page would read now: the counter, and the text of a file, null if the app's own counts. */
    private Object stored(Map<String, Object> order) throws IOException {
        StoredContent content = content(order);
        content.refresh();
        InputStream file = content.open(Json.text(order, "path", ""));
        return Arrays.<Object>asList((double) content.counter(), file == null ? null : StoredContent.text(file));
    }

    /** Tries a PIN at a time; the memory lasts as long as this process, the check only as long as this call. */
    private Object pin(Map<String, Object> order) {
        now = (long) Json.number(order, "now", now);
        PinCheck check = new PinCheck(new Config.Loan(Json.object(order.get("loan"))), new PinCheck.Memory() {
            @Override
            public long read(String name) {
                Object value = kept.get(name);
                return value == null ? 0 : (Long) value;
            }

            @Override
            public void write(String name, long value) {
                kept.put(name, value);
            }
        }, new PinCheck.Clock() {
            @Override
            public long now() {
                return now;
            }
        });
        boolean isRight = order.containsKey("typed") && check.isRight(Json.text(order, "typed", ""));
        return Arrays.<Object>asList(isRight, (double) check.delay());
    }
}
