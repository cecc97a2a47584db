package app.cicerone.shell;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.net.Uri;
import java.io.IOException;
import java.io.InputStream;

/** Pictures for the lock screen, small enough to be handed to it. */
final class Artwork {
    private static final int LARGEST = 512;

    private Artwork() {}

    /** @return null: there is none */
    static Bitmap load(AssetServer assets, String address) {
        Uri uri = Uri.parse(address);
        String path = uri.getEncodedPath();
        boolean isOwn = !address.isEmpty() && (Links.isOwn(uri) || uri.getScheme() == null);
        if (!isOwn || path == null) return null;
        BitmapFactory.Options size = new BitmapFactory.Options();
        size.inJustDecodeBounds = true;
        decode(assets, path, size);
        BitmapFactory.Options scaled = new BitmapFactory.Options();
        scaled.inSampleSize = 1;
        while (Math.max(size.outWidth, size.outHeight) / scaled.inSampleSize > LARGEST) scaled.inSampleSize *= 2;
        return decode(assets, path, scaled);
    }

    private static Bitmap decode(AssetServer assets, String path, BitmapFactory.Options options) {
        try (InputStream picture = assets.open(path)) {
            return picture == null ? null : BitmapFactory.decodeStream(picture, null, options);
        } catch (IOException error) {
            return null;
        }
    }
}
