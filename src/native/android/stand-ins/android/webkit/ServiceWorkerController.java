package android.webkit;

public abstract class ServiceWorkerController {
    public static ServiceWorkerClient client;

    public static ServiceWorkerController getInstance() {
        return new ServiceWorkerController() {
            @Override
            public void setServiceWorkerClient(ServiceWorkerClient given) {
                client = given;
            }
        };
    }

    public abstract void setServiceWorkerClient(ServiceWorkerClient client);
}
