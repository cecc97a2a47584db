import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { untilAnswering } from '#tests/browser/rendered-page.ts';
import { expectOneSound, position, sounding } from '#tests/browser/sounding.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const { as } = openMuseum(demoMuseum);

const bar = ({ page }: Guide) => page.getByRole('region', { name: 'Läuft gerade' });
const playButton = ({ page }: Guide) => page.getByRole('main').getByRole('button', { name: 'Abspielen' });

describe('a station’s player (src/guide/DECISIONS.md, “Playback outlives its screen”)', () => {
  it('plays one station at a time, in all tabs, at the speed that the visitor has chosen', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      await guide.page.getByRole('combobox', { name: 'Tempo' }).selectOption('1,5×');
      expect(await rates(guide)).toEqual([1.5]);
      for (const [station, before] of [
        [103, 'Zu Penrose-Parkett'],
        [102, undefined],
      ] as const) {
        await guide.tap('Zurück');
        await guide.expectHeading('Höhepunkte');
        await guide.page.locator(`main a[href$="/detail/${station}"]`).click();
        await guide.expectHeading(/^(?!Höhepunkte|Penrose)/);
        if (before !== undefined) await bar(guide).getByRole('link', { name: before }).waitFor();
        await playButton(guide).click();
        await guide.expectSound();
        await expectOneSound(guide);
        await bar(guide).waitFor({ state: 'detached' });
        expect(await rates(guide)).toEqual([1.5]);
      }
      const other = await guide.context.newPage();
      await other.goto(new URL('/detail/101', guide.page.url()).href);
      await other.getByRole('button', { name: 'Abspielen' }).click();
      await other.getByRole('button', { name: 'Anhalten' }).waitFor();
      expect(await other.getByRole('combobox', { name: 'Tempo' }).inputValue()).toBe('1.5');
      await playButton(guide).waitFor();
      expect(await sounding(guide)).toBe(0);
    }));

  it('resumes after a reload, and marks a station that was heard to its end', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      // The page saves what the player shows when it goes, however little: sound runs up to a tick ahead of the player.
      await expect.poll(() => position(guide)).toBeGreaterThan(0);
      await guide.page.reload();
      await playButton(guide).waitFor();
      const kept: unknown = await guide.page.evaluate(() => JSON.parse(localStorage.getItem('positions') ?? '{}'));
      expect(kept).toEqual({ '1/de': expect.any(Number) });
      await guide.play();
      await guide.expectSound();
      await guide.tap('15 Sekunden vor');
      await guide.tap('Anhalten');
      await playButton(guide).waitFor();
      await guide.page.reload();
      await guide.play();
      await guide.expectSound();
      expect(await position(guide)).toBeGreaterThanOrEqual(15);
      await toTheEnd(guide);
      await guide.tap('Zurück');
      const row = guide.page.getByRole('listitem').filter({ hasText: 'Penrose-Parkett' });
      await row.getByText('Gehört').waitFor();
      await guide.tap('Penrose-Parkett');
      await guide.play();
      await guide.expectSound();
      expect(await position(guide)).toBeLessThan(10);
    }));

  it('is on the lock screen, whose keys lead to stations that play at once but not when the visitor returns', () =>
    as(async (guide) => {
      const press = await holdLockScreen(guide);
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      const card = await guide.page.evaluate(() => ({
        title: navigator.mediaSession.metadata?.title,
        artist: navigator.mediaSession.metadata?.artist,
        pictures: navigator.mediaSession.metadata?.artwork.length,
        state: navigator.mediaSession.playbackState,
      }));
      expect(card).toEqual({ title: 'Penrose-Parkett', artist: 'Höhepunkte', pictures: 1, state: 'playing' });
      await press('seekforward');
      expect(await position(guide)).toBeGreaterThanOrEqual(15);
      await press('pause');
      await playButton(guide).waitFor();
      await press('nexttrack');
      await guide.expectAt('/detail/102');
      // The previous screen may still be leaving, with its heading and the slider of another recording.
      await expect.poll(() => headings(guide)).not.toContain('Penrose-Parkett');
      await guide.expectSound();
      const [title = ''] = await headings(guide);
      await press('previoustrack');
      await guide.expectHeading('Penrose-Parkett');
      await guide.expectSound();
      await press('nexttrack');
      await guide.expectHeading(title);
      await expect.poll(() => headings(guide)).toEqual([title]);
      await guide.expectSound();
      await toTheEnd(guide);
      await guide.tap(/^Nächste Station/);
      await guide.expectAt('/detail/103');
      await expect.poll(() => headings(guide)).not.toContain(title);
      await guide.page.goBack();
      await guide.expectHeading(title);
      await playButton(guide).waitFor();
      expect(await sounding(guide)).toBe(0);
    }));

  it('obeys fast taps while a recording is on its way, and waits for a tap when the browser refuses to play', () =>
    as(async (guide) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await guide.page.route('**/audio/**', async (route) => {
        await released;
        return route.continue();
      });
      await guide.page.addInitScript(refuseOnce);
      await guide.open('/detail/101');
      // Taps before the guide answers count as one.
      await untilAnswering(guide.page);
      const button = guide.page.getByRole('main').getByRole('button', { name: /^(Abspielen|Anhalten)$/ });
      await button.focus();
      for (let tap = 0; tap < 24; tap += 1) await guide.press('Space');
      release();
      await button.click();
      await guide.expectSound();
      for (let tap = 0; tap < 12; tap += 1) await guide.press('Space');
      await guide.expectSound();
      await expectOneSound(guide);
      await button.click();
      await playButton(guide).waitFor();
      await guide.page.waitForFunction(() =>
        [...(window.cicerone?.played ?? [])].every(({ paused, src }) => paused || src === ''),
      );

      await guide.open('/detail/102');
      await button.click();
      await guide.page.waitForFunction(() => window.refusals === 1);
      await playButton(guide).waitFor();
      expect(await guide.page.getByRole('button', { name: 'Noch einmal versuchen' }).count()).toBe(0);
      await button.click();
      await guide.expectSound();
      await expectOneSound(guide);
    }));
});

