package app.cicerone.shell;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads and writes JSON: maps, lists, strings, doubles, booleans and null. */
final class Json {
    private static final int DEEPEST = 100;

    private final String text;
    /** Without, a text is only checked, which takes no memory. */
    private final boolean keeps;
    private int at;

    private Json(String text, boolean keeps) {
        this.text = text;
        this.keeps = keeps;
    }

    /** @throws IOException for anything that is not JSON */
    static Object parse(String text) throws IOException {
        return new Json(text, true).whole();
    }

    /** @throws IOException for anything that is not a JSON object; what is in it is not kept */
    static void checkObject(String text) throws IOException {
        Json reader = new Json(text, false);
        reader.skipSpace();
        if (reader.peek() != '{') throw reader.wrong();
        reader.whole();
    }

    /** Returns an empty map for anything else. */
    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object given) {
        return given instanceof Map ? (Map<String, Object>) given : Collections.<String, Object>emptyMap();
    }

    static String text(Map<String, Object> object, String name, String fallback) {
        Object value = object.get(name);
        return value instanceof String ? (String) value : fallback;
    }

    static double number(Map<String, Object> object, String name, double fallback) {
        Object value = object.get(name);
        return value instanceof Double ? (Double) value : fallback;
    }

    static boolean flag(Map<String, Object> object, String name) {
        return Boolean.TRUE.equals(object.get(name));
    }

    private Object whole() throws IOException {
        Object value = value(0);
        skipSpace();
        if (at < text.length()) throw wrong();
        return value;
    }

    private Object value(int depth) throws IOException {
        if (depth > DEEPEST) throw wrong();
        skipSpace();
        switch (peek()) {
            case '{':
                return members(depth);
            case '[':
                return elements(depth);
            case '"':
                return string();
            case 't':
                return word("true", Boolean.TRUE);
            case 'f':
                return word("false", Boolean.FALSE);
            case 'n':
                return word("null", null);
            default:
                return number();
        }
    }

    private Map<String, Object> members(int depth) throws IOException {
        Map<String, Object> members = new LinkedHashMap<>();
        at += 1;
        skipSpace();
        if (took('}')) return members;
        do {
            skipSpace();
            String name = string();
            skipSpace();
            expect(':');
            Object value = value(depth + 1);
            if (keeps) members.put(name, value);
            skipSpace();
        } while (took(','));
        expect('}');
        return members;
    }

    private List<Object> elements(int depth) throws IOException {
        List<Object> elements = new ArrayList<>();
        at += 1;
        skipSpace();
        if (took(']')) return elements;
        do {
            Object value = value(depth + 1);
            if (keeps) elements.add(value);
            skipSpace();
        } while (took(','));
        expect(']');
        return elements;
    }

    private String string() throws IOException {
        expect('"');
        StringBuilder written = new StringBuilder();
        for (;;) {
            char next = take();
            if (next == '"') return written.toString();
            if (next < ' ') throw wrong();
            written.append(next == '\\' ? escaped() : next);
        }
    }

    private char escaped() throws IOException {
        char next = take();
        int place = "bfnrt".indexOf(next);
        if (place >= 0) return "\b\f\n\r\t".charAt(place);
        if (next == '"' || next == '\\' || next == '/') return next;
        if (next != 'u') throw wrong();
        int code = 0;
        for (int digit = 0; digit < 4; digit += 1) {
            int value = Character.digit(take(), 16);
            if (value < 0) throw wrong();
            code = code * 16 + value;
        }
        return (char) code;
    }

    private Double number() throws IOException {
        int from = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) at += 1;
        try {
            return Double.valueOf(text.substring(from, at));
        } catch (NumberFormatException error) {
            throw wrong();
        }
    }

    private Object word(String word, Object value) throws IOException {
        if (!text.startsWith(word, at)) throw wrong();
        at += word.length();
        return value;
    }

    private void skipSpace() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at += 1;
    }

    private char peek() throws IOException {
        if (at >= text.length()) throw wrong();
        return text.charAt(at);
    }

    private char take() throws IOException {
        char next = peek();
        at += 1;
        return next;
    }

    private boolean took(char wanted) throws IOException {
        if (peek() != wanted) return false;
        at += 1;
        return true;
    }

    private void expect(char wanted) throws IOException {
        if (!took(wanted)) throw wrong();
    }

    private IOException wrong() {
        return new IOException("This is not JSON, from character " + at);
    }

    /** Writes what can also stand in a script. */
    static String write(Object value) {
        StringBuilder written = new StringBuilder();
        write(value, written);
        return written.toString();
    }

    private static void write(Object value, StringBuilder written) {
        if (value instanceof Map) {
            char before = '{';
            for (Map.Entry<String, Object> member : object(value).entrySet()) {
                written.append(before);
                writeString(member.getKey(), written);
                written.append(':');
                write(member.getValue(), written);
                before = ',';
            }
            written.append(before == '{' ? "{}" : "}");
        } else if (value instanceof List) {
            char before = '[';
            for (Object element : (List<?>) value) {
                written.append(before);
                write(element, written);
                before = ',';
            }
            written.append(before == '[' ? "[]" : "]");
        } else if (value instanceof String) {
            writeString((String) value, written);
        } else {
            written.append(value);
        }
    }

    private static void writeString(String text, StringBuilder written) {
        written.append('"');
        for (int place = 0; place < text.length(); place += 1) {
            char next = text.charAt(place);
            boolean isPlain = next >= ' ' && next < 127 && next != '"' && next != '\\' && next != '<';
            if (isPlain) written.append(next);
            else written.append(String.format("\\u%04x", (int) next));
        }
        written.append('"');
    }
}
