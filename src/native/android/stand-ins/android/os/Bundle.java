package android.os;

import java.util.HashMap;
import java.util.Map;

public final class Bundle {
    public final Map<String, Object> kept = new HashMap<>();
}
