package app.cicerone.shell;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Answers the page in the place of a web server: newer content first, then the files in the app. */
final class AssetServer {
    static final String HOST = "appassets.androidplatform.net";
    /** What visitors have kept belongs to it, so it stays for ever. */
    static final String ORIGIN = "https://" + HOST;

    private static final Pattern RANGE = Pattern.compile("bytes=(\\d{0,15})-(\\d{0,15})");
    /** The web view refuses redirects, and a page refers to its files from its folder. */
    private static final String TO_FOLDER =
        "<!doctype html><script>location.replace(location.pathname+'/'+location.search+location.hash)</script>";

    private final Files files;
    private final Overlay overlay;

    AssetServer(Files files, Overlay overlay) {
        this.files = files;
        this.overlay = overlay;
    }

    /**
     * @param path as it stands in the address, percent-encoded
     * @param range the header; null without one
     */
    Answer answer(String method, String path, String range) {
        boolean isHead = method.equals("HEAD");
        if (!isHead && !method.equals("GET")) return Answer.empty(405, "Method Not Allowed");
        String name = nameOf(path);
        if (name == null) return notFound();
        boolean isFolder = name.isEmpty() || name.endsWith("/");
        InputStream body = openOrNull(isFolder ? name + "index.html" : name);
        if (body != null) return file(MediaTypes.of(isFolder ? "index.html" : name), body, range, isHead);
        return !isFolder && isThere(name + "/index.html") ? page(200, "OK", textOf(TO_FOLDER)) : notFound();
    }

    /** Returns a file's bytes, or null. */
    InputStream open(String path) {
        String name = nameOf(path);
        return name == null ? null : openOrNull(name);
    }

    private Answer file(String type, InputStream body, String range, boolean isHead) {
        if (type.equals("text/html")) return page(200, "OK", isHead ? nothing(body) : body);
        long size;
        try {
            size = body.available();
        } catch (IOException error) {
            return notFound();
        }
        Matcher wanted = range == null ? null : RANGE.matcher(range.trim());
        Answer answer;
        if (wanted == null || !wanted.matches() || wanted.group().equals("bytes=-")) {
            answer = new Answer(200, "OK", type, isHead ? nothing(body) : body);
        } else {
            String first = wanted.group(1);
            String last = wanted.group(2);
            long from = first.isEmpty() ? Math.max(0, size - Long.parseLong(last)) : Long.parseLong(first);
            long to = first.isEmpty() || last.isEmpty() ? size - 1 : Math.min(size - 1, Long.parseLong(last));
            if (from > to) {
                answer = new Answer(416, "Range Not Satisfiable", "text/plain", nothing(body));
                answer.headers.put("Content-Range", "bytes */" + size);
                return answer;
            }
            answer = new Answer(206, "Partial Content", type, isHead ? nothing(body) : body);
            answer.headers.put("Content-Range", "bytes " + from + "-" + to + "/" + size);
        }
        answer.headers.put("Accept-Ranges", "bytes");
        return withUsualHeaders(answer);
    }

    private Answer notFound() {
        InputStream page = openOrNull("404.html");
        return page == null ? Answer.empty(404, "Not Found") : page(404, "Not Found", page);
    }

    private static Answer page(int status, String reason, InputStream body) {
        Answer answer = new Answer(status, reason, "text/html", body);
        // The bridge is visible in every frame.
        answer.headers.put("Content-Security-Policy", "frame-src 'self'; object-src 'none'");
        return withUsualHeaders(answer);
    }

    private static Answer withUsualHeaders(Answer answer) {
        // Newer content has the same addresses.
        answer.headers.put("Cache-Control", "no-cache");
        answer.headers.put("X-Content-Type-Options", "nosniff");
        return answer;
    }

    private boolean isThere(String name) {
        InputStream body = openOrNull(name);
        if (body == null) return false;
        nothing(body);
        return true;
    }

    private InputStream openOrNull(String name) {
        try {
            InputStream newer = overlay.open(name);
            return newer == null ? files.open(name) : newer;
        } catch (IOException error) {
            return null;
        }
    }

    private static InputStream nothing(InputStream body) {
        try {
            body.close();
        } catch (IOException error) {
            // It was only read.
        }
        return new ByteArrayInputStream(new byte[0]);
    }

    private static InputStream textOf(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    /** @return the path of a file within the guide; null for a path that leads out of it or is malformed */
    static String nameOf(String path) {
        StringBuilder name = new StringBuilder();
        String rest = path.startsWith("/") ? path.substring(1) : path;
        while (!rest.isEmpty()) {
            int slash = rest.indexOf('/');
            String part = decoded(slash < 0 ? rest : rest.substring(0, slash));
            boolean isSound = part != null && !part.isEmpty() && !part.equals(".") && !part.equals("..");
            if (!isSound || part.indexOf('/') >= 0 || part.indexOf('\\') >= 0 || part.indexOf('\0') >= 0) return null;
            name.append(part);
            if (slash < 0) break;
            name.append('/');
            rest = rest.substring(slash + 1);
        }
        return name.toString();
    }

    private static String decoded(String part) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] given = part.getBytes(StandardCharsets.UTF_8);
        for (int at = 0; at < given.length; at += 1) {
            if (given[at] != '%') {
                bytes.write(given[at]);
                continue;
            }
            int high = at + 2 < given.length ? Character.digit(given[at + 1], 16) : -1;
            int low = at + 2 < given.length ? Character.digit(given[at + 2], 16) : -1;
            if (high < 0 || low < 0) return null;
            bytes.write(high * 16 + low);
            at += 2;
        }
        return new String(bytes.toByteArray(), StandardCharsets.UTF_8);
    }
}
