package app.cicerone.shell;

import java.io.IOException;
import java.util.Locale;
import java.util.Set;

/** Which files a server may bring: its content, never the guide itself. */
final class ContentPaths {
    private static final String[] GUIDES = {
        ".html", ".htm", ".xhtml", ".js", ".mjs", ".wasm", ".css", ".json", ".webmanifest",
    };

    private final Files bundle;
    private final Set<String> bundledMedia;

    ContentPaths(Files bundle, Set<String> bundledMedia) {
        this.bundle = bundle;
        this.bundledMedia = bundledMedia;
    }

    boolean allow(String path) {
        if (path.startsWith("assets/")) return false;
        if (!path.startsWith("files/")) {
            String lower = path.toLowerCase(Locale.ROOT);
            for (String ending : GUIDES) if (lower.endsWith(ending)) return false;
        }
        return bundledMedia.contains(path) || !isBundled(path) && !isBundled(path + "/index.html");
    }

    private boolean isBundled(String path) {
        try {
            bundle.open(path).close();
            return true;
        } catch (IOException error) {
            return false;
        }
    }
}
