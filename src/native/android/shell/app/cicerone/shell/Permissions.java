package app.cicerone.shell;

import android.app.Activity;
import android.content.pm.PackageManager;
import android.util.SparseArray;

/** Asks the visitor for permissions, when the guide needs one. */
final class Permissions {
    interface Answered {
        void answer(boolean isGranted);
    }

    private final Activity activity;
    private final SparseArray<Answered> open = new SparseArray<>();
    private int asked;

    Permissions(Activity activity) {
        this.activity = activity;
    }

    /** One of the given permissions is enough: a rough position, for one. */
    void ask(String[] names, Answered answered) {
        if (isGranted(names)) {
            answered.answer(true);
            return;
        }
        asked += 1;
        open.put(asked, answered);
        activity.requestPermissions(names, asked);
    }

    void onResult(int code, String[] names) {
        Answered answered = open.get(code);
        if (answered == null) return;
        open.remove(code);
        answered.answer(isGranted(names));
    }

    private boolean isGranted(String[] names) {
        for (String name : names) {
            if (activity.checkSelfPermission(name) == PackageManager.PERMISSION_GRANTED) return true;
        }
        return false;
    }
}
