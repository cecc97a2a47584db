package app.cicerone.shell;

import java.io.IOException;
import java.util.Map;

/** What plays, as the guide says it. Seconds. */
final class Playback {
    final String title;
    final String artist;
    /** An address within the app; "" : no picture. */
    final String artwork;
    final boolean playing;
    final double position;
    final double duration;
    final double rate;
    final boolean hasNext;
    final boolean hasPrevious;

    private Playback(Map<String, Object> given) {
        title = Json.text(given, "title", "");
        artist = Json.text(given, "artist", "");
        artwork = Json.text(given, "artwork", "");
        playing = Json.flag(given, "playing");
        position = Json.number(given, "position", 0);
        duration = Json.number(given, "duration", 0);
        rate = Json.number(given, "rate", 1);
        hasNext = Json.flag(given, "hasNext");
        hasPrevious = Json.flag(given, "hasPrevious");
    }

    private Playback(Playback ended) {
        title = ended.title;
        artist = ended.artist;
        artwork = ended.artwork;
        playing = false;
        position = ended.position;
        duration = ended.duration;
        rate = ended.rate;
        hasNext = false;
        hasPrevious = false;
    }

    /** The same at rest, without others beside it. */
    Playback ended() {
        return new Playback(this);
    }

    /** @return null: nothing plays */
    static Playback parse(String json) {
        if (json == null || json.isEmpty()) return null;
        try {
            return new Playback(Json.object(Json.parse(json)));
        } catch (IOException error) {
            return null;
        }
    }
}
