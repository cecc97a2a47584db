package android.app;

import android.content.DialogInterface;

public class Dialog implements DialogInterface {
    boolean isShown;

    public boolean isShowing() {
        return isShown;
    }

    public void dismiss() {
        isShown = false;
    }
}
