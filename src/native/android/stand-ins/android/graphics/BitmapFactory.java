package android.graphics;

import java.io.IOException;
import java.io.InputStream;

public class BitmapFactory {
    public static class Options {
        public boolean inJustDecodeBounds;
        public int inSampleSize;
        public int outWidth;
        public int outHeight;
    }

    public static Bitmap decodeStream(InputStream from, Rect padding, Options options) {
        try {
            boolean isPicture = from.read() >= 0;
            options.outWidth = 2000;
            options.outHeight = 1000;
            return isPicture && !options.inJustDecodeBounds ? new Bitmap() : null;
        } catch (IOException error) {
            return null;
        }
    }
}
