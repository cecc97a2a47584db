import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from './guide.ts';
import { openMuseum, type Task, type VisitOptions } from './visits.ts';

const { as } = openMuseum(demoMuseum);

const sentence = 'Der Server des Museums war nicht zu erreichen';
const captions = '/files/captions/de/penrose.vtt';

/** Simulates a failed call at a station. The guide handles this one; `leaveAlone` makes it unhandled. */
function asStranded(task: Task, options: VisitOptions = {}): Promise<void> {
  return as(
    async (guide) => {
      guide.allow(/ERR_FAILED/);
      await guide.page.addInitScript(leaveAlone);
      await guide.page.route('**/*.vtt', (route) => route.abort());
      await guide.open('/detail/101');
      await guide.expectHeading('Penrose-Parkett');
      await failACall(guide);
      await task(guide);
    },
    { permissions: ['clipboard-read', 'clipboard-write'], ...options },
  );
}

async function failACall(guide: Guide): Promise<void> {
  await guide.tap('Mitlesen');
  await guide.page.getByText(sentence).waitFor();
}

const notice = ({ page }: Guide) => page.getByRole('alert').filter({ hasText: sentence });

describe('the networking error', () => {
  it('shows the time, the address and the trace, and stays until the visitor ignores it', () =>
    asStranded(async (guide) => {
      await guide.page.getByRole('heading', { name: /^Netzwerkfehler \d\d:\d\d$/ }).waitFor();
      const details = notice(guide).locator('pre');
      expect(await details.isVisible()).toBe(false);
      await guide.expectAccessible();
      await notice(guide).getByText('Einzelheiten für das Personal').click();
      await expect
        .poll(() => details.innerText())
        .toMatch(
          new RegExp(
            `^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z\nhttp://localhost:\\d+${captions}\n.*RequestError: network at .*\n +at `,
          ),
        );
      await guide.expectAccessible();
      await notice(guide).getByText('Einzelheiten für das Personal').click();
      await guide.tap('Zurück');
      await guide.expectHeading('Höhepunkte');
      await notice(guide).waitFor();
      await guide.tap('Ignorieren');
      await notice(guide).waitFor({ state: 'detached' });
      await guide.expectAt('/locations/1');
    }));

  it('does not disappear automatically, nor appear twice for one address', () =>
    as(async (guide) => {
      guide.allow(/ERR_FAILED/);
      await guide.page.clock.install();
      await guide.page.addInitScript(leaveAlone);
      await guide.page.route('**/*.vtt', (route) => route.abort());
      await guide.open('/detail/101');
      await failACall(guide);
      await guide.tap('Noch einmal versuchen');
      await guide.page.clock.runFor(24 * 3600 * 1000);
      await expect.poll(() => notice(guide).count()).toBe(1);
    }));

  it('can be copied and ignored by keyboard alone, which returns the focus', () =>
    asStranded(async (guide) => {
      const { page } = guide;
      const button = (name: string) => notice(guide).getByRole('button', { name });
      await tabTo(guide, 'Kopieren');
      await guide.press('Enter');
      await page.getByText('Kopiert.').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.split('\n').slice(0, 3)).toEqual([
        'Netzwerkfehler',
        expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        expect.stringMatching(new RegExp(`^http://localhost:\\d+${captions}$`)),
      ]);
      expect(copied).toContain('RequestError');
      await guide.press('Shift+Tab', 'Shift+Tab');
      expect(await button('Ignorieren').evaluate((element) => element === document.activeElement)).toBe(true);
      await guide.press('Space');
      await notice(guide).waitFor({ state: 'detached' });
      await expectFocusInPage(guide);
    }));

  it('is closed by Escape, and the focus stays in the page', () =>
    asStranded(async (guide) => {
      await tabTo(guide, 'Neu laden');
      await guide.press('Escape');
      await notice(guide).waitFor({ state: 'detached' });
      await expectFocusInPage(guide);
    }));

  it('says if copying is not allowed, and the text can be selected', () =>
    asStranded(async (guide) => {
      await guide.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await guide.tap('Kopieren');
      await notice(guide).getByText('Kopieren ist hier nicht erlaubt.').waitFor();
    }));

  it('reloads the guide, which then works', () =>
    asStranded(async (guide) => {
      await guide.page.unroute('**/*.vtt');
      await guide.tap('Neu laden');
      await notice(guide).waitFor({ state: 'detached' });
      await guide.expectHeading('Penrose-Parkett');
      await guide.tap('Mitlesen');
      await guide.page.getByRole('button', { name: /Roger Penrose im Jahr/ }).waitFor();
    }));

  it('fits the smallest phone at double text size, its buttons within reach', () =>
    asStranded(
      async (guide) => {
        await guide.page.addStyleTag({ content: ':root { font-size: 200% }' });
        await notice(guide).getByText('Einzelheiten für das Personal').click();
        expect(await guide.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await guide.tap('Ignorieren');
        await notice(guide).waitFor({ state: 'detached' });
      },
      { viewport: { width: 320, height: 568 } },
    ));
});

/** Expects the focus at the last link before the notice, from where the next Tab continues. */
async function expectFocusInPage({ page }: Guide): Promise<void> {
  expect(await page.evaluate(() => document.activeElement === [...document.querySelectorAll('main a')].at(-1))).toBe(
    true,
  );
}

/** Tabs there from the last tapped button, as a keyboard visitor does. */
async function tabTo(guide: Guide, name: string): Promise<void> {
  const button = notice(guide).getByRole('button', { name });
  for (let steps = 0; steps < 80; steps += 1) {
    await guide.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No Tab leads to ${name}`);
}

/** Rethrows the failures that the guide has handled and logged, so that they are unhandled. */
function leaveAlone(): void {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    warn(...words);
    const failure = words.find((word) => word instanceof Error);
    if (words[0] === 'No captions') void Promise.reject(failure);
  };
}
