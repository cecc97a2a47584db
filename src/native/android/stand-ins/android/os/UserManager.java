package android.os;

public class UserManager {
    public static final String DISALLOW_SAFE_BOOT = "no_safe_boot";
}
