package app.cicerone.shell;

import android.webkit.JavascriptInterface;

/** <code>window.GuideNative</code>. The page calls it on a separate thread and waits. */
public final class Bridge {
    /** What needs the screen's thread. */
    interface Screen {
        void keepAwake(boolean on);

        /** @param playback null: nothing plays */
        void show(Playback playback);
    }

    private final String deviceId;
    private final AudioChannels channels;
    private final Screen screen;

    Bridge(String deviceId, AudioChannels channels, Screen screen) {
        this.deviceId = deviceId;
        this.channels = channels;
        this.screen = screen;
    }

    @JavascriptInterface
    public String deviceId() {
        return deviceId;
    }

    @JavascriptInterface
    public String deviceKind() {
        return "android";
    }

    @JavascriptInterface
    public String audioChannel() {
        return channels.channel();
    }

    @JavascriptInterface
    public void setAudioChannel(String channel) {
        channels.choose(channel);
    }

    @JavascriptInterface
    public void keepAwake(boolean on) {
        screen.keepAwake(on);
    }

    @JavascriptInterface
    public void showPlayback(String json) {
        screen.show(Playback.parse(json));
    }
}
