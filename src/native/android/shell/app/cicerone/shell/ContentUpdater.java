package app.cicerone.shell;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UnsupportedEncodingException;
import java.net.HttpURLConnection;
import java.net.URL;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Fetches content that is newer than what the device has. Whatever goes wrong, everything stays as it was. */
final class ContentUpdater {
    /** Whether so many bytes may be fetched now. */
    interface Line {
        boolean allows(long bytes);
    }

    /** Milliseconds. */
    static final int PATIENCE = 20_000;
    private static final int LONGEST_LIST = 64 << 20;
    private static final long SPARE_BYTES = 50L << 20;

    private final String server;
    private final Files bundle;
    private final StoredContent stored;
    private final Line line;
    private final int patience;

    /** @param server with a slash at its end */
    ContentUpdater(String server, Files bundle, StoredContent stored, Line line, int patience) {
        this.server = server;
        this.bundle = bundle;
        this.stored = stored;
        this.line = line;
        this.patience = patience;
    }

    private static final class Medium {
        final String path;
        final long bytes;
        final String hash;

        Medium(Map<String, Object> given) throws IOException {
            path = Json.text(given, "Path", "");
            bytes = (long) Json.number(given, "Bytes", -1);
            hash = Json.text(given, "SHA256", "");
            boolean isSound = path.equals(AssetServer.nameOf(encoded(path))) && !path.isEmpty();
            if (!isSound || bytes < 0 || !hash.matches("[0-9a-f]{64}")) throw new IOException("A wrong list of media");
        }
    }

    /**
     * @return whether newer content is stored now
     * @throws IOException if the server cannot be reached, refuses, or answers with something else
     */
    boolean update() throws IOException {
        stored.prepare();
        int counter = askCounter();
        if (!stored.wants(counter)) {
            stored.sweep(new HashSet<String>());
            return false;
        }
        byte[] definition = ask("db");
        Json.checkObject(new String(definition, StandardCharsets.UTF_8));
        byte[] list = ask("info/media");
        List<?> given = listIn(list);
        // Published in between: the two lists may be of different versions.
        if (askCounter() != counter) return false;

        StoredContent.Version version = new StoredContent.Version(counter);
        Map<String, Medium> missing = new LinkedHashMap<>();
        choose(given, version, missing);
        version.stored.put(StoredContent.DEFINITION, hashOf(definition));
        version.stored.put(StoredContent.MEDIA, hashOf(list));
        stored.sweep(new HashSet<>(version.stored.values()));
        fetch(missing);
        keep(definition);
        keep(list);
        stored.switchTo(version);
        return true;
    }

    /** Decides for each file where it comes from. */
    private void choose(List<?> given, StoredContent.Version version, Map<String, Medium> missing) throws IOException {
        Map<String, String> bundled = bundledPaths();
        ContentPaths paths = new ContentPaths(bundle, new HashSet<>(bundled.keySet()));
        Map<String, String> byHash = new HashMap<>();
        for (Map.Entry<String, String> one : bundled.entrySet()) byHash.put(one.getValue(), one.getKey());
        for (Object one : given) {
            Medium medium = new Medium(Json.object(one));
            // The guide's own file stays instead.
            if (!paths.allow(medium.path)) continue;
            String same = byHash.get(medium.hash);
            if (same != null) {
                version.bundled.put(medium.path, same);
            } else {
                version.stored.put(medium.path, medium.hash);
                if (!stored.blob(medium.hash).isFile()) missing.put(medium.hash, medium);
            }
        }
    }

    /** The SHA-256 of the app's own media by their paths. */
    private Map<String, String> bundledPaths() {
        Map<String, String> paths = new HashMap<>();
        try {
            for (Object one : listIn(StoredContent.bytes(bundle.open(StoredContent.MEDIA)))) {
                Medium medium = new Medium(Json.object(one));
                paths.put(medium.path, medium.hash);
            }
        } catch (IOException error) {
            // Everything is fetched.
        }
        return paths;
    }

    private void fetch(Map<String, Medium> missing) throws IOException {
        long bytes = 0;
        for (Medium medium : missing.values()) bytes += medium.bytes - stored.part(medium.hash).length();
        if (bytes > stored.freeBytes() - SPARE_BYTES) throw new IOException("No space for " + bytes + " bytes");
        for (Medium medium : missing.values()) {
            // Each time: the visitor may have left the museum's Wi-Fi.
            if (!line.allows(bytes)) throw new IOException("This network is not for " + bytes + " bytes");
            bytes -= medium.bytes - stored.part(medium.hash).length();
            fetch(medium);
        }
    }

