package app.cicerone.shell;

import android.content.Context;
import android.content.pm.ApplicationInfo;
import android.graphics.Color;
import android.os.Build;
import android.webkit.ServiceWorkerController;
import android.webkit.WebSettings;
import android.webkit.WebView;

/** Makes the web view of the guide. */
final class Page {
    private Page() {}

    static WebView make(Context context, Museum museum, Bridge bridge, PageClient client, ChromeClient chrome) {
        boolean isDebuggable = (context.getApplicationInfo().flags & ApplicationInfo.FLAG_DEBUGGABLE) != 0;
        WebView.setWebContentsDebuggingEnabled(isDebuggable);
        ServiceWorkerController.getInstance().setServiceWorkerClient(new WorkerClient(museum.assets, new Links(museum.config.server)));

        WebView view = new WebView(context);
        view.setBackgroundColor(Color.parseColor(museum.config.colour));
        set(view.getSettings(), museum.config);
        if (museum.config.webViewFix && Build.VERSION.SDK_INT >= 29) view.setForceDarkAllowed(false);
        view.setWebViewClient(client);
        view.setWebChromeClient(chrome);
        view.addJavascriptInterface(bridge, "GuideNative");
        return view;
    }

    private static void set(WebSettings settings, Config config) {
        settings.setJavaScriptEnabled(true);
        settings.setDomStorageEnabled(true);
        settings.setAllowFileAccess(false);
        settings.setAllowContentAccess(false);
        settings.setGeolocationEnabled(config.position);
        // The lock screen's buttons and automatic stations touch nothing in the page.
        settings.setMediaPlaybackRequiresUserGesture(false);
        settings.setSupportMultipleWindows(false);
        settings.setBuiltInZoomControls(true);
        settings.setDisplayZoomControls(false);
        if (Build.VERSION.SDK_INT >= 26) settings.setSafeBrowsingEnabled(false);
        if (!config.webViewFix) return;
        settings.setTextZoom(100);
        if (Build.VERSION.SDK_INT >= 33) settings.setAlgorithmicDarkeningAllowed(false);
        else if (Build.VERSION.SDK_INT >= 29) settings.setForceDark(WebSettings.FORCE_DARK_OFF);
    }
}
