import { describe, expect, it } from 'vitest';
import { asked, watchDevice } from './device-on-the-way.ts';
import { meadow, openMap, openPark } from './park.ts';

const { as, asStranger } = openPark();

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
