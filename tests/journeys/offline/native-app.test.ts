import { describe, expect, it } from 'vitest';
import { type NativeMessage, type NativePlayback } from '#contract/native.ts';
import { sharedBrowser } from '#tests/browser/browser.ts';
import { type Guide, visit } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';

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

describe('the museum’s app (specification 1, 7.5 and 7.8)', () => {
  it('is its own offline guide, offers newer content, has lock screen and earpiece, and forgets its visitor on the charger', () =>
    inApp(async (guide) => {
      const { page } = guide;
      await guide.open('/');
      await guide.expectHeading('Kleines Museum');
      // Everything that follows the worker's start has happened.
      await page.waitForFunction(() => localStorage.getItem('docking') === 'noted');
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
      const offer = page.getByRole('button', { name: 'Änderungen zeigen' });
      await expect
        .poll(async () => {
          await tell(guide, { type: 'content', counter: 99 });
          return offer.count();
        })
        .toBe(1);
      await page.evaluate(() => void Object.assign(globalThis, { isSamePage: true }));
      await offer.click();
      await page.waitForFunction(() => !('isSamePage' in globalThis));
      await guide.expectHeading('Kleines Museum');

      await guide.open('/detail/1');
      await guide.play();
      await guide.expectSound();
      await expect
        .poll(() => onLockScreen(guide))
        .toMatchObject({ title: 'Ton', playing: true, rate: 1, hasNext: true });
      // The part that listens comes a little later.
      await expect
        .poll(async () => {
          await tell(guide, { type: 'proximity', near: true });
          return channel(guide);
        })
        .toBe('EARPIECE');
      await tell(guide, { type: 'proximity', near: false });
      expect(await channel(guide)).toBe('SPEAKER');
      await tell(guide, { type: 'media', action: 'pause' });
      await page.getByRole('button', { name: 'Abspielen' }).first().waitFor();
      await expect.poll(() => onLockScreen(guide)).toMatchObject({ title: 'Ton', playing: false });
      // The next station's recording is missing.
      guide.allow(/404/);
      await tell(guide, { type: 'media', action: 'next' });
      await guide.expectHeading('Stille');
      await expect
        .poll(() => onLockScreen(guide))
        .toMatchObject({ title: 'Stille', hasNext: false, hasPrevious: true });

      await guide.toggle('Hoher Kontrast');
      await page.waitForFunction(() => localStorage.getItem('visits') === '[]');
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
});

function channel({ page }: Guide): Promise<string> {
  return page.evaluate(() =>
    String((globalThis as { GuideNative?: { audioChannel: () => string } }).GuideNative?.audioChannel()),
  );
}

async function handedOut(): Promise<number> {
  const found = await museum.services.visitStatistics.dockings({});
  return found.reduce((sum, { Count }) => sum + Count, 0);
}
