package app.cicerone.shell;

import android.Manifest;
import android.net.Uri;
import android.view.View;
import android.webkit.GeolocationPermissions;
import android.webkit.PermissionRequest;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebView;

/** What the page asks the visitor for: position, camera, a photo, the whole screen. Only the guide's own pages may. */
final class ChromeClient extends WebChromeClient {
    interface Host {
        void showWhole(View view, CustomViewCallback callback);

        void hideWhole();

        void chooseFile(FileChooserParams parameters, ValueCallback<Uri[]> chosen);
    }

    private static final String[] POSITION = {
        Manifest.permission.ACCESS_FINE_LOCATION, Manifest.permission.ACCESS_COARSE_LOCATION,
    };
    private static final String[] CAMERA = {Manifest.permission.CAMERA};

    private final Config config;
    private final Permissions permissions;
    private final Host host;

    ChromeClient(Config config, Permissions permissions, Host host) {
        this.config = config;
        this.permissions = permissions;
        this.host = host;
    }

    @Override
    public void onGeolocationPermissionsShowPrompt(final String origin, final GeolocationPermissions.Callback callback) {
        if (!config.position || !Links.isOwn(Uri.parse(origin))) {
            callback.invoke(origin, false, false);
            return;
        }
        permissions.ask(POSITION, new Permissions.Answered() {
            @Override
            public void answer(boolean isGranted) {
                callback.invoke(origin, isGranted, false);
            }
        });
    }

    @Override
    public void onPermissionRequest(final PermissionRequest request) {
        boolean wantsCamera = false;
        for (String resource : request.getResources()) {
            if (resource.equals(PermissionRequest.RESOURCE_VIDEO_CAPTURE)) wantsCamera = true;
        }
        if (!config.camera || !wantsCamera || !Links.isOwn(request.getOrigin())) {
            request.deny();
            return;
        }
        permissions.ask(CAMERA, new Permissions.Answered() {
            @Override
            public void answer(boolean isGranted) {
                if (isGranted) request.grant(new String[] {PermissionRequest.RESOURCE_VIDEO_CAPTURE});
                else request.deny();
            }
        });
    }

    @Override
    public boolean onShowFileChooser(WebView view, ValueCallback<Uri[]> chosen, FileChooserParams parameters) {
        host.chooseFile(parameters, chosen);
        return true;
    }

    @Override
    public void onShowCustomView(View view, CustomViewCallback callback) {
        host.showWhole(view, callback);
    }

    @Override
    public void onHideCustomView() {
        host.hideWhole();
    }
}
