package app.cicerone.shell;

import android.app.Activity;
import android.window.OnBackInvokedCallback;
import android.window.OnBackInvokedDispatcher;

/** The back gesture from Android 13, loaded only there. While it is off, Android shows what the gesture leads to. */
final class BackGesture implements OnBackInvokedCallback {
    private final Activity activity;
    private final Runnable back;
    private boolean isOn;

    BackGesture(Activity activity, Runnable back) {
        this.activity = activity;
        this.back = back;
    }

    void set(boolean on) {
        if (on == isOn) return;
        isOn = on;
        OnBackInvokedDispatcher dispatcher = activity.getOnBackInvokedDispatcher();
        if (on) dispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, this);
        else dispatcher.unregisterOnBackInvokedCallback(this);
    }

    @Override
    public void onBackInvoked() {
        back.run();
    }
}
