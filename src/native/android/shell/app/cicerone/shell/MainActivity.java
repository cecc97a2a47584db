package app.cicerone.shell;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.media.AudioManager;
import android.net.Uri;
import android.os.Build;
import android.os.Bundle;
import android.util.Log;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebView;
import android.widget.FrameLayout;

/** The one screen of the app: the guide in a web view. */
public final class MainActivity extends Activity implements Museum.ContentListener {
    private static final int CHOOSE_FILE = 7000;
    private static final String START = AssetServer.ORIGIN + "/";
    /** Nanoseconds. */
    private static final long AT_ONCE = 30_000_000_000L;

    private Museum museum;
    private Links links;
    private FrameLayout root;
    private WebView page;
    private View whole;
    private WebChromeClient.CustomViewCallback wholeCallback;
    private ValueCallback<Uri[]> chosenFile;
    private Permissions permissions;
    private AudioChannels channels;
    private Proximity proximity;
    private Battery battery;
    private LoanDevice loan;
    private BackGesture backGesture;
    private String lastAddress = START;
    private long lostAt = System.nanoTime() - AT_ONCE;
    private boolean isPlaying;

    private final GuideEvents events = new GuideEvents() {
        @Override
        void run(final String script) {
            runOnUiThread(new Runnable() {
                @Override
                public void run() {
                    if (page != null) page.evaluateJavascript(script, null);
                }
            });
        }
    };

