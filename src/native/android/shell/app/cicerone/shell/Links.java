package app.cicerone.shell;

import android.net.Uri;
import java.util.Locale;

/** Which addresses open where. */
final class Links {
    /** The folders of the staff area and of calls, which the guide in the app does not have. */
    private static final String[] NOT_GUIDE = {"cms", "api", "auth", "db", "info/version"};

    private final Uri server;

    Links(String server) {
        this.server = server.isEmpty() ? null : Uri.parse(server);
    }

    static boolean isOwn(Uri address) {
        return "https".equals(address.getScheme())
            && AssetServer.HOST.equals(address.getHost())
            && address.getPort() < 0;
    }

    /** @return the same page in the app; null: it has none */
    String inside(Uri address) {
        if (isOwn(address)) return address.toString();
        if (!isServer(address)) return null;
        String base = server.getEncodedPath();
        String path = address.getEncodedPath();
        if (path == null || base == null || !path.startsWith(base)) return null;
        String page = path.substring(base.length());
        for (String folder : NOT_GUIDE) if (page.equals(folder) || page.startsWith(folder + "/")) return null;
        String query = address.getEncodedQuery();
        String fragment = address.getEncodedFragment();
        return AssetServer.ORIGIN + "/" + page
            + (query == null ? "" : "?" + query)
            + (fragment == null ? "" : "#" + fragment);
    }

    /** The one call that the guide makes itself: it tells the museum's server of visits. */
    boolean isCall(Uri address) {
        return isServer(address) && (server.getEncodedPath() + "visit").equals(address.getEncodedPath());
    }

    private boolean isServer(Uri address) {
        return server != null
            && "https".equals(address.getScheme())
            && lower(server.getHost()).equals(lower(address.getHost()))
            && server.getPort() == address.getPort();
    }

    /** Addresses that other apps may be asked to open. Not intent: or file:, by which pages reach into the device. */
    static boolean isForOthers(Uri address) {
        String scheme = lower(address.getScheme());
        return scheme.equals("https") || scheme.equals("http") || scheme.equals("mailto") || scheme.equals("tel")
            || scheme.equals("geo");
    }

    private static String lower(String text) {
        return text == null ? "" : text.toLowerCase(Locale.ROOT);
    }
}
