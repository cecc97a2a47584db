package android.content;

import android.net.Uri;
import java.util.HashMap;
import java.util.Map;

public class Intent {
    public static final String ACTION_MAIN = "android.intent.action.MAIN";
    public static final String CATEGORY_HOME = "android.intent.category.HOME";
    public static final String CATEGORY_DEFAULT = "android.intent.category.DEFAULT";
    public static final String ACTION_VIEW = "android.intent.action.VIEW";
    public static final String ACTION_BATTERY_CHANGED = "android.intent.action.BATTERY_CHANGED";
    public static final String ACTION_POWER_CONNECTED = "android.intent.action.ACTION_POWER_CONNECTED";
    public static final String CATEGORY_BROWSABLE = "android.intent.category.BROWSABLE";

    public final Map<String, Integer> extras = new HashMap<>();
    Class<?> type;
    private String action;
    private Uri data;

    public Intent() {}

    public Intent(String action) {
        this.action = action;
    }

    public Intent(String action, Uri data) {
        this.action = action;
        this.data = data;
    }

    public Intent(Context context, Class<?> type) {
        this.type = type;
    }

    public String getAction() {
        return action;
    }

    public Intent setAction(String action) {
        this.action = action;
        return this;
    }

    public Uri getData() {
        return data;
    }

    public Intent addCategory(String category) {
        return this;
    }

    public int getIntExtra(String name, int fallback) {
        return extras.containsKey(name) ? extras.get(name) : fallback;
    }
}
