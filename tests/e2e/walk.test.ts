import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { arrive, asked, parkPlace, type Spot, tell, watchDevice } from './device-on-the-way.ts';
import { type Guide } from './guide.ts';
import { expectOneSound } from './sounding.ts';
import { openMuseum, type Task } from './visits.ts';

const { as: asStranger } = openMuseum(demoMuseum);

const stations = {
  301: parkPlace(430, 1040),
  302: parkPlace(290, 690),
  303: parkPlace(760, 800),
  304: parkPlace(610, 300),
  305: parkPlace(1450, 560),
  306: parkPlace(1320, 1150),
} as const;
/** This station has no recording. */
const silent = '303';
const meadow = parkPlace(1000, 1400);

/** Uses a device that reports its position, with the browser's permission. */
const as = (task: Task, at = meadow): Promise<void> =>
  asStranger(
    async (guide) => {
      await watchDevice(guide);
      await task(guide);
    },
    { permissions: ['geolocation'], geolocation: { ...at, accuracy: 5 } },
  );

async function openMap(guide: Guide): Promise<void> {
  await guide.open('/locations/3?by=map');
  await guide.page.getByRole('button', { name: 'Wo bin ich?' }).waitFor();
}

async function turnOn(guide: Guide): Promise<void> {
  await guide.tap('Wo bin ich?');
  await guide.page.getByRole('button', { name: 'Mein Standort: Einstellungen' }).waitFor();
  await guide.page.locator('[data-here]').waitFor({ state: 'attached' });
}

/** Returns how often the tour's sound was played, which precedes each opening. */
function sounds({ page }: Guide): Promise<number> {
  return page.evaluate(() => window.wayfarer.sounds);
}

/** Simulates that the visitor has heard the whole recording. */
async function hearOut({ page }: Guide): Promise<void> {
  await page.locator('input[type=range]:enabled').first().press('End');
  await page.getByRole('button', { name: 'Abspielen' }).first().waitFor();
}

