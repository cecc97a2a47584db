import { type Browser } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { launchBrowser } from '#tests/browser/browser.ts';
import { type Film, qrFilm, qrPhoto } from '#tests/browser/qr-pictures.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const fakeCamera = '--use-fake-device-for-media-stream';
const foreignCode = 'Dieser Code gehört nicht zu diesem Guide.';

const museum = openMuseum(demoMuseum);

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

describe('the scanner (specification 1 and 2.2)', () => {
  it('requests the camera when it is opened by a tap, refuses a foreign code, and follows its own', () =>
    museum.as(
      async (guide) => {
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
      },
      { browser: seeing },
    ));

  it('reads a photo of the code where there is no camera', () =>
    museum.as(async (guide) => {
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
