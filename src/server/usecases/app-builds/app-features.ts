import { type Catalogue } from '#content/catalogue.ts';
import { type ClientConfiguration } from '#content/client-configuration.ts';
import { Selector } from '#content/constants.ts';

/** The features of a device that the app may use. It requests no permission that its content does not need. */
export interface AppFeatures {
  readonly position: boolean;
  readonly camera: boolean;
  readonly proximity: boolean;
  readonly battery: boolean;
  readonly webViewFix: boolean;
}

export function appFeatures(catalogue: Catalogue, client: ClientConfiguration): AppFeatures {
  const tours = catalogue.tours();
  const { gpsLocator, gpsDebug } = client;
  return {
    position: (gpsLocator || gpsDebug) && tours.some(({ MapGPS }) => MapGPS !== undefined),
    camera: tours.some(({ Selectors }) => Selectors.includes(Selector.QrCode)),
    proximity: client.apkUseProximitySensor,
    battery: client.androidBatteryChecker,
    webViewFix: client.webViewFix,
  };
}
