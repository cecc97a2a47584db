import { type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { launchBrowser } from './browser.ts';
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
      await expect.poll(() => guide.page.getByText('Hier ist nichts').count()).toBe(0);
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

  it('keeps the visitor’s settings', () =>
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
  it('requests the camera when it is opened by a tap, refuses a foreign code, and follows its own', () =>
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
});

describe('without a camera', () => {
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
