package app.cicerone.shell;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Content newer than the app's own, in a folder: <code>blobs/</code> has files by their SHA-256, <code>parts/</code>
 * beginnings of files, and <code>current</code> says which blob stands for which path. Renaming a file to
 * <code>current</code> is the switch. A page keeps the version with which it was opened.
 */
final class StoredContent implements Overlay {
    static final String DEFINITION = "tourDefinition.json";
    static final String MEDIA = "media.json";

    private final File folder;
    private final Files bundle;
    private final int bundledCounter;
    /** SHA-256 of the list of the app's own media: stored versions count on these files. */
    private final String bundleHash;
    private Version used;

    /** Which files a version has. */
    static final class Version {
        final int counter;
        /** The counter of the app's own content when this was fetched. */
        int beside = -1;
        /** Whether it counts on files of this very app. */
        boolean isOfBundle;
        /** Path to SHA-256 of a blob. */
        final Map<String, String> stored = new LinkedHashMap<>();
        /** Path to the path of the same file in the app. */
        final Map<String, String> bundled = new LinkedHashMap<>();

        Version(int counter) {
            this.counter = counter;
        }
    }

    StoredContent(File folder, Files bundle, int bundledCounter) {
        this.folder = folder;
        this.bundle = bundle;
        this.bundledCounter = bundledCounter;
        this.bundleHash = hashOfBundle();
    }

    /** From now on, the newest version is read. For a page that is about to be opened. */
    synchronized void refresh() {
        used = newest();
    }

    /** The counter of the newest version, read yet or not. */
    int counter() {
        Version newest = newest();
        return newest == null ? bundledCounter : newest.counter;
    }

    /**
     * Whether content of this counter is to be fetched. Counters go back where a museum restores a backup, so another one
     * counts, not only a higher one; but an app that was built later than its server's content keeps its own.
     */
    boolean wants(int counter) {
        Version newest = newest();
        if (newest != null) return counter != newest.counter;
        if (counter >= bundledCounter) return counter > bundledCounter;
        Version last = last();
        // Fetched beside this same content, it is the newest unless a file of it is lost.
        return last != null && (counter != last.counter || last.beside == bundledCounter);
    }

    /** Whether the open page reads an older version than the newest. */
    boolean isWaiting() {
        Version newest = newest();
        synchronized (this) {
            return newest != null && (used == null || used.counter != newest.counter);
        }
    }

    @Override
    public InputStream open(String path) throws IOException {
        Version version;
        synchronized (this) {
            version = used;
        }
        if (version == null) return null;
        String hash = version.stored.get(path);
        if (hash != null) return new FileInputStream(blob(hash));
        String same = version.bundled.get(path);
        return same == null ? null : bundle.open(same);
    }

    File blob(String hash) {
        return new File(new File(folder, "blobs"), hash);
    }

    File part(String hash) {
        return new File(new File(folder, "parts"), hash);
    }

    long freeBytes() {
        return folder.getUsableSpace();
    }

    /** @throws IOException if the folders cannot be made */
    void prepare() throws IOException {
        for (String name : new String[] {"blobs", "parts"}) {
            File inside = new File(folder, name);
            if (!inside.isDirectory() && !inside.mkdirs()) throw new IOException("Cannot make " + inside);
        }
    }

    /** Makes a version the newest one, all or nothing. */
    void switchTo(Version version) throws IOException {
        Map<String, Object> written = new LinkedHashMap<>();
        written.put("counter", version.counter);
        written.put("beside", bundledCounter);
        written.put("bundle", bundleHash);
        written.put("stored", version.stored);
        written.put("bundled", version.bundled);
        File draft = new File(folder, "current.new");
        try (FileOutputStream out = new FileOutputStream(draft)) {
            out.write(Json.write(written).getBytes(StandardCharsets.UTF_8));
            out.getFD().sync();
        }
        if (!draft.renameTo(new File(folder, "current"))) throw new IOException("Cannot switch to the newer content");
    }

    /**
     * Deletes what neither the open page, nor the newest version, nor the given one needs.
     *
     * @param coming hashes
     */
    void sweep(Set<String> coming) {
        Set<String> needed = new HashSet<>(coming);
        Version newest = newest();
        if (newest != null) needed.addAll(newest.stored.values());
        synchronized (this) {
            if (used != null) needed.addAll(used.stored.values());
        }
        for (String name : new String[] {"blobs", "parts"}) {
            File[] files = new File(folder, name).listFiles();
            if (files == null) continue;
            for (File file : files) if (!needed.contains(file.getName())) file.delete();
        }
    }

    /** @return null: the content in the app is the newest */
    private Version newest() {
        Version last = last();
        if (last == null || last.counter <= bundledCounter && last.beside != bundledCounter) return null;
        for (String hash : last.stored.values()) if (!blob(hash).isFile()) return null;
        return last.isOfBundle ? last : null;
    }

    /** @return what was fetched last, of use or not; null: nothing */
    private Version last() {
        File current = new File(folder, "current");
        if (!current.isFile()) return null;
        try {
            Map<String, Object> read = Json.object(Json.parse(text(new FileInputStream(current))));
            Version version = new Version((int) Json.number(read, "counter", 0));
            version.beside = (int) Json.number(read, "beside", -1);
            version.isOfBundle = bundleHash.equals(read.get("bundle"));
            copy(Json.object(read.get("stored")), version.stored);
            copy(Json.object(read.get("bundled")), version.bundled);
            return version;
        } catch (IOException error) {
            return null;
        }
    }

    private static void copy(Map<String, Object> from, Map<String, String> to) {
        for (String name : from.keySet()) to.put(name, Json.text(from, name, ""));
    }

    private String hashOfBundle() {
        try (InputStream list = bundle.open(MEDIA)) {
            return hex(sha256().digest(bytes(list)));
        } catch (IOException error) {
            return "";
        }
    }

    static String text(InputStream from) throws IOException {
        return new String(bytes(from), StandardCharsets.UTF_8);
    }

    /** Reads and closes. */
    static byte[] bytes(InputStream from) throws IOException {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] buffer = new byte[16384];
            for (int count = from.read(buffer); count >= 0; count = from.read(buffer)) bytes.write(buffer, 0, count);
            return bytes.toByteArray();
        } finally {
            from.close();
        }
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException error) {
            throw new IllegalStateException(error);
        }
    }

    static String hex(byte[] bytes) {
        StringBuilder written = new StringBuilder();
        for (byte next : bytes) written.append(String.format("%02x", next & 0xff));
        return written.toString();
    }
}
