import { type Page } from 'playwright';
import { goodApp } from '#tests/browser/good-app.ts';
import { type Screen } from './screens.ts';
import { type Words } from './words.ts';

const tool = (Name: string) => ({ Name, Path: `/usr/bin/${Name}`, Version: '10.0.0' });
const lacking = {
  CanBuild: true,
  State: 'no build present',
  Log: [],
  Builds: [],
  Tools: [tool('java'), tool('keytool'), { Name: 'aapt2' }, { Name: 'apksigner' }, { Name: 'android-resources' }],
  Install: 'apt-get install --no-install-recommends aapt apksigner android-framework-res',
};
const able = { ...lacking, Tools: ['java', 'keytool', 'aapt2', 'zipalign', 'apksigner'].map(tool), Install: undefined };
const running = {
  ...able,
  State: 'running',
  Kind: 'release',
  Progress: 0.62,
  Log: ['Content: 412 files, 141 MB', 'Icons: 5 sizes', 'aapt2 link', 'Assets: 300 of 412'],
  StartedAt: '2026-01-02T03:04:05Z',
};
const built = {
  Name: 'hausammeer-12-release.apk',
  Kind: 'release',
  Size: 148_353_000,
  SHA256: '5f3a9c01'.repeat(8),
  Certificate: 'c0ffee12'.repeat(8),
  Address: `/api/build/apk/${'0f'.repeat(16)}/hausammeer-12-release.apk`,
  BuiltAt: '2026-01-02T03:04:15Z',
  VersionCode: 12,
  VersionName: '2026.1',
};
const debug = { ...built, Name: 'hausammeer-11-debug.apk', Kind: 'debug', VersionCode: 11 };
const done = { ...running, State: 'done', EndedAt: '2026-01-02T03:05:15Z', Builds: [built, debug] };
const failed = {
  ...done,
  State: 'failed',
  Failure: { Reason: 'app-tool-failed', Facts: { tool: 'zipalign', said: 'no space left on device' } },
};

const fatal = { Facts: {}, IsFatal: true };
const wrong = {
  Settings: { ...goodApp, ApplicationID: 'museum', IsLoanDevice: true, HasPIN: false },
  Problems: [
    { ...fatal, Field: 'ApplicationID', Reason: 'app-id-wrong', Facts: { limit: 150 } },
    { ...fatal, Field: 'PIN', Reason: 'app-pin-missing' },
    { ...fatal, Field: 'Icon', Reason: 'app-icon-missing', IsFatal: false },
  ],
  Estimate: { Files: 412, Bytes: 148_000_000 },
};

/** The states of a build that would need tools and minutes; the settings of the app are the museum's. */
export const buildScreens: readonly Screen[] = [
  state('build-lacking', lacking),
  state('build-running', running),
  state('build-failed', failed),
  state('build-done', done),
  state('build-qr', done, (page, words) =>
    page
      .getByRole('button', { name: words('build.qr') })
      .first()
      .click(),
  ),
  {
    name: 'build-form',
    path: '/cms/build',
    prepare: async (page, words) => {
      await page.route('**/api/build/settings', (route) => route.fulfill({ json: wrong }));
      await page.getByRole('button', { name: words('build.check') }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
];

function state(name: string, status: object, prepare?: (page: Page, words: Words) => Promise<void>): Screen {
  return {
    name,
    path: '/cms/build',
    prepare: async (page, words) => {
      await page.route('**/api/build/status', (route) => route.fulfill({ json: status }));
      await page.getByRole('button', { name: words('build.check') }).click();
      await page.getByRole('heading', { name: words('build.builds') }).evaluate((head) => {
        head.style.scrollMarginBlockStart = '88px';
        head.scrollIntoView();
      });
      await prepare?.(page, words);
    },
  };
}
