package android.graphics;

public class Color {
    public static final int BLACK = -16777216;

    public static int parseColor(String text) {
        return BLACK | Integer.parseInt(text.substring(1), 16);
    }

    public static int red(int colour) {
        return colour >> 16 & 255;
    }

    public static int green(int colour) {
        return colour >> 8 & 255;
    }

    public static int blue(int colour) {
        return colour & 255;
    }
}
