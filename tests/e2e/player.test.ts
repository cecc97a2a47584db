import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from './guide.ts';
import { untilAnswering } from './rendered-page.ts';
import { expectOneSound, position, sounding } from './sounding.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

describe('the mini player', () => {
  it('plays on while the visitor looks at the list, and leads back to the same sound', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      await guide.tap('15 Sekunden vor');
      await guide.tap('Zurück');
      await guide.expectHeading('Höhepunkte');
      const bar = guide.page.getByRole('region', { name: 'Läuft gerade' });
      await bar.getByRole('button', { name: 'Anhalten' }).waitFor();
      expect(await sounding(guide)).toBe(1);
      await guide.expectAccessible();
      await guide.tap('Zu Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await guide.expectSound();
      expect(await position(guide)).toBeGreaterThanOrEqual(15);
      expect(await bar.isVisible()).toBe(false);
    }));

  it('pauses, resumes, and ends the sound', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      await guide.tap('Zurück');
      const bar = guide.page.getByRole('region', { name: 'Läuft gerade' });
      await bar.getByRole('button', { name: 'Anhalten' }).click();
      await bar.getByRole('button', { name: 'Abspielen' }).click();
      await guide.expectSound();
      await bar.getByRole('button', { name: 'Nicht mehr hören' }).click();
      await bar.waitFor({ state: 'detached' });
      expect(await sounding(guide)).toBe(0);
    }));

  it('covers nothing: the last station of a list can be opened above it', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      await guide.tap('Zurück');
      await guide.page.getByRole('region', { name: 'Läuft gerade' }).waitFor();
      await guide.page.getByRole('main').getByRole('link').last().click();
      await guide.expectAt(/^\/detail\//);
    }));

  it('plays on without a jump on the way to the list and back', () =>
    as(async (guide) => {
      await guide.open('/locations/1');
      await guide.tap('Penrose-Parkett');
      await guide.play();
      await guide.expectSound();
      await guide.page.evaluate(noteJumps);
      await guide.tap('Zurück');
      await guide.expectHeading('Höhepunkte');
      await guide.tap('Zu Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await guide.expectSound();
      await guide.page.goBack();
      await guide.expectHeading('Höhepunkte');
      await guide.tap('Penrose-Parkett');
      await guide.expectHeading('Penrose-Parkett');
      await guide.expectSound();
      expect(await guide.page.evaluate(() => window.jumps)).toEqual([]);
      expect(await sounding(guide)).toBe(1);
    }));

  it('says in the list that a recording broke off, and plays it once it can be loaded', () =>
    as(async (guide) => {
      guide.allow(/ERR_FAILED/);
      let isThere = false;
      let giveUp = (): void => undefined;
      const patience = new Promise<void>((resolve) => {
        giveUp = resolve;
      });
      await guide.page.route('**/audio/**', async (route) => {
        if (isThere) return route.continue();
        await patience;
        return route.abort();
      });
      await guide.open('/detail/101');
      await guide.play();
      await guide.tap('Zurück');
      const bar = guide.page.getByRole('region', { name: 'Läuft gerade' });
      await bar.waitFor();
      giveUp();
      await bar.getByText('Das lässt sich gerade nicht abspielen.').waitFor();
      await guide.expectAccessible();
      isThere = true;
      await bar.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await guide.expectSound();
    }));
});

