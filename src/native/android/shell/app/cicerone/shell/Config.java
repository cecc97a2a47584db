package app.cicerone.shell;

import java.io.IOException;
import java.util.Map;

/** The museum's wishes for its app, as the builder wrote them to assets/app.json. What is missing is off. */
final class Config {
    /** With a slash at its end; "" : the app never asks the network. */
    final String server;
    /** The version counter of the content in the app. */
    final int counter;
    /** #rrggbb. */
    final String colour;
    final String textColour;
    final boolean position;
    final boolean camera;
    final boolean proximity;
    final boolean battery;
    final boolean webViewFix;
    /** Null: this is no loan device. */
    final Loan loan;

    static final class Loan {
        /** Hexadecimal. */
        final String pinSalt;
        final String pinHash;
        final int iterations;

        Loan(Map<String, Object> given) {
            pinSalt = Json.text(given, "pinSalt", "");
            pinHash = Json.text(given, "pinHash", "");
            iterations = (int) Json.number(given, "iterations", 0);
        }
    }

    Config(String json) throws IOException {
        Map<String, Object> given = Json.object(Json.parse(json));
        String address = Json.text(given, "server", "");
        server = address.isEmpty() || address.endsWith("/") ? address : address + "/";
        counter = (int) Json.number(given, "counter", 0);
        colour = colourIn(given, "colour", "#ffffff");
        textColour = colourIn(given, "textColour", "#000000");
        position = Json.flag(given, "position");
        camera = Json.flag(given, "camera");
        proximity = Json.flag(given, "proximity");
        battery = Json.flag(given, "battery");
        webViewFix = Json.flag(given, "webViewFix");
        loan = given.get("loan") instanceof Map ? new Loan(Json.object(given.get("loan"))) : null;
    }

    private static String colourIn(Map<String, Object> given, String name, String fallback) {
        String colour = Json.text(given, name, fallback);
        return colour.matches("#[0-9a-fA-F]{6}") ? colour : fallback;
    }
}
