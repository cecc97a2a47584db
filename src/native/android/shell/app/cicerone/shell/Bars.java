package app.cicerone.shell;

import android.graphics.Color;
import android.graphics.Insets;
import android.os.Build;
import android.view.View;
import android.view.Window;
import android.view.WindowInsets;
import android.view.WindowInsetsController;

/** Keeps the guide clear of bars, cameras and the keyboard, and colours what is behind them. */
final class Bars {
    private Bars() {}

    /** @param root is around the page; its background shows behind the bars, where Android draws none itself */
    static void set(Window window, View root, Config config) {
        int colour = Color.parseColor(config.colour);
        boolean hasDarkText = isDark(Color.parseColor(config.textColour));
        root.setBackgroundColor(colour);
        if (Build.VERSION.SDK_INT >= 30) {
            window.setDecorFitsSystemWindows(false);
            root.setOnApplyWindowInsetsListener(new View.OnApplyWindowInsetsListener() {
                @Override
                public WindowInsets onApplyWindowInsets(View view, WindowInsets insets) {
                    Insets space = insets.getInsets(
                        WindowInsets.Type.systemBars() | WindowInsets.Type.displayCutout() | WindowInsets.Type.ime());
                    view.setPadding(space.left, space.top, space.right, space.bottom);
                    return WindowInsets.CONSUMED;
                }
            });
            int dark = WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS
                | WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS;
            WindowInsetsController controller = window.getInsetsController();
            if (controller != null) controller.setSystemBarsAppearance(hasDarkText ? dark : 0, dark);
        } else {
            int dark = View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR
                | (Build.VERSION.SDK_INT >= 26 ? View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR : 0);
            root.setSystemUiVisibility(hasDarkText ? dark : 0);
        }
        if (Build.VERSION.SDK_INT < 35) {
            window.setStatusBarColor(colour);
            // The buttons there are white before Android 8.
            window.setNavigationBarColor(Build.VERSION.SDK_INT < 26 && hasDarkText ? Color.BLACK : colour);
        }
    }

    private static boolean isDark(int colour) {
        return 299 * Color.red(colour) + 587 * Color.green(colour) + 114 * Color.blue(colour) < 128_000;
    }
}
