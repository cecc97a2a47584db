package android.view;

import standin.Phone;

public class Window {
    public void addFlags(int flags) {
        Phone.checkMain();
        if ((flags & WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON) != 0) Phone.keepsScreenOn = true;
    }

    public void clearFlags(int flags) {
        Phone.checkMain();
        if ((flags & WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON) != 0) Phone.keepsScreenOn = false;
    }

    public void setDecorFitsSystemWindows(boolean fits) {
        Phone.needs(30);
    }

    public void setStatusBarColor(int colour) {
        Phone.note("status bar " + Integer.toHexString(colour));
    }

    public void setNavigationBarColor(int colour) {
        Phone.note("navigation bar " + Integer.toHexString(colour));
    }

    public WindowInsetsController getInsetsController() {
        Phone.needs(30);
        return new WindowInsetsController() {
            @Override
            public void setSystemBarsAppearance(int appearance, int mask) {
                Phone.note("bars appearance " + appearance);
            }
        };
    }
}