/** Returns the speed of each sound that plays. */
function rates({ page }: Guide): Promise<number[]> {
  return page.evaluate(() =>
    [...(window.cicerone?.played ?? [])]
      .filter(({ paused, duration }) => !paused && duration > 5)
      .map(({ playbackRate }) => playbackRate),
  );
}

function headings({ page }: Guide): Promise<string[]> {
  return page.getByRole('heading', { level: 1 }).allInnerTexts();
}

/** Seeks to just before the end of the recording, and waits for it. */
async function toTheEnd(guide: Guide): Promise<void> {
  const slider = guide.page.getByRole('slider');
  await slider.fill(String(Number(await slider.getAttribute('max')) - 0.5));
  await playButton(guide).waitFor();
}

/** Returns a function that presses the lock screen's keys, which a test cannot touch. */
async function holdLockScreen({ page }: Guide): Promise<(action: string) => Promise<void>> {
  await page.addInitScript(() => {
    const handlers = new Map<string, (details: { action: string; seekTime?: number }) => void>();
    Object.assign(window, { handlers });
    navigator.mediaSession.setActionHandler = (action, handler) => {
      if (handler === null) handlers.delete(action);
      else handlers.set(action, handler as never);
    };
  });
  return (action) =>
    page.evaluate((name) => {
      const { handlers } = window as unknown as { handlers: Map<string, (details: { action: string }) => void> };
      handlers.get(name)?.({ action: name });
    }, action);
}

declare global {
  interface Window {
    refusals?: number;
  }
}

/** At station 102, the first play() is refused, as by a browser that allows no sound before the visitor taps. */
function refuseOnce(): void {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function refuse(this: HTMLMediaElement): Promise<void> {
    // Howler tries whether it may play with an element that has no sound.
    const isAllowed = this.src === '' || window.refusals !== undefined || !location.pathname.endsWith('/102');
    if (isAllowed) return play.call(this);
    window.refusals = 1;
    return Promise.reject(new DOMException('play() was refused', 'NotAllowedError'));
  };
}
