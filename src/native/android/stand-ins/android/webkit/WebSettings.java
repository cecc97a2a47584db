package android.webkit;

import standin.Phone;

public abstract class WebSettings {
    public static final int FORCE_DARK_OFF = 0;

    public void setJavaScriptEnabled(boolean is) {}

    public void setDomStorageEnabled(boolean is) {}

    public void setAllowFileAccess(boolean is) {}

    public void setAllowContentAccess(boolean is) {}

    public void setGeolocationEnabled(boolean is) {}

    public void setMediaPlaybackRequiresUserGesture(boolean is) {}

    public void setSupportMultipleWindows(boolean is) {}

    public void setBuiltInZoomControls(boolean is) {}

    public void setDisplayZoomControls(boolean is) {}

    public void setSafeBrowsingEnabled(boolean is) {
        Phone.needs(26);
    }

    public void setTextZoom(int percent) {
        Phone.note("text zoom " + percent);
    }

    public void setForceDark(int mode) {
        Phone.needs(29);
        Phone.note("force dark " + mode);
    }

    public void setAlgorithmicDarkeningAllowed(boolean is) {
        Phone.needs(33);
        Phone.note("darkening " + is);
    }
}
