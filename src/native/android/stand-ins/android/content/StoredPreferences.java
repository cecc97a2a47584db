package android.content;

import java.io.File;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.util.Properties;

/** Preferences in a file, for tests that start the app again. */
final class StoredPreferences implements SharedPreferences, SharedPreferences.Editor {
    private final File file;
    private final Properties kept = new Properties();

    StoredPreferences(File file) {
        this.file = file;
        try (FileReader reader = new FileReader(file)) {
            kept.load(reader);
        } catch (IOException error) {
            // Nothing is kept yet.
        }
    }

    @Override
    public String getString(String name, String fallback) {
        return kept.getProperty(name, fallback);
    }

    @Override
    public long getLong(String name, long fallback) {
        return Long.parseLong(kept.getProperty(name, String.valueOf(fallback)));
    }

    @Override
    public SharedPreferences.Editor edit() {
        return this;
    }

    @Override
    public SharedPreferences.Editor putString(String name, String value) {
        kept.setProperty(name, value);
        return this;
    }

    @Override
    public SharedPreferences.Editor putLong(String name, long value) {
        kept.setProperty(name, String.valueOf(value));
        return this;
    }

    @Override
    public boolean commit() {
        try (FileWriter writer = new FileWriter(file)) {
            kept.store(writer, null);
            return true;
        } catch (IOException error) {
            return false;
        }
    }
}
