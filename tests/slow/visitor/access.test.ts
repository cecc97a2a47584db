import { describe, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { qrPhoto } from '#tests/browser/qr-pictures.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { ticketOffice } from '#tests/journeys/visitor/ticket-office.ts';

const museum = openMuseum(smallMuseum, { isPrerendering: true, allow: /401|ERR_FAILED|ERR_INTERNET/ });
const { as } = museum;
const { askForTokens, newToken } = ticketOffice(museum);

const welcome = 'Kleines Museum';
const door = 'Ihre Eintrittskarte, bitte';

describe('a museum with tokens (specification 4 and 8)', () => {
  it('reads a printed code, renews a forgotten session, and never interrupts the loaded guide', () =>
    as(async (guide) => {
      await askForTokens();
      const { access, tokens } = museum.services;
      const token = await newToken();
      // Scanned with the phone's own camera.
      await guide.open(`/token?token=${token.toLowerCase()}`);
      await guide.expectHeading(welcome);
      await guide.expectAt('/welcome');
      await museum.clear('sessions');
      await guide.page.evaluate(() => {
        localStorage.setItem('visitorSession', '{broken');
        localStorage.setItem('session', 'of-staff-who-are-gone');
      });
      await guide.open('/welcome');
      await guide.expectHeading(welcome);
      await guide.page.waitForFunction(() => localStorage.getItem('visitorSession')?.includes('"session"') === true);

      await tokens.free(token);
      await access.register(token, 'another-device', '127.0.0.1');
      await guide.tap('Los geht’s');
      await guide.expectAt(/^\/(groups|tours)$/);
      await guide.open('/tours');
      await guide.expectHeading(door);
      await guide.tap('Code scannen');
      const photo = guide.page.locator('input[type=file]');
      const choose = async (text: string): Promise<void> =>
        photo.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await qrPhoto(text) });
      await choose('https://evil.example/token?token=ABC');
      await guide.page.getByText('Das ist nicht der Code einer Eintrittskarte').waitFor();
      await guide.expectAccessible();
      await choose(await newToken());
      await guide.expectHeading('Touren');
    }));
});
