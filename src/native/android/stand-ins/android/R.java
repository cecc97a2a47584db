package android;

public final class R {
    public static final class drawable {
        public static final int ic_media_ff = 17301537;
        public static final int ic_media_next = 17301538;
        public static final int ic_media_pause = 17301539;
        public static final int ic_media_play = 17301540;
        public static final int ic_media_previous = 17301541;
        public static final int ic_media_rew = 17301542;
    }
}
