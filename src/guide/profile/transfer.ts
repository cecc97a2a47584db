import { isObject } from '#content/schema/containers.ts';
import { type AccessProfile, plainProfile, readProfile } from '../state/settings/access-profile.ts';
import { type Settings, type SettingsState, speeds } from '../state/settings/settings.ts';

/** Characters; ours are a tenth of it. */
const longest = 4000;

/** Begins the part of an address that no server sees. */
const mark = '#access=';

/**
 * Returns the address that brings a visitor's settings to another device. Nothing in it says who the visitor is.
 *
 * @param language that the visitor reads now, chosen or not
 * @param screen the address of the first screen: `/` itself would lead on without the part that no server sees
 */
export function addressWith(settings: SettingsState, language: string | undefined, screen: string): string {
  const { highContrast, speed } = settings;
  const profile = readProfile(settings);
  const changed = Object.entries(profile).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(plainProfile[name as keyof AccessProfile]),
  );
  const others = { language, ...(highContrast && { highContrast }), ...(speed !== 1 && { speed }) };
  const brought = { ...Object.fromEntries(changed), ...others };
  return screen + mark + encodeURIComponent(JSON.stringify(brought));
}

/**
 * Takes over the settings in an address. Everything that is not known is left out.
 *
 * @param hash of the address, with its `#`
 * @returns whether there are any
 */
export function takeOver(hash: string, settings: Settings): boolean {
  const brought = broughtBy(hash);
  if (brought === undefined) return false;
  settings.change({ ...readProfile(brought), isAsked: true });
  if (typeof brought['language'] === 'string') settings.chooseLanguage(brought['language']);
  if ((brought['highContrast'] === true) !== settings.getState().highContrast) settings.toggleHighContrast();
  settings.chooseSpeed(speeds.find((one) => one === brought['speed']) ?? 1);
  return true;
}

function broughtBy(hash: string): Readonly<Record<string, unknown>> | undefined {
  if (!hash.startsWith(mark) || hash.length > longest) return undefined;
  try {
    const read: unknown = JSON.parse(decodeURIComponent(hash.slice(mark.length)));
    return isObject(read) && Object.keys(read).length > 0 ? read : undefined;
  } catch {
    return undefined;
  }
}
