import { describe, expect, it } from 'vitest';
import { checkSettings, problemAnswer, type ToCheck } from './check-settings.ts';

const sound: ToCheck = {
  settings: {
    ApplicationID: 'de.stadtmuseum.guide',
    AppName: 'Stadtmuseum & Café',
    VersionName: '1.0',
    ServerAddress: 'https://guide.stadtmuseum.de/',
    IsLoanDevice: false,
    KeepBuilds: 3,
  },
  icon: { width: 512, height: 512, isDrawing: false },
  loginType: 'none',
  hasContent: true,
  mediaBytes: 300_000_000,
};

/** The problems of these settings as text; fatal ones end with a mark. */
function problemsOf(settings: Partial<ToCheck['settings']>, others: Partial<ToCheck> = {}): readonly string[] {
  const found = checkSettings({ ...sound, ...others, settings: { ...sound.settings, ...settings } });
  return found.map(problemAnswer).map(({ Field, Reason, IsFatal }) => `${Field} ${Reason}${IsFatal ? '!' : ''}`);
}

it('sound settings have no problem', () => expect(problemsOf({})).toEqual([]));

it('names with joined signs and addresses with a port are sound', () =>
  expect(problemsOf({ AppName: 'Museum 👩‍🎨', ServerAddress: 'https://museum.example:8443/cmsx/' })).toEqual([]));

describe('settings that cannot be built', () => {
  it.each<readonly [Partial<ToCheck['settings']>, string]>([
    [{ ApplicationID: 'museum' }, 'ApplicationID app-id-wrong!'],
    [{ ApplicationID: 'de.new.guide' }, 'ApplicationID app-id-reserved!'],
    [{ AppName: '' }, 'AppName app-name-empty!'],
    [{ AppName: 'x'.repeat(51) }, 'AppName app-name-too-long!'],
    [{ AppName: 'Stadt\u202Emuseum' }, 'AppName app-name-invisible!'],
    [{ AppName: 'Stadt\nmuseum' }, 'AppName app-name-invisible!'],
    ...['\uFFFE', '\uFFFF', '\uD800', '\u0000', '\u{1FFFF}', '\u2028'].map(
      (sign) => [{ AppName: `Stadt${sign}museum` }, 'AppName app-name-invisible!'] as const,
    ),
    [{ AppName: '\u200B\u200D' }, 'AppName app-name-invisible!'],
    [{ VersionName: '' }, 'VersionName app-version-wrong!'],
    [{ VersionName: 'eins/zwei' }, 'VersionName app-version-wrong!'],
    [{ ServerAddress: 'http://museum.example/' }, 'ServerAddress app-address-wrong!'],
    [{ ServerAddress: 'https://me:secret@museum.example/' }, 'ServerAddress app-address-wrong!'],
    [{ ServerAddress: 'https://museum.example/?x/' }, 'ServerAddress app-address-wrong!'],
    [{ ServerAddress: 'https://museum.example/%zz/' }, 'ServerAddress app-address-wrong!'],
    [{ ServerAddress: 'https://museum.example/%00/' }, 'ServerAddress app-address-wrong!'],
    ...['localhost', 'guide.localhost.', '127.0.0.1', '127.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'].map(
      (host) => [{ ServerAddress: `https://${host}/` }, 'ServerAddress app-address-device!'] as const,
    ),
    [{ ServerAddress: 'https://appassets.androidplatform.net/' }, 'ServerAddress app-address-device!'],
    [{ ServerAddress: 'https://museum.example/cms/' }, 'ServerAddress app-address-staff!'],
    [{ IsLoanDevice: true }, 'PIN app-pin-missing!'],
  ])('%j', (settings, problem) => expect(problemsOf(settings)).toEqual([problem]));
});

it('problems with the museum are reported as well, and only content that no app can hold is fatal', () => {
  expect(problemsOf({}, { hasContent: false })).toEqual(['Content app-nothing-published!']);
  expect(problemsOf({}, { mediaBytes: 2_100_000_000 })).toEqual(['Content app-too-large!']);
  expect(problemsOf({}, { icon: undefined })).toEqual(['Icon app-icon-missing']);
  expect(problemsOf({}, { icon: 'unusable' })).toEqual(['Icon app-icon-unusable']);
  expect(problemsOf({}, { icon: { width: 100, height: 90, isDrawing: false } })).toEqual([
    'Icon app-icon-small',
    'Icon app-icon-not-square',
  ]);
  expect(problemsOf({}, { icon: { width: 9, height: 9, isDrawing: true } })).toEqual([]);
  expect(problemsOf({}, { loginType: 'token' })).toEqual(['LoginType app-without-login']);
});
