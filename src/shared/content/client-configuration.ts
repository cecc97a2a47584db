import { DataSource, defaults, LoginType } from './constants.ts';
import { isGuidePath } from './guide-path.ts';
import { isObject, record, type StoredObject } from './schema/containers.ts';
import { type Field, type ValueOf } from './schema/field.ts';
import { choice, flag, number, string } from './schema/scalars.ts';
import { text } from './schema/texts.ts';
import { type Mismatch, Trail } from './schema/trail.ts';

const noRedirects: Readonly<Record<string, string>> = Object.freeze({});

/** Maps paths within the guide to others: `{"/start": "/tours/1"}`. */
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
      const [from, to] = entry;
      const isSound = isPath(from) && isPath(to);
      if (!isSound) {
        trail.enter(from);
        trail.report('a path that begins with /, leading to another', to);
        trail.leave();
      }
      return isSound;
    });
    return Object.fromEntries(entries);
  },
};

function isPath(given: unknown): given is string {
  return typeof given === 'string' && isGuidePath(given);
}

/** The client configuration of section 3.5, as the guide fetches it from `config.json`. */
export const clientConfiguration = record({
  experimentalFeatures: flag(),
  debugNotifications: flag(),
  enableInEditAndPreview: flag(),
  downloader: flag(),
  source: choice(DataSource, DataSource.served),
  /** Whether a static guide holds its pictures in smaller sizes too; its build says so. */
  pictureSizes: flag(),
  /** The base address of content and calls; empty for the address that the guide was loaded from. */
  serverBase: string(),
  /** Seconds for which a visitor's access lasts. */
  authMaxAge: number(defaults.authMaxAgeSeconds, { min: 0 }),
  clientLoginType: choice(LoginType, LoginType.none),
  loginTitle: text(),
  staticRedirects: redirects,
  privacyPolicy: text(),
  androidBatteryChecker: flag(),
  /** Whether visitors may see their position. */
  gpsLocator: flag(true),
  /** Whether designers may simulate positions. */
  gpsDebug: flag(),
  apkUseProximitySensor: flag(),
  webViewFix: flag(),
  webAddress: string(),
});

export type ClientConfiguration = ValueOf<typeof clientConfiguration>;

/** Reads a client configuration: invalid values are replaced by defaults and reported. */
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