describe('a walk through the park', () => {
  it('opens each station once automatically, in order, with the sound, and none while one plays', () =>
    as(async (guide) => {
      const { page } = guide;
      await openMap(guide);
      await turnOn(guide);
      let opened = 0;
      for (const [id, spot] of Object.entries(stations)) {
        await arrive(guide, spot);
        await guide.expectAt(`/detail/${id}`);
        await page.getByText('Sie sind da, deshalb hat sich diese Station geöffnet').first().waitFor();
        opened += 1;
        expect(await sounds(guide)).toBe(opened);
        if (id !== silent) {
          await guide.expectSound();
          await tell(guide, spot);
          await hearOut(guide);
        }
        await tell(guide, spot);
        await guide.expectAt(`/detail/${id}`);
      }
      expect(await asked(guide)).toEqual(['precise']);
    }));

  it('waits for a station that plays, and opens the next one afterwards if the visitor is still there', () =>
    as(async (guide) => {
      await openMap(guide);
      await turnOn(guide);
      await arrive(guide, stations[301]);
      await guide.expectAt('/detail/301');
      await guide.expectSound();
      // Past one station, and on to another.
      await arrive(guide, stations[302]);
      await arrive(guide, stations[304]);
      await guide.expectAt('/detail/301');
      await expectOneSound(guide);
      expect(await sounds(guide)).toBe(1);
      await hearOut(guide);
      await tell(guide, stations[304]);
      await guide.expectAt('/detail/304');
      expect(await sounds(guide)).toBe(2);
      await guide.expectSound();
      await expectOneSound(guide);
    }));

  it('is led by the order of play to the map, and plays the next station on arrival', () =>
    as(async (guide) => {
      const { page } = guide;
      await openMap(guide);
      await turnOn(guide);
      await arrive(guide, stations[301]);
      await guide.expectAt('/detail/301');
      await guide.expectSound();
      await hearOut(guide);
      await page.getByText('Als Nächstes').waitFor();
      await guide.expectAt('/locations/3?by=map');
      await page.getByRole('link', { name: 'Jetzt dorthin: Barnsley-Farn' }).waitFor();
      await guide.expectAccessible();
      await arrive(guide, stations[302]);
      await guide.expectAt('/detail/302');
      await guide.expectSound();
      await page.getByText('Als Nächstes').waitFor({ state: 'detached' });
    }));

  it('waits while a dialog is open', () =>
    as(async (guide) => {
      await openMap(guide);
      await turnOn(guide);
      await guide.tap('Mein Standort: Einstellungen');
      await arrive(guide, stations[302]);
      expect(await sounds(guide)).toBe(0);
      await guide.page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
      await guide.expectAt('/detail/302');
      expect(await sounds(guide)).toBe(1);
    }));

  it('continues in the list, and pauses outside the tour', () =>
    as(async (guide) => {
      await openMap(guide);
      await turnOn(guide);
      await guide.tap('Liste');
      await arrive(guide, stations[304]);
      await guide.expectAt('/detail/304');
      await guide.expectSound();
      await guide.page.getByRole('button', { name: 'Anhalten' }).first().click();
      await guide.tap('Zurück');
      await guide.expectAt('/locations/3?by=list');
      expect(await asked(guide)).toEqual(['precise']);
      await guide.tap('Zurück');
      await guide.expectHeading('Draußen und Spiele');
      await guide.page.waitForFunction(() => window.wayfarer.watches.size === 0);
    }));

  it('opens nothing if the visitor does not want it', () =>
    as(async (guide) => {
      await openMap(guide);
      await turnOn(guide);
      await guide.tap('Mein Standort: Einstellungen');
      await guide.page.getByRole('switch', { name: 'Stationen öffnen sich von selbst' }).uncheck();
      await guide.page.keyboard.press('Escape');
      await arrive(guide, stations[301]);
      expect(await sounds(guide)).toBe(0);
      await guide.tap('Mein Standort: Einstellungen');
      await guide.page.getByRole('switch', { name: 'Stationen öffnen sich von selbst' }).check();
      await guide.page.keyboard.press('Escape');
      await guide.expectAt('/detail/301');
      expect(await sounds(guide)).toBe(1);
    }));
});

