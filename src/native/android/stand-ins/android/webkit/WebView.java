package android.webkit;

import android.content.Context;
import android.os.Bundle;
import android.view.ViewGroup;
import standin.Phone;

public class WebView extends ViewGroup {
    public static WebView last;

    public WebViewClient client;
    public WebChromeClient chrome;
    public Object bridge;
    public boolean isDestroyed;
    private final WebSettings settings = new WebSettings() {};

    public WebView(Context context) {
        super(context);
        Phone.checkMain();
        last = this;
    }

    public static void setWebContentsDebuggingEnabled(boolean is) {
        Phone.note("debuggable " + is);
    }

    public WebSettings getSettings() {
        return settings;
    }

    public void setWebViewClient(WebViewClient given) {
        client = given;
    }

    public void setWebChromeClient(WebChromeClient given) {
        chrome = given;
    }

    public void addJavascriptInterface(Object given, String name) {
        if (name.equals("GuideNative")) bridge = given;
    }

    public void loadUrl(String address) {
        check();
        Phone.browser.load(address);
    }

    public void evaluateJavascript(String script, ValueCallback<String> answer) {
        check();
        Phone.browser.run(script);
    }

    public boolean canGoBack() {
        check();
        return Phone.browser.canGoBack();
    }

    public void goBack() {
        check();
        Phone.browser.goBack();
    }

    public void clearHistory() {
        check();
        Phone.browser.clearHistory();
        Phone.note("history cleared");
    }

    public String getUrl() {
        check();
        return Phone.browser.address();
    }

    public WebBackForwardList saveState(Bundle state) {
        check();
        state.kept.put("address", getUrl());
        return new WebBackForwardList() {};
    }

    public WebBackForwardList restoreState(Bundle state) {
        check();
        Object address = state.kept.get("address");
        if (address == null) return null;
        Phone.browser.load(address.toString());
        return new WebBackForwardList() {};
    }

    public void destroy() {
        check();
        isDestroyed = true;
    }

    private void check() {
        Phone.checkMain();
        if (isDestroyed) throw new IllegalStateException("The web view is destroyed");
    }
}
