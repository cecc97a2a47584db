package android.os;

import standin.Phone;

public class Handler {
    public Handler(Looper looper) {}

    public final boolean post(Runnable work) {
        Phone.post(work);
        return true;
    }
}
