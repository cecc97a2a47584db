package app.cicerone.shell;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/** Checks the PIN of a loan device, without the network. After some wrong ones each further one takes longer. */
final class PinCheck {
    /** Survives a restart of the app. */
    interface Memory {
        long read(String name);

        void write(String name, long value);
    }

    interface Clock {
        /** Milliseconds since 1970. */
        long now();
    }

    private static final int FREE_TRIES = 4;
    private static final long FIRST_DELAY = 30_000;
    private static final long LONGEST_DELAY = 60 * 60_000;

    private final Config.Loan loan;
    private final Memory memory;
    private final Clock clock;

    PinCheck(Config.Loan loan, Memory memory, Clock clock) {
        this.loan = loan;
        this.memory = memory;
        this.clock = clock;
    }

    /** Milliseconds until a PIN is looked at again; 0: at once. */
    synchronized long delay() {
        long left = memory.read("until") - clock.now();
        // The clock was set back: the delay begins again rather than lasting for years.
        if (left > delayAfter(memory.read("wrong"))) {
            left = delayAfter(memory.read("wrong"));
            memory.write("until", clock.now() + left);
        }
        return Math.max(0, left);
    }

    /** A PIN during the delay is wrong, and not counted. */
    synchronized boolean isRight(String pin) {
        if (delay() > 0) return false;
        // Counted before the check: pulling the battery must not help.
        long wrong = memory.read("wrong") + 1;
        memory.write("wrong", wrong);
        memory.write("until", clock.now() + delayAfter(wrong));
        byte[] right = bytes(loan.pinHash);
        if (right.length == 0 || !MessageDigest.isEqual(hash(pin), right)) return false;
        memory.write("wrong", 0);
        memory.write("until", 0);
        return true;
    }

    private static long delayAfter(long wrong) {
        if (wrong < FREE_TRIES) return 0;
        return Math.min(LONGEST_DELAY, FIRST_DELAY << Math.min(20, wrong - FREE_TRIES));
    }

    private byte[] hash(String pin) {
        try {
            PBEKeySpec spec = new PBEKeySpec(pin.toCharArray(), bytes(loan.pinSalt), loan.iterations, 160);
            return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA1").generateSecret(spec).getEncoded();
        } catch (GeneralSecurityException | IllegalArgumentException error) {
            // An empty PIN, or an app without one.
            return new byte[0];
        }
    }

    private static byte[] bytes(String hex) {
        byte[] bytes = new byte[hex.length() / 2];
        for (int at = 0; at < bytes.length; at += 1) {
            bytes[at] = (byte) Integer.parseInt(hex.substring(2 * at, 2 * at + 2), 16);
        }
        return bytes;
    }
}
