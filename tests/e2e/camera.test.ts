import { type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { launchBrowser } from './browser.ts';
import { type Guide } from './guide.ts';
import { qrPhoto } from './qr-pictures.ts';
import { openMuseum, type Task } from './visits.ts';

const fakeCamera = '--use-fake-device-for-media-stream';
const looking = 'Halten Sie den Code in den Rahmen.';
const busy = 'Ihre Kamera wird gerade von einer anderen App benutzt.';

const { as: asBlind } = openMuseum(demoMuseum);

let seeing: Browser;

beforeAll(async () => {
  seeing = await launchBrowser([fakeCamera, '--use-fake-ui-for-media-stream']);
});

afterAll(() => seeing.close());

/** Uses a camera that shows no code. */
const as = (task: Task): Promise<void> => asBlind(task, { browser: seeing });

describe('the camera', () => {
  it('waits for the visitor on a direct visit, and is released when the screen is left or hidden', () =>
    as(async (guide) => {
      await guide.context.addInitScript(rememberStreams);
      await guide.open('/scan');
      await guide.page.getByRole('button', { name: 'Kamera einschalten' }).waitFor();
      await guide.expectAccessible();
      expect(await guide.page.evaluate(() => window.streams?.length)).toBe(0);
      await guide.tap('Kamera einschalten');
      await guide.page.getByText(looking).waitFor();
      expect(await liveStreams(guide)).toEqual([true]);
      await hide(guide, true);
      await guide.page.waitForFunction(() => window.streams?.[0]?.active === false);
      await hide(guide, false);
      await guide.page.waitForFunction(() => window.streams?.[1]?.active === true);
      await guide.tap('Zurück');
      await guide.expectAt('/tours');
      await guide.page.waitForFunction(() => window.streams?.every(({ active }) => !active));
    }));

  it('is released when the visitor leaves before allowing it', () =>
    as(async (guide) => {
      await guide.context.addInitScript(rememberStreams);
      await guide.context.addInitScript(letAsksWait);
      await guide.open('/scan');
      await guide.tap('Kamera einschalten');
      await guide.page.getByText('Ihre Kamera wird eingeschaltet').waitFor();
      await guide.tap('Zurück');
      await guide.expectHeading('Touren');
      await guide.page.evaluate(() => window.allowCamera?.());
      await guide.page.waitForFunction(() => window.streams?.[0]?.active === false);
    }));

  it('in use by another app is reported, and can be retried', () =>
    as(async (guide) => {
      await guide.context.addInitScript(refuseOnce, 'NotReadableError');
      await guide.open('/scan');
      await guide.tap('Kamera einschalten');
      await guide.page.getByText(busy).waitFor();
      await guide.expectAccessible();
      await guide.tap('Noch einmal versuchen');
      await guide.page.getByText(looking).waitFor();
    }));

  it('that the device takes away is reported, and can be retried', () =>
    as(async (guide) => {
      await guide.context.addInitScript(rememberStreams);
      await guide.open('/scan');
      await guide.tap('Kamera einschalten');
      await guide.page.getByText(looking).waitFor();
      await guide.page.evaluate(() => {
        for (const track of window.streams?.[0]?.getTracks() ?? []) track.dispatchEvent(new Event('ended'));
      });
      await guide.page.getByText(busy).waitFor();
      expect(await liveStreams(guide)).toEqual([false]);
      await guide.tap('Noch einmal versuchen');
      await guide.page.getByText(looking).waitFor();
      expect(await liveStreams(guide)).toEqual([false, true]);
    }));

  it('has instructions for allowing it when it is denied, and a link to the list', async () => {
    const denying = await launchBrowser([fakeCamera, '--use-fake-ui-for-media-stream=deny']);
    await asBlind(
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

  it('is reported if the device has none', () =>
    asBlind(async (guide) => {
      await guide.open('/scan');
      await guide.tap('Kamera einschalten');
      await guide.page.getByText('An diesem Gerät wurde keine Kamera gefunden.').waitFor();
    }));

  it('is reported if the browser does not support it', () =>
    as(async (guide) => {
      await guide.context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'mediaDevices', { get: () => undefined }),
      );
      await guide.open('/scan');
      await guide.tap('Kamera einschalten');
      await guide.page.getByText('Dieser Browser lässt den Guide keine Kamera benutzen.').waitFor();
    }));
});

describe('the light', () => {
  it('is switched on and off at the open camera', () =>
    as(async (guide) => {
      await guide.context.addInitScript(rememberStreams);
      await guide.context.addInitScript(addTorch);
      await guide.open('/scan');
      await guide.tap('Kamera einschalten');
      await guide.tap('Licht an');
      await guide.page.getByRole('button', { name: 'Licht aus' }).waitFor();
      expect(await torchOfLiveTrack(guide)).toBe(true);
      await guide.expectAccessible();
      await guide.tap('Licht aus');
      await guide.page.getByRole('button', { name: 'Licht an' }).waitFor();
      expect(await torchOfLiveTrack(guide)).toBe(false);
    }));

  it('stays off if the camera refuses it', () =>
    as(async (guide) => {
      await guide.context.addInitScript(addTorch);
      await guide.context.addInitScript(() => {
        MediaStreamTrack.prototype.applyConstraints = () => {
          window.asked = true;
          return Promise.reject(new DOMException('', 'OverconstrainedError'));
        };
      });
      await guide.open('/scan');
      await guide.tap('Kamera einschalten');
      await guide.tap('Licht an');
      await guide.page.waitForFunction(() => window.asked);
      await guide.page.getByRole('button', { name: 'Licht an' }).waitFor();
      await expect.poll(() => guide.page.getByRole('button', { name: 'Licht aus' }).count()).toBe(0);
    }));

  it('has no button if the camera has none', () =>
    as(async (guide) => {
      await guide.open('/scan');
      await guide.tap('Kamera einschalten');
      await guide.page.getByText(looking).waitFor();
      await expect.poll(() => guide.page.getByRole('button', { name: 'Licht an' }).count()).toBe(0);
    }));
});

describe('the browser’s own reader', () => {
  const foreignCode = 'Dieser Code gehört nicht zu diesem Guide.';
  const show = ({ page }: Guide, code: string): Promise<void> =>
    page.evaluate((text) => {
      window.code = text;
    }, code);

  it('reads what the camera sees, without our reader, and releases the camera after a code', () =>
    as(async (guide) => {
      const fetched: string[] = [];
      guide.page.on('request', (request) => fetched.push(request.url()));
      await guide.context.addInitScript(rememberStreams);
      await guide.context.addInitScript(addReader, { formats: ['ean_13', 'qr_code'] });
      await guide.open('/scan');
      await guide.tap('Kamera einschalten');
      await guide.page.getByText(looking).waitFor();
      await show(guide, 'WIFI:S:museum;;');
      await guide.page.getByText(foreignCode).waitFor();
      await guide.expectAt('/scan');
      await show(guide, 'PK/301');
      await guide.expectAt('/detail/301');
      await guide.expectHeading(/./);
      await guide.page.waitForFunction(() => window.streams?.[0]?.active === false);
      expect(await guide.page.evaluate(() => window.wantedFormats)).toEqual(['qr_code']);
      expect(fetched.filter((url) => url.includes('decode.worker'))).toEqual([]);
    }));

  it('reads a photo', () =>
    as(async (guide) => {
      await guide.context.addInitScript(addReader, { formats: ['qr_code'] });
      await guide.open('/scan');
      await show(guide, 'PK/301');
      await choosePhoto(guide, 'no code of ours');
      await guide.expectAt('/detail/301');
    }));

  it.each([
    { reader: 'knows other codes only', formats: ['ean_13'], fails: false },
    { reader: 'is promised, and not there', formats: ['qr_code'], fails: true },
  ])('that $reader gives way to ours', (reader) =>
    as(async (guide) => {
      await guide.context.addInitScript(addReader, reader);
      await guide.open('/scan');
      await show(guide, 'HL/1');
      await choosePhoto(guide, 'PK/301');
      await guide.expectAt('/detail/301');
    }),
  );
});

async function choosePhoto({ page }: Guide, text: string): Promise<void> {
  const buffer = await qrPhoto(text);
  await page.getByLabel('Foto des Codes wählen').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
}

declare global {
  interface Window {
    streams?: MediaStream[];
    allowCamera?: () => void;
    asked?: boolean;
    /** The code that the browser's own reader finds. */
    code?: string;
    wantedFormats?: readonly string[];
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

/** The browser's question waits until the test calls `allowCamera`. */
function letAsksWait(): void {
  const ask = MediaDevices.prototype.getUserMedia;
  MediaDevices.prototype.getUserMedia = async function wait(constraints): Promise<MediaStream> {
    await new Promise<void>((resolve) => {
      window.allowCamera = resolve;
    });
    return ask.call(this, constraints);
  };
}

function refuseOnce(name: string): void {
  const ask = MediaDevices.prototype.getUserMedia;
  MediaDevices.prototype.getUserMedia = () => {
    MediaDevices.prototype.getUserMedia = ask;
    return Promise.reject(new DOMException('', name));
  };
}

/** Gives every camera a light, whose state is in its settings. */
function addTorch(): void {
  const lit = new WeakSet<MediaStreamTrack>();
  const { getSettings } = MediaStreamTrack.prototype;
  const capabilities: () => MediaTrackCapabilities & { torch?: boolean } = () => ({ torch: true });
  MediaStreamTrack.prototype.getCapabilities = capabilities;
  MediaStreamTrack.prototype.applyConstraints = async function light(constraints): Promise<void> {
    const [wanted = {}] = constraints?.advanced ?? [];
    if ('torch' in wanted && wanted.torch === true) lit.add(this);
    else lit.delete(this);
  };
  MediaStreamTrack.prototype.getSettings = function settings(): MediaTrackSettings {
    return Object.assign(getSettings.call(this), { torch: lit.has(this) });
  };
}

function torchOfLiveTrack({ page }: Guide): Promise<boolean> {
  return page.evaluate(() => {
    const tracks = window.streams?.filter(({ active }) => active).flatMap((stream) => stream.getVideoTracks()) ?? [];
    return tracks.length === 1 && tracks.every((track) => 'torch' in track.getSettings() && track.getSettings().torch);
  });
}

interface ReaderOptions {
  readonly formats: readonly string[];
  /** The reader is announced, but fails. */
  readonly fails?: boolean;
}

/** Adds the reader that Chromium on Linux lacks. */
function addReader({ formats, fails = false }: ReaderOptions): void {
  class BarcodeDetector {
    static getSupportedFormats(): Promise<readonly string[]> {
      return Promise.resolve(formats);
    }

    constructor(options: { readonly formats: readonly string[] }) {
      window.wantedFormats = options.formats;
    }

    detect(): Promise<readonly { readonly rawValue: string }[]> {
      if (fails) return Promise.reject(new DOMException('', 'NotSupportedError'));
      return Promise.resolve(window.code === undefined ? [] : [{ rawValue: window.code }]);
    }
  }
  Object.assign(globalThis, { BarcodeDetector });
}
