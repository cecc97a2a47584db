package android.view;

import android.content.Context;
import standin.Phone;

public abstract class ViewGroup extends View {
    public static class LayoutParams {
        public static final int MATCH_PARENT = -1;

        public LayoutParams(int width, int height) {}
    }

    public ViewGroup(Context context) {
        super(context);
    }

    public void addView(View view) {
        Phone.checkMain();
    }

    public void addView(View view, LayoutParams parameters) {
        Phone.checkMain();
    }

    public void removeView(View view) {
        Phone.checkMain();
    }
}
