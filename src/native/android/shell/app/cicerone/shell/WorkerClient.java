package app.cicerone.shell;

import android.webkit.ServiceWorkerClient;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;

/** The guide registers no worker in the app. If content brings one, it gets nothing from the network either. */
final class WorkerClient extends ServiceWorkerClient {
    private final AssetServer assets;
    private final Links links;

    WorkerClient(AssetServer assets, Links links) {
        this.assets = assets;
        this.links = links;
    }

    @Override
    public WebResourceResponse shouldInterceptRequest(WebResourceRequest request) {
        return PageClient.answer(assets, links, request);
    }
}
