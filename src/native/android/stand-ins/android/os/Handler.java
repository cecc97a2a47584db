package android.os;

import standin.Phone;

public class Handler {
    public Handler(Looper looper) {}

    public final boolean post(Runnable work) {
        Phone.post(work);
        return true;
    }

    public final boolean postDelayed(Runnable work, long milliseconds) {
        Phone.later.put(work, Phone.now + milliseconds);
        return true;
    }

    public final void removeCallbacks(Runnable work) {
        Phone.later.remove(work);
    }
}
