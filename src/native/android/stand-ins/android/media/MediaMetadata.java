package android.media;

import android.graphics.Bitmap;
import java.util.HashMap;
import java.util.Map;

public final class MediaMetadata {
    public static final String METADATA_KEY_TITLE = "android.media.metadata.TITLE";
    public static final String METADATA_KEY_ARTIST = "android.media.metadata.ARTIST";
    public static final String METADATA_KEY_DURATION = "android.media.metadata.DURATION";
    public static final String METADATA_KEY_ALBUM_ART = "android.media.metadata.ALBUM_ART";

    public final Map<String, Object> facts = new HashMap<>();

    public static final class Builder {
        private final MediaMetadata metadata = new MediaMetadata();

        public Builder putString(String name, String value) {
            metadata.facts.put(name, value);
            return this;
        }

        public Builder putLong(String name, long value) {
            metadata.facts.put(name, value);
            return this;
        }

        public Builder putBitmap(String name, Bitmap value) {
            metadata.facts.put(name, value);
            return this;
        }

        public MediaMetadata build() {
            return metadata;
        }
    }
}
