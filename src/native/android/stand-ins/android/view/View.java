package android.view;

import android.content.Context;
import standin.Phone;

public class View {
    public static final int SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR = 16;
    public static final int SYSTEM_UI_FLAG_LIGHT_STATUS_BAR = 8192;

    public interface OnApplyWindowInsetsListener {
        WindowInsets onApplyWindowInsets(View view, WindowInsets insets);
    }

    public static OnApplyWindowInsetsListener insetsListener;

    public View(Context context) {}

    public void setBackgroundColor(int colour) {}

    public void setForceDarkAllowed(boolean is) {
        Phone.needs(29);
        Phone.note("forced dark " + is);
    }

    public void setOnApplyWindowInsetsListener(OnApplyWindowInsetsListener listener) {
        insetsListener = listener;
    }

    public void setPadding(int left, int top, int right, int bottom) {
        Phone.note("padding " + left + " " + top + " " + right + " " + bottom);
    }

    public void setSystemUiVisibility(int flags) {
        Phone.note("system ui " + flags);
    }
}
