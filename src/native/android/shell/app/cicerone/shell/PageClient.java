package app.cicerone.shell;

import android.net.Uri;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import java.util.Map;

/** Answers every request of the page from the app. The network gets only what the guide tells of visits. */
final class PageClient extends WebViewClient {
    interface Host {
        void openInside(String address);

        void openOutside(Uri address);

        void onPage();

        void onHistory();

        void onRendererGone(WebView view);
    }

    private final Museum museum;
    private final Links links;
    private final Host host;

    PageClient(Museum museum, Links links, Host host) {
        this.museum = museum;
        this.links = links;
        this.host = host;
    }

    @Override
    public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) {
        if (request.isForMainFrame() && Links.isOwn(request.getUrl())) museum.content.refresh();
        return answer(museum.assets, links, request);
    }

    /** @return null: the web view gets it itself */
    static WebResourceResponse answer(AssetServer assets, Links links, WebResourceRequest request) {
        Uri address = request.getUrl();
        String scheme = address.getScheme();
        if ("data".equals(scheme) || "blob".equals(scheme) || links.isCall(address)) return null;
        if (!Links.isOwn(address)) return responseOf(Answer.empty(403, "Forbidden"));
        String path = address.getEncodedPath();
        String range = null;
        for (Map.Entry<String, String> header : request.getRequestHeaders().entrySet()) {
            if (header.getKey().equalsIgnoreCase("Range")) range = header.getValue();
        }
        return responseOf(assets.answer(request.getMethod(), path == null ? "/" : path, range));
    }

    private static WebResourceResponse responseOf(Answer answer) {
        return new WebResourceResponse(
            answer.type, answer.encoding(), answer.status, answer.reason, answer.headers, answer.body);
    }

    @Override
    public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
        Uri address = request.getUrl();
        if (Links.isOwn(address)) return false;
        // Frames stay within the guide.
        if (!request.isForMainFrame()) return true;
        String inside = links.inside(address);
        if (inside != null) host.openInside(inside);
        else if (Links.isForOthers(address)) host.openOutside(address);
        return true;
    }

    @Override
    public void onPageFinished(WebView view, String address) {
        host.onPage();
    }

    @Override
    public void doUpdateVisitedHistory(WebView view, String address, boolean isReload) {
        host.onHistory();
    }

    @Override
    public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) {
        host.onRendererGone(view);
        return true;
    }
}
