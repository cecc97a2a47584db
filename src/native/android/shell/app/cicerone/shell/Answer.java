package app.cicerone.shell;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;

/** An answer to the page. */
final class Answer {
    final int status;
    final String reason;
    final String type;
    final Map<String, String> headers = new LinkedHashMap<>();
    /** Always the whole file: the web view skips to the range that it asked for. */
    final InputStream body;

    Answer(int status, String reason, String type, InputStream body) {
        this.status = status;
        this.reason = reason;
        this.type = type;
        this.body = body;
    }

    static Answer empty(int status, String reason) {
        return new Answer(status, reason, "text/plain", new ByteArrayInputStream(new byte[0]));
    }

    /** Null: the bytes are no text. */
    String encoding() {
        boolean isText = type.startsWith("text/") || type.endsWith("json") || type.endsWith("xml");
        return isText ? "utf-8" : null;
    }
}
