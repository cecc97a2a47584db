package app.cicerone.shell;

import android.webkit.ServiceWorkerClient;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;

/** The guide registers no worker in the app. If content brings one, it gets nothing from the network either. */
final class WorkerClient extends ServiceWorkerClient {
    private final AssetServer assets;

    WorkerClient(AssetServer assets) {
        this.assets = assets;
    }

    @Override
    public WebResourceResponse shouldInterceptRequest(WebResourceRequest request) {
        return PageClient.answer(assets, request);
    }
}
