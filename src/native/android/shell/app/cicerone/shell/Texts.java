package app.cicerone.shell;

import java.util.Locale;

/** The few words that the app itself shows, in German or English. */
final class Texts {
    private Texts() {}

    static String play() {
        return either("Abspielen", "Play");
    }

    static String pause() {
        return either("Pause", "Pause");
    }

    static String back() {
        return either("15 Sekunden zurück", "Back 15 seconds");
    }

    static String forward() {
        return either("15 Sekunden vor", "Forward 15 seconds");
    }

    static String next() {
        return either("Nächste Station", "Next stop");
    }

    static String previous() {
        return either("Vorige Station", "Previous stop");
    }

    static String playback() {
        return either("Wiedergabe", "Playback");
    }

    static String loanDevice() {
        return either("Leihgerät", "Loan device");
    }

    static String askPin() {
        return either("PIN eingeben, um die App zu verlassen", "Enter the PIN to leave the app");
    }

    static String wrongPin() {
        return either("Diese PIN ist falsch.", "That PIN is wrong.");
    }

    static String waitFor(long seconds) {
        return either(
            "Zu viele falsche PINs. Bitte " + seconds + " Sekunden warten.",
            "Too many wrong PINs. Please wait " + seconds + " seconds.");
    }

    static String leave() {
        return either("App verlassen", "Leave the app");
    }

    static String askHowLong() {
        return either(
            "Verlassen, bis die App wieder geöffnet wird, oder das Gerät für immer freigeben?",
            "Leave until the app is opened again, or release the device for good?");
    }

    static String giveUp() {
        return either("Gerät freigeben", "Release the device");
    }

    static String stay() {
        return either("Abbrechen", "Cancel");
    }

    private static String either(String german, String english) {
        return Locale.getDefault().getLanguage().equals("de") ? german : english;
    }
}