    private void fetch(Medium medium) throws IOException {
        File part = stored.part(medium.hash);
        if (part.length() > medium.bytes) part.delete();
        if (part.length() < medium.bytes || medium.bytes == 0) continueFetching(medium, part);
        if (part.length() != medium.bytes) throw new IOException(medium.path + " broke off");
        if (!hashOf(part).equals(medium.hash)) {
            part.delete();
            throw new IOException(medium.path + " is not the file that the server has listed");
        }
        if (!part.renameTo(stored.blob(medium.hash))) throw new IOException("Cannot store " + medium.path);
    }

    private void continueFetching(Medium medium, File part) throws IOException {
        long from = part.length();
        HttpURLConnection connection = open(encoded(medium.path) + "?v=" + medium.hash);
        try {
            if (from > 0) connection.setRequestProperty("Range", "bytes=" + from + "-");
            // Otherwise a range would be one of the compressed bytes.
            connection.setRequestProperty("Accept-Encoding", "identity");
            int status = connection.getResponseCode();
            String range = connection.getHeaderField("Content-Range");
            boolean goesOn = status == 206 && range != null && range.startsWith("bytes " + from + "-");
            if (status != 200 && !goesOn) {
                // What is there is the reason.
                if (status == 416 || status == 206) part.delete();
                throw new IOException("The server answers " + status + " for " + medium.path);
            }
            try (FileOutputStream out = new FileOutputStream(part, goesOn)) {
                copy(connection.getInputStream(), out, medium.bytes - (goesOn ? from : 0));
                out.getFD().sync();
            }
        } finally {
            connection.disconnect();
        }
    }

    private static void copy(InputStream from, FileOutputStream to, long most) throws IOException {
        byte[] buffer = new byte[65536];
        long left = most;
        for (int count = from.read(buffer); count >= 0; count = from.read(buffer)) {
            left -= count;
            if (left < 0) throw new IOException("The file is longer than the server has listed");
            to.write(buffer, 0, count);
        }
    }

    private int askCounter() throws IOException {
        Map<String, Object> version = Json.object(Json.parse(new String(ask("info/version"), StandardCharsets.UTF_8)));
        double counter = Json.number(version, "Counter", -1);
        if (counter < 0) throw new IOException("The server does not tell its version");
        return (int) counter;
    }

    private static List<?> listIn(byte[] json) throws IOException {
        Object list = Json.parse(new String(json, StandardCharsets.UTF_8));
        if (!(list instanceof List)) throw new IOException("A wrong list of media");
        return (List<?>) list;
    }

    private byte[] ask(String path) throws IOException {
        HttpURLConnection connection = open(path);
        try {
            int status = connection.getResponseCode();
            if (status != 200) throw new IOException("The server answers " + status + " for " + path);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            InputStream from = connection.getInputStream();
            byte[] buffer = new byte[65536];
            for (int count = from.read(buffer); count >= 0; count = from.read(buffer)) {
                bytes.write(buffer, 0, count);
                if (bytes.size() > LONGEST_LIST) throw new IOException("The answer for " + path + " is too long");
            }
            int said = connection.getContentLength();
            if (connection.getContentEncoding() == null && said >= 0 && said != bytes.size()) {
                throw new IOException("The answer for " + path + " broke off");
            }
            return bytes.toByteArray();
        } finally {
            connection.disconnect();
        }
    }

    private HttpURLConnection open(String path) throws IOException {
        HttpURLConnection connection = (HttpURLConnection) new URL(server + path).openConnection();
        connection.setConnectTimeout(patience);
        connection.setReadTimeout(patience);
        connection.setUseCaches(false);
        // Hotel and museum networks show every device their own page first.
        connection.setInstanceFollowRedirects(false);
        return connection;
    }

    private void keep(byte[] bytes) throws IOException {
        String hash = hashOf(bytes);
        File part = stored.part(hash);
        try (FileOutputStream out = new FileOutputStream(part)) {
            out.write(bytes);
            out.getFD().sync();
        }
        if (!part.renameTo(stored.blob(hash))) throw new IOException("Cannot store a list");
    }

    private static String hashOf(byte[] bytes) {
        return StoredContent.hex(StoredContent.sha256().digest(bytes));
    }

    private static String hashOf(File file) throws IOException {
        MessageDigest digest = StoredContent.sha256();
        try (InputStream from = new FileInputStream(file)) {
            byte[] buffer = new byte[65536];
            for (int count = from.read(buffer); count >= 0; count = from.read(buffer)) digest.update(buffer, 0, count);
        }
        return StoredContent.hex(digest.digest());
    }

    private static String encoded(String path) {
        try {
            return URLEncoder.encode(path, "UTF-8").replace("+", "%20").replace("%2F", "/");
        } catch (UnsupportedEncodingException error) {
            throw new IllegalStateException(error);
        }
    }
}