describe('designers', () => {
  const { as: asDesigner } = openMuseum(demoMuseum, { client: { gpsDebug: true } });

  async function openPanel(guide: Guide): Promise<void> {
    await guide.open('/locations/3?by=map');
    await guide.page.getByText('Gedachter Standort').click();
    await guide.page.locator('[data-here]').waitFor({ state: 'attached' });
  }

  it('walk by joystick, without asking for a position', () =>
    asDesigner(async (guide) => {
      const { page } = guide;
      await watchDevice(guide);
      await openPanel(guide);
      await guide.expectAccessible();
      const stick = page.getByRole('button', { name: /^Steuerknüppel/ });
      const row = page.getByRole('row', { name: /^305 / });
      const metres = async (): Promise<number> => Number.parseInt(await row.getByRole('cell').first().innerText(), 10);
      const begun = await metres();
      expect(begun).toBeGreaterThan(140);
      await page.getByRole('slider', { name: 'Tempo' }).press('End');
      await stick.focus();
      await page.keyboard.down('ArrowRight');
      await expect.poll(metres).toBeLessThan(begun - 8);
      await page.keyboard.up('ArrowRight');
      const between = await metres();
      const box = await stick.boundingBox();
      if (box === null) throw new Error('The joystick cannot be seen');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width, box.y + box.height / 2);
      await expect.poll(metres).toBeLessThan(between - 8);
      await page.mouse.up();
      expect(await asked(guide)).toEqual([]);
      await page.getByText('Gedachter Standort').click();
      await page.locator('[data-here]').waitFor({ state: 'detached' });
    }));

  it('walk along a GPX track, and see stations open', () =>
    asDesigner(async (guide) => {
      const { page } = guide;
      await openPanel(guide);
      const file = page.getByLabel('GPX-Datei wählen');
      const choose = (text: string): Promise<void> =>
        file.setInputFiles({ name: 'walk.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(text) });
      await choose('<gpx>\n<trk>');
      await page.getByText('Die Datei endet zu früh (Zeile 2).').waitFor();
      await choose(trackThrough([parkPlace(430, 1300), stations[301], stations[302]]));
      await page.getByText(/^„Durch den Park“: \d+ Positionen, 1 ausgelassen$/).waitFor();
      await guide.expectAccessible();
      await page.getByRole('slider', { name: 'Rauschen' }).fill('5');
      await page.getByRole('slider', { name: 'Mal so schnell' }).press('End');
      await guide.tap('Weg abspielen');
      await guide.expectAt('/detail/301');
      await guide.page.goBack();
      await page.getByRole('row', { name: /^301 .* (geöffnet|verlassen)$/ }).waitFor();
    }));
});

function trackThrough(spots: readonly Spot[]): string {
  const points = spots.map(({ latitude, longitude }) => `<trkpt lat="${latitude}" lon="${longitude}"/>`);
  return `<gpx><trk><name>Durch den Park</name><trkseg>${points.join('')}<trkpt lat="99" lon="0"/></trkseg></trk></gpx>`;
}

describe('a museum without GPS', () => {
  const { as: asVisitor } = openMuseum(demoMuseum, { client: { gpsLocator: false } });

  it('has a map without positions', () =>
    asVisitor(async (guide) => {
      await guide.open('/locations/3?by=map');
      await guide.page.getByRole('button', { name: 'Ganze Karte zeigen' }).waitFor();
      await expect.poll(() => guide.page.getByRole('button', { name: 'Wo bin ich?' }).count()).toBe(0);
    }));
});

describe('the position on the map', () => {
  it('is shown, followed, released and turned off', () =>
    as(async (guide) => {
      const { page } = guide;
      await openMap(guide);
      expect(await asked(guide)).toEqual([]);
      await turnOn(guide);
      await guide.expectAccessible();
      await page.getByRole('group', { name: /^Karte: / }).press('ArrowLeft');
      await page.getByRole('button', { name: 'Zurück zu meinem Standort' }).click();
      await guide.tap('Mein Standort: Einstellungen');
      await page.getByText('Ihr Standort ist auf etwa 5 m genau bekannt.').waitFor();
      await guide.expectAccessible();
      await guide.tap('Standort ausschalten');
      await page.getByRole('button', { name: 'Wo bin ich?' }).waitFor();
      await expect.poll(() => page.locator('[data-here]').count()).toBe(0);
      expect(await asked(guide)).toEqual([]);
    }));

  it('costs no high accuracy while nothing needs it', () =>
    as(async (guide) => {
      const { page } = guide;
      await openMap(guide);
      await turnOn(guide);
      expect(await asked(guide)).toEqual(['precise']);
      await guide.tap('Mein Standort: Einstellungen');
      await page.getByRole('switch', { name: 'Stationen öffnen sich von selbst' }).uncheck();
      await page.keyboard.press('Escape');
      await page.getByRole('switch', { name: 'Stationen öffnen sich von selbst' }).waitFor({ state: 'hidden' });
      expect(await asked(guide)).toEqual(['precise']);
      await page.getByRole('group', { name: /^Karte: / }).press('ArrowLeft');
      await page.getByRole('button', { name: 'Zurück zu meinem Standort' }).waitFor();
      expect(await asked(guide)).toEqual(['coarse']);
      await guide.tap('Liste');
      await page.getByRole('listitem').first().waitFor();
      await page.waitForFunction(() => window.wayfarer.watches.size === 0);
    }));

  it('is not requested while the page is hidden', () =>
    as(async (guide) => {
      await openMap(guide);
      await turnOn(guide);
      await hide(guide, true);
      expect(await asked(guide)).toEqual([]);
      await hide(guide, false);
      expect(await asked(guide)).toEqual(['precise']);
    }));

  it('outside the map is reported with the way back', () =>
    as(
      async (guide) => {
        await openMap(guide);
        await turnOn(guide);
        await guide.page
          .getByText('Sie sind außerhalb dieser Karte. Sie beginnt 300 m weiter in Richtung Osten.')
          .waitFor();
        await guide.expectAccessible();
      },
      parkPlace(-1000, 750),
    ));

  it('is turned by the compass, and so is the way back', () =>
    as(
      async (guide) => {
        const { page } = guide;
        await openMap(guide);
        await guide.tap('Wo bin ich?');
        await page.getByText('in Richtung Osten').waitFor();
        const arrow = page.locator('[style*="--turn"]');
        expect(await arrow.getAttribute('style')).toContain('--turn: 90deg');
        await turn(guide, { alpha: 330, absolute: true });
        await page.locator('[data-here] path[transform="rotate(30)"]').waitFor({ state: 'attached' });
        await page.locator('[style*="--turn: 60deg"]').waitFor();
        // A smaller turn, and a sensor that does not know where north is, change nothing.
        await turn(guide, { alpha: 328, absolute: true });
        await turn(guide, { alpha: 100, absolute: false });
        expect(await arrow.getAttribute('style')).toContain('--turn: 60deg');
      },
      parkPlace(-1000, 750),
    ));

  it('never leaves the device', () =>
    as(async (guide) => {
      const sent: string[] = [];
      guide.page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await openMap(guide);
      await turnOn(guide);
      await arrive(guide, stations[301]);
      await guide.expectAt('/detail/301');
      await guide.expectSound();
      expect(sent.length).toBeGreaterThan(5);
      expect(sent.filter((request) => /48\.[78]\d|9\.(19|20)\d/.test(request))).toEqual([]);
      const kept = await guide.page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
      expect(kept).not.toMatch(/48\.[78]\d/);
    }));
});

describe('before the browser asks', () => {
  it('the guide explains why, and does not ask without a tap', () =>
    asStranger(async (guide) => {
      await watchDevice(guide);
      await openMap(guide);
      await guide.tap('Wo bin ich?');
      await guide.page.getByText('Ihr Standort bleibt auf Ihrem Gerät').waitFor();
      await guide.page.getByText('Stationen öffnen sich von selbst, wenn Sie näher kommen').waitFor();
      await guide.expectAccessible();
      await guide.tap('Jetzt nicht');
      expect(await asked(guide)).toEqual([]);
    }));

  it('a refusal is explained in both languages, and ends when the visitor allows the position', () =>
    asStranger(
      async (guide) => {
        const { page, context } = guide;
        await watchDevice(guide);
        await guide.open('/locations/3?by=map');
        await guide.tap('Where am I?');
        await guide.tap('Show my position');
        await page.getByText('The guide may not know where you are.').waitFor();
        await guide.expectAccessible();
        await page.getByRole('combobox').selectOption({ label: 'Deutsch' });
        await page.getByText('Der Guide darf nicht wissen, wo Sie sind.').waitFor();
        await page.getByRole('button', { name: 'Noch einmal versuchen' }).waitFor();
        await context.setGeolocation({ ...meadow, accuracy: 5 });
        await context.grantPermissions(['geolocation']);
        await page.locator('[data-here]').waitFor({ state: 'attached' });
      },
      { locale: 'en-GB' },
    ));
});

it('a refusal can be read and undone on 320 px with text twice as large', () =>
  asStranger(
    async (guide) => {
      const { page } = guide;
      await watchDevice(guide);
      await openMap(guide);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await guide.tap('Wo bin ich?');
      await guide.tap('Meinen Standort zeigen');
      const room = await page.getByRole('alert').boundingBox();
      const dock = await page.getByRole('navigation', { name: 'Wege zur Station' }).boundingBox();
      if (room === null || dock === null) throw new Error('The refusal cannot be seen');
      expect(room.y + room.height).toBeLessThanOrEqual(dock.y);
      await guide.tap('Noch einmal versuchen');
      await page.getByRole('alert').waitFor();
    },
    { viewport: { width: 320, height: 640 } },
  ));

describe('a device without a position', () => {
  it.each([
    { name: 'has no such interface', break: removeInterface, words: 'Dieser Browser kann nicht sagen, wo Sie sind.' },
    { name: 'came without HTTPS', break: pretendInsecure, words: 'nur über eine sichere Verbindung' },
    { name: 'cannot find it', break: failWith, code: 2, words: 'Ihr Gerät kann gerade nicht sagen, wo es ist.' },
    { name: 'is slow', break: failWith, code: 3, words: 'Ihr Gerät sucht noch nach seinem Standort.' },
  ])('as it $name says so', ({ break: broken, code = 0, words }) =>
    as(async (guide) => {
      await guide.context.addInitScript(broken, code);
      await openMap(guide);
      await guide.tap('Wo bin ich?');
      await guide.page.getByText(words).waitFor();
      await guide.expectAccessible();
      await guide.page.getByRole('alert').getByRole('button', { name: 'Schließen' }).click();
      await guide.page.getByRole('button', { name: 'Wo bin ich?' }).waitFor();
    }),
  );
});

describe('the screen', () => {
  it('stays on if the visitor wants it, which is remembered', () =>
    as(async (guide) => {
      const { page } = guide;
      await guide.context.addInitScript(countLocks);
      await openMap(guide);
      await turnOn(guide);
      expect(await locks(guide)).toBe(0);
      await guide.tap('Mein Standort: Einstellungen');
      await page.getByRole('switch', { name: 'Bildschirm anlassen' }).check();
      await page.waitForFunction(() => window.wayfarer.locks === 1);
      await page.keyboard.press('Escape');
      // Browsers release the lock when the page is hidden.
      await page.evaluate(() => window.loseLock?.());
      await hide(guide, true);
      await hide(guide, false);
      await page.waitForFunction(() => window.wayfarer.locks === 1);
      await guide.tap('Mein Standort: Einstellungen');
      await guide.tap('Standort ausschalten');
      await page.waitForFunction(() => window.wayfarer.locks === 0);
      await page.reload();
      await turnOn(guide);
      await page.waitForFunction(() => window.wayfarer.locks === 1);
    }));
});

async function hide({ page }: Guide, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Reports a turn of the device, after the shortest pause that is accepted. */
async function turn({ page }: Guide, to: DeviceOrientationEventInit): Promise<void> {
  await page.evaluate(async (turned) => {
    const start = performance.now();
    while (performance.now() - start < 300) await new Promise((resolve) => requestAnimationFrame(resolve));
    dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', turned));
  }, to);
}

declare global {
  interface Window {
    loseLock?: () => void;
  }
}

function locks({ page }: Guide): Promise<number> {
  return page.evaluate(() => window.wayfarer.locks);
}

/** Headless Chromium has no wake lock. */
function countLocks(): void {
  WakeLock.prototype.request = () => {
    let released = false;
    const lose = (): void => {
      if (!released) window.wayfarer.locks -= 1;
      released = true;
    };
    window.wayfarer.locks += 1;
    window.loseLock = lose;
    const lock: Pick<WakeLockSentinel, 'released' | 'release'> = {
      get released() {
        return released;
      },
      release: () => {
        lose();
        return Promise.resolve();
      },
    };
    return Promise.resolve(lock as WakeLockSentinel);
  };
}

function removeInterface(): void {
  Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined });
}

function pretendInsecure(): void {
  Object.defineProperty(globalThis, 'isSecureContext', { get: () => false });
}

function failWith(code: number): void {
  Geolocation.prototype.watchPosition = (_, failure) => {
    const error = { code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    queueMicrotask(() => failure?.(error));
    return 1;
  };
}
