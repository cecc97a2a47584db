package android.view;

import android.graphics.Insets;
import standin.Phone;

public final class WindowInsets {
    public static final WindowInsets CONSUMED = new WindowInsets();

    public static final class Type {
        public static int systemBars() {
            return 519;
        }

        public static int displayCutout() {
            return 128;
        }

        public static int ime() {
            return 8;
        }
    }

    public Insets getInsets(int types) {
        Phone.needs(30);
        return Insets.of(1, 24, 2, types == (519 | 128 | 8) ? 48 : 0);
    }
}
