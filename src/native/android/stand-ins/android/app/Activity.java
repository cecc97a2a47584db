package android.app;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.view.Window;
import android.window.OnBackInvokedCallback;
import android.window.OnBackInvokedDispatcher;
import java.util.ArrayList;
import java.util.List;
import standin.Phone;

public class Activity extends Context {
    public static final int RESULT_OK = -1;

    private final Window window = new Window();
    private final List<OnBackInvokedCallback> backCallbacks = new ArrayList<>();
    private Intent intent = new Intent();

    protected void onCreate(Bundle state) {}

    protected void onNewIntent(Intent next) {}

    protected void onResume() {}

    protected void onPause() {}

    protected void onSaveInstanceState(Bundle state) {}

    protected void onDestroy() {}

    protected void onActivityResult(int code, int result, Intent data) {}

    public void onRequestPermissionsResult(int code, String[] names, int[] results) {}

    public void onBackPressed() {
        Phone.note("finish");
    }

    public boolean isFinishing() {
        return false;
    }

    public Intent getIntent() {
        return intent;
    }

    public void setIntent(Intent next) {
        intent = next;
    }

    public Window getWindow() {
        return window;
    }

    public void setContentView(View view) {}

    public final void setVolumeControlStream(int stream) {
        Phone.lastShown.put("volume", stream);
    }

    public final void runOnUiThread(Runnable work) {
        if (Phone.isMain()) work.run();
        else Phone.post(work);
    }

    public boolean moveTaskToBack(boolean evenFromWithin) {
        Phone.isInFront = false;
        Phone.note("moved to back");
        return true;
    }

    public void startActivityForResult(Intent wanted, int code) {
        Phone.note("start for result " + wanted.getAction() + " " + code);
    }

    public final void requestPermissions(final String[] names, final int code) {
        Phone.note("ask " + names[0]);
        for (String name : names) if (Phone.willGrant.contains(name)) Phone.granted.add(name);
        Phone.post(new Runnable() {
            @Override
            public void run() {
                onRequestPermissionsResult(code, names, new int[names.length]);
            }
        });
    }

    public void startLockTask() {
        Phone.isLocked = true;
        Phone.note("locked");
    }

    public void stopLockTask() {
        Phone.isLocked = false;
        Phone.note("unlocked");
    }

    public OnBackInvokedDispatcher getOnBackInvokedDispatcher() {
        Phone.needs(33);
        return new OnBackInvokedDispatcher() {
            @Override
            public void registerOnBackInvokedCallback(int priority, OnBackInvokedCallback callback) {
                backCallbacks.add(callback);
            }

            @Override
            public void unregisterOnBackInvokedCallback(OnBackInvokedCallback callback) {
                backCallbacks.remove(callback);
            }
        };
    }

    /** What the system does with a back gesture. Before Android 16 it asks the activity, as our manifest opts in to nothing. */
    public void systemBack() {
        if (Phone.sdk < 36) onBackPressed();
        else if (backCallbacks.isEmpty()) moveTaskToBack(true);
        else backCallbacks.get(backCallbacks.size() - 1).onBackInvoked();
    }

    public void create(Bundle state) {
        onCreate(state);
    }

    public void resume() {
        onResume();
    }

    public void pause() {
        onPause();
    }

    public void destroy() {
        onDestroy();
    }

    public void save(Bundle state) {
        onSaveInstanceState(state);
    }

    public void open(Intent next) {
        onNewIntent(next);
    }

    public void result(int code, int result, Intent data) {
        onActivityResult(code, result, data);
    }
}