describe('the player', () => {
  it.each([
    { kind: 'recording', station: '/detail/101' },
    { kind: 'video', station: '/detail/103' },
  ])('waits for a tap when the browser refuses to play a $kind', ({ station }) =>
    as(async (guide) => {
      await guide.page.addInitScript(refuseOnce);
      await guide.open(station);
      await guide.play();
      await guide.page.waitForFunction(() => window.refusals === 1);
      await guide.page.getByRole('main').getByRole('button', { name: 'Abspielen' }).waitFor();
      expect(await guide.page.getByRole('button', { name: 'Noch einmal versuchen' }).count()).toBe(0);
      await guide.play();
      await guide.expectSound();
    }),
  );

  it('obeys fast taps on a page that has just been loaded, while the recording is still on its way', () =>
    as(async (guide) => {
      await guide.page.route('**/audio/**', async (route) => {
        await released;
        return route.continue();
      });
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await guide.open('/detail/101');
      // Taps before the guide answers count as one.
      await untilAnswering(guide.page);
      const button = guide.page.getByRole('main').getByRole('button', { name: /^(Abspielen|Anhalten)$/ });
      for (let tap = 0; tap < 24; tap += 1) await button.click();
      release();
      await button.click();
      await guide.expectSound();
      for (let tap = 0; tap < 24; tap += 1) await button.click();
      await guide.expectSound();
      await expectOneSound(guide);
      await button.click();
      await guide.page.getByRole('main').getByRole('button', { name: 'Abspielen' }).waitFor();
      await guide.page.waitForFunction(() =>
        [...(window.cicerone?.played ?? [])].every(({ paused, src }) => paused || src === ''),
      );
    }));

  it('plays one station at a time', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      await guide.tap(/^Nächste Station/);
      await guide.expectHeading(/^(?!Penrose)/);
      const other = guide.page.getByRole('main');
      await other.getByRole('button', { name: 'Abspielen' }).click();
      await other.getByRole('button', { name: 'Anhalten' }).waitFor();
      await expectOneSound(guide);
    }));

  it('keeps playing at another station until that one is played, even a video', () =>
    as(async (guide) => {
      const here = guide.page.getByRole('main');
      const bar = guide.page.getByRole('region', { name: 'Läuft gerade' });
      await guide.open('/locations/1');
      await guide.tap('Penrose-Parkett');
      await guide.play();
      await guide.expectSound();
      for (const [station, before] of [
        [103, 'Zu Penrose-Parkett'],
        [102, undefined],
      ] as const) {
        await guide.tap('Zurück');
        await guide.expectHeading('Höhepunkte');
        await guide.page.locator(`main a[href$="/detail/${station}"]`).click();
        await guide.expectHeading(/^(?!Höhepunkte|Penrose)/);
        if (before !== undefined) await bar.getByRole('link', { name: before }).waitFor();
        await here.getByRole('button', { name: 'Abspielen' }).click();
        await here.getByRole('button', { name: 'Anhalten' }).waitFor();
        await guide.expectSound();
        await expectOneSound(guide);
        await bar.waitFor({ state: 'detached' });
      }
    }));

  it('plays at the chosen speed, also the next time', () =>
    as(async (guide) => {
      const speed = guide.page.getByRole('combobox', { name: 'Tempo' });
      const rates = (): Promise<number[]> =>
        guide.page.evaluate(() =>
          [...(window.cicerone?.played ?? [])]
            .filter(({ paused, duration }) => !paused && duration > 5)
            .map(({ playbackRate }) => playbackRate),
        );
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      await speed.selectOption('1,5×');
      expect(await rates()).toEqual([1.5]);
      await guide.open('/detail/102');
      await guide.play();
      await guide.expectSound();
      expect(await rates()).toEqual([1.5]);
      expect(await speed.inputValue()).toBe('1.5');
    }));

  it('resumes where the visitor left off, also after a reload', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      await guide.tap('15 Sekunden vor');
      await guide.tap('Anhalten');
      await guide.page.getByRole('button', { name: 'Abspielen' }).waitFor();
      await guide.page.reload();
      await guide.page.getByRole('slider').waitFor({ state: 'attached' });
      await guide.play();
      await guide.expectSound();
      expect(await position(guide)).toBeGreaterThanOrEqual(15);
    }));

  it('marks a station heard to the end, and starts it from the beginning', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      const slider = guide.page.getByRole('slider');
      await slider.fill(String(Number(await slider.getAttribute('max')) - 0.5));
      await guide.page.getByRole('button', { name: 'Abspielen' }).waitFor();
      await guide.tap('Zurück');
      await guide.page.getByRole('listitem').filter({ hasText: 'Penrose-Parkett' }).getByText('Gehört').waitFor();
      await guide.page.reload();
      await guide.page.getByRole('listitem').filter({ hasText: 'Penrose-Parkett' }).getByText('Gehört').waitFor();
      await guide.tap('Penrose-Parkett');
      await guide.play();
      await guide.expectSound();
      expect(await position(guide)).toBeLessThan(10);
    }));

  it('is shown on the lock screen, with keys', () =>
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
      await guide.page.getByRole('button', { name: 'Abspielen' }).waitFor();
      await press('nexttrack');
      await guide.expectAt('/detail/102');
      await guide.expectSound();
      await press('previoustrack');
      await guide.expectAt('/detail/101');
      await guide.expectSound();
    }));
});

describe('a station reached by the key "next"', () => {
  it('does not start automatically again when the visitor returns to it', () =>
    as(async (guide) => {
      const press = await holdLockScreen(guide);
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      const before = await guide.page.getByRole('heading', { level: 1 }).innerText();
      await press('nexttrack');
      await guide.expectAt('/detail/102');
      // The previous screen may still be leaving, with the slider of another recording.
      await guide.page.waitForFunction((old) => {
        const headings = [...document.querySelectorAll('h1')].map(({ innerText }) => innerText);
        return headings.length === 1 && headings[0] !== old;
      }, before);
      await guide.expectSound();
      const title = await guide.page.getByRole('heading', { level: 1 }).innerText();
      const slider = guide.page.getByRole('slider');
      await slider.fill(String(Number(await slider.getAttribute('max')) - 0.5));
      await guide.page.getByRole('button', { name: 'Abspielen' }).waitFor();
      await guide.tap(/^Nächste Station/);
      await guide.expectAt('/detail/103');
      await guide.expectHeading(/./);
      await guide.page.goBack();
      await guide.expectHeading(title);
      await guide.page.getByRole('button', { name: 'Abspielen' }).waitFor();
      expect(await sounding(guide)).toBe(0);
    }));
});

describe('a timeline', () => {
  it('shows the current topic of the recording, also when the visitor seeks', () =>
    as(async (guide) => {
      const { page } = guide;
      await guide.open('/detail/104');
      await guide.play();
      await guide.expectSound();
      const first = await page.getByRole('main').locator('img').first().getAttribute('src');
      await page.getByRole('slider').fill(String(Number(await page.getByRole('slider').getAttribute('max')) - 3));
      await page.waitForFunction((src) => document.querySelector('main img')?.getAttribute('src') !== src, first);
    }));
});

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

declare global {
  interface Window {
    refusals?: number;
  }
}

/** The first play() is refused, as by a browser that allows no sound before the visitor taps. */
function refuseOnce(): void {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function refuse(this: HTMLMediaElement): Promise<void> {
    // Howler tries whether it may play with an element that has no sound.
    if (this.src === '' || window.refusals !== undefined) return play.call(this);
    window.refusals = 1;
    return Promise.reject(new DOMException('play() was refused', 'NotAllowedError'));
  };
}
