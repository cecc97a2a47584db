package android.net;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

public abstract class Uri {
    private static final Pattern PARTS =
        Pattern.compile("(?:([^:/?#]+):)?(?://(?:[^/?#@]*@)?([^/?#:]*)(?::(\\d+))?)?([^?#]*)(?:\\?([^#]*))?(?:#(.*))?");

    public static Uri parse(final String text) {
        final Matcher parts = PARTS.matcher(text);
        if (!parts.matches()) throw new IllegalArgumentException(text);
        return new Uri() {
            @Override
            public String getScheme() {
                return parts.group(1);
            }

            @Override
            public String getHost() {
                return parts.group(2);
            }

            @Override
            public int getPort() {
                return parts.group(3) == null ? -1 : Integer.parseInt(parts.group(3));
            }

            @Override
            public String getEncodedPath() {
                return parts.group(4);
            }

            @Override
            public String getEncodedQuery() {
                return parts.group(5);
            }

            @Override
            public String getEncodedFragment() {
                return parts.group(6);
            }

            @Override
            public String toString() {
                return text;
            }
        };
    }

    public abstract String getScheme();

    public abstract String getHost();

    public abstract int getPort();

    public abstract String getEncodedPath();

    public abstract String getEncodedQuery();

    public abstract String getEncodedFragment();
}
