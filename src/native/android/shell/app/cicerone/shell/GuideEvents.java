package app.cicerone.shell;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Tells the guide what happens on the device. May be called on any thread. */
abstract class GuideEvents {
    /** Runs a script in the page, on the screen's thread. */
    abstract void run(String script);

    void audioChannel(String channel) {
        send("audio-channel", one("channel", channel));
    }

    /** @param level from 0 to 1 */
    void battery(double level, boolean charging) {
        Map<String, Object> facts = one("level", level);
        facts.put("charging", charging);
        send("battery", facts);
    }

    void proximity(boolean near) {
        send("proximity", one("near", near));
    }

    /** @param action play, pause, next or previous */
    void media(String action) {
        send("media", one("action", action));
    }

    /** @param seconds negative: back */
    void skip(double seconds) {
        Map<String, Object> facts = one("action", "skip");
        facts.put("by", seconds);
        send("media", facts);
    }

    void seek(double seconds) {
        Map<String, Object> facts = one("action", "seek");
        facts.put("position", seconds);
        send("media", facts);
    }

    void docked() {
        send("docked", Collections.<String, Object>emptyMap());
    }

    void content(int counter) {
        send("content", one("counter", counter));
    }

    private void send(String type, Map<String, Object> facts) {
        Map<String, Object> detail = one("type", type);
        detail.putAll(facts);
        run("window.dispatchEvent(new CustomEvent('guide-native',{detail:" + Json.write(detail) + "}))");
    }

    private static Map<String, Object> one(String name, Object value) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put(name, value);
        return facts;
    }
}
