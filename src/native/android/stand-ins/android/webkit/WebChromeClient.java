package android.webkit;

import android.content.Intent;
import android.net.Uri;
import android.view.View;

public class WebChromeClient {
    public interface CustomViewCallback {
        void onCustomViewHidden();
    }

    public abstract static class FileChooserParams {
        public static Uri[] parseResult(int result, Intent data) {
            return result == -1 && data != null ? new Uri[] {data.getData()} : null;
        }

        public abstract Intent createIntent();
    }

    public void onGeolocationPermissionsShowPrompt(String origin, GeolocationPermissions.Callback callback) {}

    public void onPermissionRequest(PermissionRequest request) {
        request.deny();
    }

    public boolean onShowFileChooser(WebView view, ValueCallback<Uri[]> chosen, FileChooserParams parameters) {
        return false;
    }

    public void onShowCustomView(View view, CustomViewCallback callback) {}

    public void onHideCustomView() {}
}
