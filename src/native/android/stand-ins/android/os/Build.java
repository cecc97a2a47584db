package android.os;

import standin.Phone;

public class Build {
    public static class VERSION {
        /** Not a constant, which the compiler would copy into the app. */
        public static final int SDK_INT = Phone.sdk;
    }
}
