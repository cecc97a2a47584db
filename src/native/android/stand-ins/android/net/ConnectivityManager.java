package android.net;

import standin.Phone;

public class ConnectivityManager {
    public boolean isActiveNetworkMetered() {
        return Phone.isMetered;
    }
}
