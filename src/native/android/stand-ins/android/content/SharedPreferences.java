package android.content;

public interface SharedPreferences {
    String getString(String name, String fallback);

    long getLong(String name, long fallback);

    Editor edit();

    interface Editor {
        Editor putString(String name, String value);

        Editor putLong(String name, long value);

        boolean commit();
    }
}
