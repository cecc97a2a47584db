import { expect, it } from 'vitest';
import { type NativeMessage, type NativePlayback } from '#contract/native.ts';
import { sharedBrowser } from './browser.ts';
import { type Guide, visit } from './guide.ts';
import { smallMuseum } from './museum.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(
  { ...smallMuseum, Configurations: [{ ID: 1, VisitStats: true }] },
  { client: { apkUseProximitySensor: true } },
);

declare global {
  interface Window {
    toApp?: { awake: boolean; playback: string };
  }
}

/** Visits in the museum's app. */
async function inApp(task: (guide: Guide) => Promise<void>): Promise<void> {
  const guide = await visit(await sharedBrowser(), { origin: museum.origin, hasWorker: true });
  await guide.context.addInitScript(() => {
    const toApp = { awake: false, playback: '' };
    let channel = 'SPEAKER';
    Object.assign(globalThis, {
      toApp,
      GuideNative: {
        deviceId: () => 'phone-of-the-desk',
        deviceKind: () => 'android',
        audioChannel: () => channel,
        setAudioChannel: (wanted: string) => void (channel = wanted),
        keepAwake: (isOn: boolean) => void (toApp.awake = isOn),
        showPlayback: (playback: string) => void (toApp.playback = playback),
      },
    });
  });
  await task(guide);
  await guide.leave();
}

const tell = ({ page }: Guide, message: NativeMessage): Promise<void> =>
  page.evaluate((detail) => void dispatchEvent(new CustomEvent('guide-native', { detail })), message);

/** Returns what is on the lock screen; undefined if there is nothing. */
async function onLockScreen({ page }: Guide): Promise<NativePlayback | undefined> {
  const shown = await page.evaluate(() => globalThis.window.toApp?.playback ?? '');
  return shown === '' ? undefined : (JSON.parse(shown) as NativePlayback);
}

const stored = ({ page }: Guide): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => ({ ...localStorage }));

it('the app is its own offline guide: no worker, no downloads', () =>
  inApp(async (guide) => {
    await guide.open('/');
    await guide.expectHeading('Kleines Museum');
    // What follows the worker's place has happened.
    await guide.page.waitForFunction(() => localStorage.getItem('docking') === 'noted');
    expect(await guide.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  }));

it('the lock screen shows what plays, and its keys work', () =>
  inApp(async (guide) => {
    await guide.open('/detail/1');
    await guide.play();
    await guide.expectSound();
    await expect.poll(() => onLockScreen(guide)).toMatchObject({ title: 'Ton', playing: true, rate: 1, hasNext: true });
    await tell(guide, { type: 'media', action: 'pause' });
    await guide.page.getByRole('button', { name: 'Abspielen' }).first().waitFor();
    await expect.poll(() => onLockScreen(guide)).toMatchObject({ title: 'Ton', playing: false });
    // The next station's recording is missing.
    guide.allow(/404/);
    await tell(guide, { type: 'media', action: 'next' });
    await guide.expectHeading('Stille');
    await expect.poll(() => onLockScreen(guide)).toMatchObject({ title: 'Stille', hasNext: false, hasPrevious: true });
  }));

it('a phone held to the ear plays there as long as something plays', () =>
  inApp(async (guide) => {
    const channel = (): Promise<string> =>
      guide.page.evaluate(() =>
        String((globalThis as { GuideNative?: { audioChannel: () => string } }).GuideNative?.audioChannel()),
      );
    await guide.open('/detail/1');
    await guide.play();
    await guide.expectSound();
    await guide.page.waitForFunction(() => localStorage.getItem('docking') === 'noted');
    // The part that listens comes a little later.
    await expect
      .poll(async () => {
        await tell(guide, { type: 'proximity', near: true });
        return channel();
      })
      .toBe('EARPIECE');
    await tell(guide, { type: 'proximity', near: false });
    expect(await channel()).toBe('SPEAKER');
  }));

it('newer content is offered, and read when the visitor wants it', () =>
  inApp(async (guide) => {
    await guide.open('/');
    await guide.expectHeading('Kleines Museum');
    const offer = guide.page.getByRole('button', { name: 'Änderungen zeigen' });
    await expect
      .poll(async () => {
        await tell(guide, { type: 'content', counter: 99 });
        return offer.count();
      })
      .toBe(1);
    await guide.page.evaluate(() => void Object.assign(globalThis, { isSamePage: true }));
    await offer.click();
    await guide.page.waitForFunction(() => !('isSamePage' in globalThis));
    await guide.expectHeading('Kleines Museum');
  }));

it('a loan device on its charger forgets its visitor, and counts the next one', () =>
  inApp(async (guide) => {
    const { page } = guide;
    const handedOut = async (): Promise<number> =>
      (await museum.services.visitStatistics.dockings({})).reduce((sum, { Count }) => sum + Count, 0);
    const expectTold = async (): Promise<void> => {
      await page.waitForFunction(() => localStorage.getItem('visits') === '[]');
    };
    await guide.open('/detail/1');
    await guide.play();
    await guide.expectSound();
    await page
      .getByRole('button', { name: /Kontrast/ })
      .first()
      .click();
    await page.waitForFunction(() => localStorage.getItem('docking') === 'noted');
    await expectTold();
    const before = await handedOut();
    await expect.poll(async () => Object.keys(await stored(guide))).toContain('highContrast');
    await expect
      .poll(async () => {
        await tell(guide, { type: 'docked' }).catch(() => undefined);
        return new URL(page.url()).pathname;
      })
      .toMatch(/^\/(?:welcome)?$/);
    await guide.expectHeading('Kleines Museum');
    await expect.poll(async () => (await stored(guide))['docking']).toBe('docked');
    const left = await stored(guide);
    expect(left['deviceId']).toBe('phone-of-the-desk');
    for (const key of ['highContrast', 'positions', 'heard', 'language', 'scores'])
      expect(left).not.toHaveProperty(key);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('detail');
    // The next visitor takes it.
    await expect
      .poll(async () => {
        await page.getByRole('heading', { level: 1 }).click();
        return (await stored(guide))['docking'];
      })
      .toBe('noted');
    await expect.poll(handedOut).toBe(before + 1);
  }));
