package app.cicerone.shell;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

final class MediaTypes {
    private static final String[] KNOWN = {
        "html text/html", "js text/javascript", "mjs text/javascript", "css text/css", "json application/json",
        "webmanifest application/manifest+json", "yaml text/yaml", "yml text/yaml", "txt text/plain", "md text/plain",
        "vtt text/vtt", "xml application/xml", "gpx application/gpx+xml", "csv text/csv", "pdf application/pdf",
        "svg image/svg+xml", "png image/png", "jpg image/jpeg", "jpeg image/jpeg", "webp image/webp",
        "avif image/avif", "gif image/gif", "ico image/x-icon", "bmp image/bmp",
        "mp3 audio/mpeg", "m4a audio/mp4", "aac audio/aac", "ogg audio/ogg", "oga audio/ogg", "opus audio/ogg",
        "wav audio/wav", "flac audio/flac", "weba audio/webm",
        "mp4 video/mp4", "m4v video/mp4", "webm video/webm", "ogv video/ogg", "mov video/quicktime",
        "woff2 font/woff2", "woff font/woff", "ttf font/ttf", "otf font/otf", "wasm application/wasm",
    };

    private static final Map<String, String> BY_ENDING = new HashMap<>();

    static {
        for (String known : KNOWN) {
            int space = known.indexOf(' ');
            BY_ENDING.put(known.substring(0, space), known.substring(space + 1));
        }
    }

    private MediaTypes() {}

    static String of(String path) {
        String ending = path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        String type = BY_ENDING.get(ending);
        return type == null ? "application/octet-stream" : type;
    }
}