    /** Headphones were pulled out: the sound must not play in the room. */
    private final BroadcastReceiver noisy = new BroadcastReceiver() {
        @Override
        public void onReceive(Context context, Intent intent) {
            events.media("pause");
        }
    };

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        museum = Museum.of(this);
        links = new Links(museum.config.server);
        permissions = new Permissions(this);
        root = new FrameLayout(this);
        setContentView(root);
        Bars.set(getWindow(), root, museum.config);
        startParts();
        openPage();
        String linked = linkIn(getIntent());
        if (state == null || page.restoreState(state) == null) page.loadUrl(linked == null ? lastAddress : linked);
    }

    private void startParts() {
        channels = new AudioChannels(this, new AudioChannels.Listener() {
            @Override
            public void onChannel(String channel, boolean isChosen) {
                onAudioChannel();
                if (!isChosen) events.audioChannel(channel);
            }
        });
        channels.start();
        registerReceiver(noisy, new IntentFilter(AudioManager.ACTION_AUDIO_BECOMING_NOISY));
        if (museum.config.proximity) proximity = new Proximity(this, events);
        if (museum.config.battery) {
            battery = new Battery(this, events);
            battery.start();
        }
        if (museum.config.loan != null) {
            loan = new LoanDevice(this, museum.config.loan, events);
            loan.start();
        }
        if (Build.VERSION.SDK_INT >= 33) {
            backGesture = new BackGesture(this, new Runnable() {
                @Override
                public void run() {
                    goBack();
                }
            });
        }
        PlaybackService.playBy(player());
        museum.startUpdating(this);
        onHistory();
    }

    @Override
    public void onNewContent(int counter) {
        events.content(counter);
    }

    private void openPage() {
        Bridge bridge = new Bridge(museum.deviceId(), channels, screen());
        ChromeClient chrome = new ChromeClient(museum.config, permissions, chromeHost());
        page = Page.make(this, museum, bridge, new PageClient(museum, links, pageHost()), chrome);
        root.addView(page, new FrameLayout.LayoutParams(
            ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT));
    }

    private Bridge.Screen screen() {
        return new Bridge.Screen() {
            @Override
            public void keepAwake(final boolean on) {
                runOnUiThread(new Runnable() {
                    @Override
                    public void run() {
                        if (on) getWindow().addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
                        else getWindow().clearFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
                    }
                });
            }

            @Override
            public void show(final Playback playback) {
                runOnUiThread(new Runnable() {
                    @Override
                    public void run() {
                        showPlayback(playback);
                    }
                });
            }
        };
    }

    private void showPlayback(Playback playback) {
        isPlaying = playback != null && playback.playing;
        channels.setPlaying(isPlaying);
        onAudioChannel();
        PlaybackService.show(this, playback);
    }

    private PlaybackService.Player player() {
        return new PlaybackService.Player() {
            @Override
            public void play() {
                events.media("play");
            }

            @Override
            public void pause() {
                events.media("pause");
            }

            @Override
            public void next() {
                events.media("next");
            }

            @Override
            public void previous() {
                events.media("previous");
            }

            @Override
            public void skip(double by) {
                events.skip(by);
            }

            @Override
            public void seek(double position) {
                events.seek(position);
            }
        };
    }

    private PageClient.Host pageHost() {
        return new PageClient.Host() {
            @Override
            public void openInside(String address) {
                page.loadUrl(address);
            }

            @Override
            public void openOutside(Uri address) {
                MainActivity.this.openOutside(address);
            }

            @Override
            public void onPage() {
                if (battery != null) battery.tell();
                if (loan != null && loan.isFirstPage()) page.clearHistory();
            }

            @Override
            public void onHistory() {
                MainActivity.this.onHistory();
            }

            @Override
            public void onRendererGone(WebView gone) {
                if (gone != page) return;
                Log.w(Museum.TAG, "The page was lost, and is opened again");
                closePage();
                showPlayback(null);
                openPage();
                // A page that is lost again at once may be the reason.
                boolean isAgain = System.nanoTime() - lostAt < AT_ONCE;
                lostAt = System.nanoTime();
                page.loadUrl(isAgain ? START : lastAddress);
            }
        };
    }

    private ChromeClient.Host chromeHost() {
        return new ChromeClient.Host() {
            @Override
            public void showWhole(View view, WebChromeClient.CustomViewCallback callback) {
                if (whole != null) hideWhole();
                whole = view;
                wholeCallback = callback;
                root.addView(view);
                onHistory();
            }

            @Override
            public void hideWhole() {
                leaveWhole();
            }

            @Override
            public void chooseFile(WebChromeClient.FileChooserParams parameters, ValueCallback<Uri[]> chosen) {
                if (chosenFile != null) chosenFile.onReceiveValue(null);
                // The chooser is another app.
                if (loan != null) {
                    chosenFile = null;
                    chosen.onReceiveValue(null);
                    return;
                }
                chosenFile = chosen;
                try {
                    startActivityForResult(parameters.createIntent(), CHOOSE_FILE);
                } catch (ActivityNotFoundException error) {
                    chosenFile = null;
                    chosen.onReceiveValue(null);
                }
            }
        };
    }

    private void leaveWhole() {
        if (whole == null) return;
        root.removeView(whole);
        whole = null;
        wholeCallback.onCustomViewHidden();
        onHistory();
    }

    private void openOutside(Uri address) {
        // A borrowed device shows nothing else.
        if (loan != null) return;
        try {
            startActivity(new Intent(Intent.ACTION_VIEW, address).addCategory(Intent.CATEGORY_BROWSABLE));
        } catch (ActivityNotFoundException error) {
            Log.i(Museum.TAG, "No app opens " + address);
        }
    }

    /** @return the page in the app for a link by which it was opened; null: none */
    private String linkIn(Intent intent) {
        Uri address = intent == null ? null : intent.getData();
        return address == null ? null : links.inside(address);
    }

    private void onAudioChannel() {
        boolean isEarpiece = channels.channel().equals(AudioChannels.EARPIECE);
        setVolumeControlStream(isEarpiece ? AudioManager.STREAM_VOICE_CALL : AudioManager.STREAM_MUSIC);
        if (proximity != null) proximity.atEar(isEarpiece && isPlaying);
    }

    /** Android asks about each gesture only while there is something to do. */
    private void onHistory() {
        if (page != null && page.getUrl() != null) lastAddress = page.getUrl();
        if (backGesture == null) return;
        backGesture.set(loan != null || whole != null || (page != null && page.canGoBack()));
    }

    private void goBack() {
        if (whole != null) leaveWhole();
        else if (page.canGoBack()) page.goBack();
        else if (loan != null) loan.askPin();
        else moveTaskToBack(true);
    }

    @Override
    @SuppressWarnings("deprecation")
    public void onBackPressed() {
        goBack();
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        String linked = linkIn(intent);
        if (linked != null) page.loadUrl(linked);
    }

    @Override
    protected void onResume() {
        super.onResume();
        channels.setInForeground(true);
        PlaybackService.setInFront(this, true);
        if (proximity != null) proximity.start();
        onAudioChannel();
        if (loan != null) loan.lock();
    }

    @Override
    protected void onPause() {
        super.onPause();
        channels.setInForeground(false);
        PlaybackService.setInFront(this, false);
        if (proximity != null && !isPlaying) proximity.stop();
    }

    @Override
    protected void onSaveInstanceState(Bundle state) {
        super.onSaveInstanceState(state);
        page.saveState(state);
    }

    @Override
    protected void onDestroy() {
        museum.stopUpdating();
        PlaybackService.playBy(null);
        PlaybackService.show(this, null);
        if (proximity != null) proximity.stop();
        if (battery != null) battery.stop();
        if (loan != null) loan.stop();
        unregisterReceiver(noisy);
        channels.stop();
        closePage();
        super.onDestroy();
    }

    private void closePage() {
        leaveWhole();
        root.removeView(page);
        page.destroy();
        page = null;
    }

    @Override
    public void onRequestPermissionsResult(int code, String[] names, int[] results) {
        permissions.onResult(code, names);
    }

    @Override
    protected void onActivityResult(int code, int result, Intent data) {
        if (code != CHOOSE_FILE || chosenFile == null) return;
        chosenFile.onReceiveValue(WebChromeClient.FileChooserParams.parseResult(result, data));
        chosenFile = null;
    }
}
