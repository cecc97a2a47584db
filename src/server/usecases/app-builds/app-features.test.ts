import { expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { readClientConfiguration } from '#content/client-configuration.ts';
import { appFeatures } from './app-features.ts';
import { appJson, type AppFacts, templateValues } from './app-files.ts';

function featuresOf(tour: object, client: object = {}) {
  const catalogue = createCatalogue({ TourGroups: [{ ID: 1 }], Tours: [{ ID: 1, TourGroupID: 1, ...tour }] });
  return appFeatures(catalogue, readClientConfiguration(client).configuration);
}

const box = { TopLeft: { Lat: 1, Lon: 1 }, BottomRight: { Lat: 0, Lon: 2 } };

it('an app asks for the camera only if a tour reads QR codes', () => {
  expect(featuresOf({ Selectors: [0, 1] }).camera).toBe(false);
  expect(featuresOf({ Selectors: [1, 2] }).camera).toBe(true);
});

it('an app asks for the position only if visitors may see theirs', () => {
  expect(featuresOf({}, { gpsLocator: true }).position).toBe(false);
  expect(featuresOf({ MapGPS: box }, { gpsLocator: false }).position).toBe(false);
});

it('an app uses what the configuration names', () => {
  const client = { apkUseProximitySensor: true, androidBatteryChecker: true, webViewFix: true };
  expect(featuresOf({}, client)).toEqual({
    position: false,
    camera: false,
    proximity: true,
    battery: true,
    webViewFix: true,
  });
});

const facts: AppFacts = {
  settings: {
    ApplicationID: 'de.museum.guide',
    AppName: '?Museum',
    VersionName: '1.0',
    ServerAddress: 'https://museum.example/guide/',
    IsLoanDevice: false,
    KeepBuilds: 3,
    pin: { pinSalt: 'aa', pinHash: 'bb', iterations: 1 },
  },
  features: featuresOf({}),
  catalogue: createCatalogue({ Themes: [{ ID: 1, PrimaryColor: 'rgb(1, 2, 255)', TextColor: '#fff' }] }),
  counter: 12,
  isDebug: true,
  versionCode: 7,
};

it('the shell reads colours in the one form that it knows, and a PIN on loan devices only', () => {
  expect(JSON.parse(appJson(facts))).toMatchObject({ counter: 12, colour: '#0102ff', textColour: '#ffffff' });
  expect(JSON.parse(appJson(facts))).not.toHaveProperty('loan');
  const loan = { ...facts, settings: { ...facts.settings, IsLoanDevice: true } };
  expect(JSON.parse(appJson(loan))).toMatchObject({ loan: { pinSalt: 'aa', pinHash: 'bb', iterations: 1 } });
});

it('the manifest names a debug app apart, and the host and path of the server', () => {
  expect(templateValues(facts)).toEqual({
    values: {
      applicationId: 'de.museum.guide.debug',
      label: '\\?Museum',
      versionCode: '7',
      versionName: '1.0',
      serverHost: 'museum.example',
      serverPath: '/guide/',
      colour: '#0102ff',
      textColour: '#ffffff',
    },
    parts: { position: false, camera: false, server: true, loan: false },
  });
  const atPort = { ...facts, settings: { ...facts.settings, ServerAddress: 'https://museum.example:8443/' } };
  expect(templateValues(atPort).parts['server']).toBe(false);
});
