import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { expectOneSound, position, sounding } from '#tests/browser/sounding.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const { as } = openMuseum(demoMuseum);

const bar = ({ page }: Guide) => page.getByRole('region', { name: 'Läuft gerade' });
const playButton = ({ page }: Guide) => page.getByRole('main').getByRole('button', { name: 'Abspielen' });

describe('the mini player (src/guide/DECISIONS.md, “Playback outlives its screen”)', () => {
  it('plays on beside other screens without a jump, leads back to the station, and ends the sound', () =>
    as(async (guide) => {
      await guide.open('/locations/1');
      await guide.tap('Penrose-Parkett');
      await guide.play();
      await guide.expectSound();
      await guide.page.evaluate(noteJumps);
      await guide.tap('Zurück');
      await guide.expectHeading('Höhepunkte');
      await bar(guide).getByRole('button', { name: 'Anhalten' }).waitFor();
      // It covers nothing: the last station of the list can be opened above it.
      await guide.page.getByRole('main').getByRole('link').last().click();
      await guide.expectAt(/^\/detail\//);
      await guide.tap('Zu Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await bar(guide).waitFor({ state: 'detached' });
      await guide.expectSound();
      expect(await guide.page.evaluate(() => window.jumps)).toEqual([]);
      expect(await sounding(guide)).toBe(1);
      await guide.tap('Zurück');
      await bar(guide).getByRole('button', { name: 'Anhalten' }).click();
      await bar(guide).getByRole('button', { name: 'Abspielen' }).click();
      await guide.expectSound();
      await bar(guide).getByRole('button', { name: 'Nicht mehr hören' }).click();
      await bar(guide).waitFor({ state: 'detached' });
      expect(await sounding(guide)).toBe(0);
    }));
});

describe('a station’s player (src/guide/DECISIONS.md, “Playback outlives its screen”)', () => {
  it('plays one station at a time, in all tabs, at the speed that the visitor has chosen', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      await guide.page.getByRole('combobox', { name: 'Tempo' }).selectOption('1,5×');
      expect(await rates(guide)).toEqual([1.5]);
      for (const [station, before] of [[103, 'Zu Penrose-Parkett']] as const) {
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
      await toTheEnd(guide);
      await guide.tap(/^Nächste Station/);
      await guide.expectAt('/detail/103');
      await expect.poll(() => headings(guide)).not.toContain(title);
      await guide.page.goBack();
      await guide.expectHeading(title);
      await playButton(guide).waitFor();
      expect(await sounding(guide)).toBe(0);
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
    jumps?: string[];
  }
}

/** Records any interruption of the playing sound. */
function noteJumps(): void {
  const jumps: string[] = [];
  window.jumps = jumps;
  for (const element of window.cicerone?.played ?? []) {
    if (element.paused) continue;
    for (const jump of ['seeking', 'pause', 'emptied', 'ended']) {
      element.addEventListener(jump, () => jumps.push(`${jump} at ${element.currentTime}`));
    }
  }
}
