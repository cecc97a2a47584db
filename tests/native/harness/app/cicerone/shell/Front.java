package app.cicerone.shell;

import android.net.Uri;
import android.webkit.JavascriptInterface;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import standin.Phone;

/**
 * Replaces the web view between a browser and the shell: it hands requests to the page's client, skips to the
 * range in the stream that the client returned, and lets pages call the bridge's annotated methods.
 */
final class Front implements HttpHandler {
    private static final String BRIDGE = "/__bridge/";
    private static final Pattern RANGE = Pattern.compile("bytes=(\\d*)-(\\d*)");

    private final HttpServer server;

    /** @param keys with the password "cicerone"; null: without TLS */
    Front(File keys) throws IOException, GeneralSecurityException {
        InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        if (keys == null) {
            server = HttpServer.create(address, 0);
        } else {
            HttpsServer encrypted = HttpsServer.create(address, 0);
            encrypted.setHttpsConfigurator(new HttpsConfigurator(trust(keys)));
            server = encrypted;
        }
        server.createContext("/", this);
        server.setExecutor(Executors.newCachedThreadPool());
        server.start();
    }

    int port() {
        return server.getAddress().getPort();
    }

    private static SSLContext trust(File keys) throws IOException, GeneralSecurityException {
        char[] password = "cicerone".toCharArray();
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (FileInputStream in = new FileInputStream(keys)) {
            store.load(in, password);
        }
        KeyManagerFactory managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(store, password);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(managers.getKeyManagers(), null, null);
        return context;
    }

    @Override
    public void handle(HttpExchange exchange) {
        try {
            String path = exchange.getRequestURI().getRawPath();
            if (path.startsWith(BRIDGE)) call(exchange, path.substring(BRIDGE.length()));
            else answer(exchange);
        } catch (IOException error) {
            // The browser has left, as it does when it seeks.
        } catch (Exception error) {
            Phone.note("crash " + error);
            error.printStackTrace();
        } finally {
            exchange.close();
        }
    }

    static WebResourceRequest request(final String method, final String address, final String range, final boolean isMain) {
        return new WebResourceRequest() {
            @Override
            public Uri getUrl() {
                return Uri.parse(address);
            }

            @Override
            public boolean isForMainFrame() {
                return isMain;
            }

            @Override
            public String getMethod() {
                return method;
            }

            @Override
            public Map<String, String> getRequestHeaders() {
                return range == null ? Collections.<String, String>emptyMap() : Collections.singletonMap("Range", range);
            }
        };
    }

    private void answer(HttpExchange exchange) throws IOException {
        String range = exchange.getRequestHeaders().getFirst("Range");
        boolean isMain = "document".equals(exchange.getRequestHeaders().getFirst("Sec-Fetch-Dest"));
        String host = exchange.getRequestHeaders().getFirst("X-Host");
        String origin = host == null ? AssetServer.ORIGIN : "https://" + host;
        String address = origin + exchange.getRequestURI();
        WebResourceRequest request = request(exchange.getRequestMethod(), address, range, isMain);
        WebResourceResponse response = WebView.last.client.shouldInterceptRequest(WebView.last, request);
        if (response == null) {
            exchange.getResponseHeaders().set("X-Network", address);
            exchange.sendResponseHeaders(204, -1);
            return;
        }
        try (InputStream data = response.data) {
            long size = data.available();
            long first = 0;
            long count = size;
            Matcher wanted = RANGE.matcher(range == null ? "" : range);
            if (wanted.matches()) {
                boolean isSuffix = wanted.group(1).isEmpty();
                first = isSuffix ? Math.max(0, size - Long.parseLong(wanted.group(2))) : Long.parseLong(wanted.group(1));
                boolean isOpen = isSuffix || wanted.group(2).isEmpty();
                long last = isOpen ? size - 1 : Math.min(size - 1, Long.parseLong(wanted.group(2)));
                count = Math.max(0, last - first + 1);
                for (long skipped = 0; skipped < first && count > 0; ) skipped += data.skip(first - skipped);
            }
            String encoding = response.encoding == null ? "" : "; charset=" + response.encoding;
            exchange.getResponseHeaders().set("Content-Type", response.type + encoding);
            for (Map.Entry<String, String> header : response.headers.entrySet()) {
                exchange.getResponseHeaders().set(header.getKey(), header.getValue());
            }
            boolean isHead = exchange.getRequestMethod().equals("HEAD");
            exchange.sendResponseHeaders(response.status, isHead || count == 0 ? -1 : count);
            if (!isHead) copy(data, exchange.getResponseBody(), count);
        }
    }

    private static void copy(InputStream from, OutputStream to, long count) throws IOException {
        byte[] buffer = new byte[65536];
        for (long left = count; left > 0; ) {
            int read = from.read(buffer, 0, (int) Math.min(left, buffer.length));
            if (read < 0) throw new IOException("available() was too much");
            to.write(buffer, 0, read);
            left -= read;
        }
    }

    /** Only these exist for a page. */
    static List<Object> bridgeMethods() {
        List<Object> names = new ArrayList<>();
        for (Method method : WebView.last.bridge.getClass().getMethods()) {
            if (method.isAnnotationPresent(JavascriptInterface.class)) names.add(method.getName());
        }
        return names;
    }

    private static void call(HttpExchange exchange, String name) throws IOException, IllegalAccessException {
        String text = StoredContent.text(exchange.getRequestBody());
        Object[] given = ((List<?>) Json.parse(text)).toArray();
        Map<String, Object> reply = new LinkedHashMap<>();
        for (Method method : WebView.last.bridge.getClass().getMethods()) {
            if (!method.getName().equals(name) || !method.isAnnotationPresent(JavascriptInterface.class)) continue;
            method.setAccessible(true);
            try {
                reply.put("value", method.invoke(WebView.last.bridge, given));
            } catch (InvocationTargetException error) {
                reply.put("error", String.valueOf(error.getCause()));
            }
        }
        byte[] bytes = Json.write(reply).getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
    }
}
