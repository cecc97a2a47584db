import { DataSource, defaults, LoginType } from './constants.ts';
import { isObject, record, type StoredObject } from './schema/containers.ts';
import { type Field, type ValueOf } from './schema/field.ts';
import { choice, flag, number, string } from './schema/scalars.ts';
import { text } from './schema/texts.ts';
import { type Mismatch, Trail } from './schema/trail.ts';

const noRedirects: Readonly<Record<string, string>> = Object.freeze({});

/** From paths to paths, both within the guide: `{"/start": "/tours/1"}`. */
const redirects: Field<Readonly<Record<string, string>>> = {
  kind: 'record',
  expected: 'paths to lead from and to, such as {"/start": "/tours/1"}',
  fallback: noRedirects,
  read(given, trail) {
    if (!isObject(given)) {
      trail.report(redirects.expected, given);
      return noRedirects;
    }
    const entries = Object.entries(given).filter((entry): entry is [string, string] => {
      const isPath = entry[0].startsWith('/') && typeof entry[1] === 'string' && entry[1].startsWith('/');
      if (!isPath) {
        trail.enter(entry[0]);
        trail.report('a path that begins with /, leading to another', entry[1]);
        trail.leave();
      }
      return isPath;
    });
    return Object.fromEntries(entries);
  },
};

/** The client configuration of section 3.5, as the guide fetches it from `config.json`. */
export const clientConfiguration = record({
  experimentalFeatures: flag(),
  debugNotifications: flag(),
  enableInEditAndPreview: flag(),
  downloader: flag(),
  source: choice(DataSource, DataSource.served),
  /** Where content and calls are: empty for the place the guide itself was loaded from. */
  serverBase: string(),
  /** Seconds for which a visitor's access is kept. */
  authMaxAge: number(defaults.authMaxAgeSeconds, { min: 0 }),
  clientLoginType: choice(LoginType, LoginType.none),
  loginTitle: text(),
  staticRedirects: redirects,
  privacyPolicy: text(),
  androidBatteryChecker: flag(),
  gpsLocator: flag(),
  gpsDebug: flag(),
  apkUseProximitySensor: flag(),
  webViewFix: flag(),
  webAddress: string(),
});

export type ClientConfiguration = ValueOf<typeof clientConfiguration>;

/** Reads a client configuration: what does not fit takes its default and is named. */
export function readClientConfiguration(given: unknown): {
  readonly configuration: ClientConfiguration;
  readonly mismatches: readonly Mismatch[];
} {
  const trail = new Trail();
  const stored: StoredObject = isObject(given) ? given : {};
  if (!isObject(given)) trail.report('an object', given);
  const configuration = clientConfiguration.read(stored, trail);
  return { configuration, mismatches: trail.mismatches };
}
