package android.util;

public final class Log {
    public static int i(String tag, String text) {
        System.err.println(tag + ": " + text);
        return 0;
    }

    public static int w(String tag, String text) {
        return i(tag, text);
    }

    public static int w(String tag, String text, Throwable error) {
        return i(tag, text + ": " + error);
    }
}
