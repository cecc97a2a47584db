import { type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { launchBrowser } from './browser.ts';
import { type Guide } from './guide.ts';
import { type Film, qrFilm, qrPhoto } from './qr-pictures.ts';
import { openMuseum, type Task } from './visits.ts';

const fakeCamera = '--use-fake-device-for-media-stream';
const foreignCode = 'Dieser Code gehört nicht zu diesem Guide.';

const museum = openMuseum(demoMuseum);
const { as } = museum;

let seeing: Browser;
let film: Film;

beforeAll(async () => {
  film = await qrFilm(['https://evil.example/qr/HL/007', `${museum.origin}/qr/hl/7?from=poster`], 5);
  seeing = await launchBrowser([
    fakeCamera,
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film.file}`,
  ]);
});

afterAll(async () => {
  await Promise.all([seeing.close(), film.remove()]);
});

/** With a camera that looks at the film. */
const asSeeing = (task: Task): Promise<void> => as(task, { browser: seeing });

describe('the address in a printed code', () => {
  it.each([
    ['/qr/HL', '/locations/1'],
    ['/qr/HL/007?from=poster', '/detail/107?from=poster'],
    ['/qr/hl/7', '/detail/107'],
    ['/qr/HL/0003', '/detail/103'],
    ['/qr/%48L/1', '/detail/101'],
    ['/qr/OUT', '/tours/2'],
    ['/qr/OUT/1', '/tours/2'],
  ])('%s leads to %s', (path, place) =>
    as(async (guide) => {
      await guide.open(path);
      await guide.expectAt(place);
      await guide.expectHeading(/./);
      expect(await guide.page.getByText('Hier ist nichts').count()).toBe(0);
      expect(await guide.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    }),
  );

  it('says that a station is unknown, and leads to its tour', () =>
    as(async (guide) => {
      await guide.open('/qr/HL/0999');
      await guide.expectHeading('Dieser Code ist hier nicht bekannt');
      await guide.page.getByText('keine Station mit dem Code „0999“').waitFor();
      await guide.expectAt('/qr/HL/0999');
      await guide.expectAccessible();
      await guide.tap('Zu den Stationen dieser Tour');
      await guide.expectAt('/locations/1');
    }));

  it('says that a tour is unknown, and leads to all tours', () =>
    as(async (guide) => {
      await guide.open('/qr/Saal%202/7');
      await guide.page.getByText('Eine Tour mit dem Code „Saal 2“ gibt es nicht').waitFor();
      await guide.tap('Alle Touren');
      await guide.expectAt('/tours');
    }));

  it('keeps what the visitor has chosen', () =>
    as(async (guide) => {
      await guide.open('/tours/1');
      await guide.page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
      await guide.tap('High contrast on');
      await guide.open('/qr/HL/1');
      await guide.expectHeading('Penrose tiling');
      await guide.page.getByRole('button', { name: 'High contrast off' }).waitFor();
    }));
});

describe('the scanner', () => {
  it('asks for the camera when it is opened by a tap, refuses a foreign code, and follows one of its own', () =>
    asSeeing(async (guide) => {
      await guide.open('/qr/HL/999');
      await guide.tap('Code scannen');
      await guide.expectAt('/scan/1');
      await guide.page.getByText('Halten Sie den Code in den Rahmen.').waitFor();
      await guide.page.getByText(foreignCode).waitFor();
      await guide.expectAt('/scan/1');
      await guide.expectAccessible();
      await guide.expectAt('/detail/107?from=poster');
      await guide.expectHeading(/./);
      await guide.page.goBack();
      await guide.expectAt('/qr/HL/999');
    }));

  it('waits for the visitor on a direct visit, and gives the camera back when it is left or hidden', () =>
    asSeeing(async (guide) => {
      await guide.context.addInitScript(rememberStreams);
      await guide.open('/scan');
      await guide.page.getByRole('button', { name: 'Kamera einschalten' }).waitFor();
      await guide.expectAccessible();
      expect(await guide.page.evaluate(() => window.streams?.length)).toBe(0);
      await guide.tap('Kamera einschalten');
      await guide.page.getByText('Halten Sie den Code in den Rahmen.').waitFor();
      expect(await liveStreams(guide)).toEqual([true]);
      await hide(guide, true);
      await guide.page.waitForFunction(() => window.streams?.[0]?.active === false);
      await hide(guide, false);
      await guide.page.waitForFunction(() => window.streams?.[1]?.active === true);
      await guide.tap('Zurück');
      await guide.expectAt('/tours');
      await guide.page.waitForFunction(() => window.streams?.every(({ active }) => !active));
    }));

  it('has a light where the camera has one', () =>
    asSeeing(async (guide) => {
      await guide.context.addInitScript(addTorch);
      await guide.open('/scan');
      await guide.tap('Kamera einschalten');
      await guide.tap('Licht an');
      await guide.page.getByRole('button', { name: 'Licht aus' }).waitFor();
      expect(await guide.page.evaluate(() => window.torch)).toBe(true);
    }));

  it('has no light where the camera has none', () =>
    asSeeing(async (guide) => {
      await guide.open('/scan');
      await guide.tap('Kamera einschalten');
      await guide.page.getByText('Halten Sie den Code in den Rahmen.').waitFor();
      expect(await guide.page.getByRole('button', { name: 'Licht an' }).count()).toBe(0);
    }));
});

describe('without a camera', () => {
  it('says how to allow it when it is forbidden, and leads to the list', async () => {
    const denying = await launchBrowser([fakeCamera, '--use-fake-ui-for-media-stream=deny']);
    await as(
      async (guide) => {
        await guide.open('/scan/1');
        await guide.tap('Kamera einschalten');
        await guide.page.getByText('Der Guide darf Ihre Kamera nicht benutzen.').waitFor();
        await guide.page.getByRole('button', { name: 'Noch einmal versuchen' }).waitFor();
        await guide.tap(/Lieber die Nummer/);
        await guide.expectAt('/locations/1');
      },
      { browser: denying },
    );
    await denying.close();
  });

  it('says that there is none', () =>
    as(async (guide) => {
      await guide.open('/scan');
      await guide.tap('Kamera einschalten');
      await guide.page.getByText('An diesem Gerät wurde keine Kamera gefunden.').waitFor();
    }));

  it('says that the browser lets none be used', () =>
    as(async (guide) => {
      await guide.context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'mediaDevices', { get: () => undefined }),
      );
      await guide.open('/scan');
      await guide.tap('Kamera einschalten');
      await guide.page.getByText('Dieser Browser lässt den Guide keine Kamera benutzen.').waitFor();
    }));

  it('reads a photo of the code', () =>
    as(async (guide) => {
      await guide.open('/scan');
      const choose = async (text: string | undefined): Promise<void> => {
        const buffer = text === undefined ? Buffer.from('no picture') : await qrPhoto(text);
        await guide.page
          .getByLabel('Foto des Codes wählen')
          .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
      };
      await choose(undefined);
      await guide.page.getByText('In diesem Foto wurde kein Code gefunden.').waitFor();
      await choose('WIFI:S:museum;T:WPA;P:secret;;');
      await guide.page.getByText(foreignCode).waitFor();
      await choose('/qr/XX/1');
      await guide.page.getByText('Eine Tour mit dem Code „XX“ gibt es nicht').waitFor();
      await choose('PK/301');
      await guide.expectAt('/detail/301');
    }));
});

declare global {
  interface Window {
    streams?: MediaStream[];
    torch?: boolean;
  }
}

function liveStreams({ page }: Guide): Promise<readonly boolean[] | undefined> {
  return page.evaluate(() => window.streams?.map(({ active }) => active));
}

async function hide({ page }: Guide, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

function rememberStreams(): void {
  const streams: MediaStream[] = [];
  window.streams = streams;
  const ask = MediaDevices.prototype.getUserMedia;
  MediaDevices.prototype.getUserMedia = async function remember(constraints): Promise<MediaStream> {
    const stream = await ask.call(this, constraints);
    streams.push(stream);
    return stream;
  };
}

function addTorch(): void {
  const capabilities: () => MediaTrackCapabilities & { torch?: boolean } = () => ({ torch: true });
  MediaStreamTrack.prototype.getCapabilities = capabilities;
  MediaStreamTrack.prototype.applyConstraints = async (constraints): Promise<void> => {
    const [light = {}] = constraints?.advanced ?? [];
    window.torch = 'torch' in light && light.torch === true;
  };
}
