package android.webkit;

import java.io.InputStream;
import java.util.Map;

public class WebResourceResponse {
    public final String type;
    public final String encoding;
    public final int status;
    public final String reason;
    public final Map<String, String> headers;
    public final InputStream data;

    public WebResourceResponse(
        String type, String encoding, int status, String reason, Map<String, String> headers, InputStream data) {
        // As Android does.
        if (status < 100 || status > 599 || (status > 299 && status < 400)) throw new IllegalArgumentException();
        if (reason == null || reason.trim().isEmpty()) throw new IllegalArgumentException();
        this.type = type;
        this.encoding = encoding;
        this.status = status;
        this.reason = reason;
        this.headers = headers;
        this.data = data;
    }
}
