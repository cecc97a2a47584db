import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { goodApp } from '#tests/browser/good-app.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { whyNoTools } from '#tests/native/android-tools.ts';
import { isSkipped } from '#tests/native/java.ts';

const museum = openMuseum(smallMuseum, { allow: /Failed to load resource/ });
const without = isSkipped(await whyNoTools());

describe('the page of the app', () => {
  it.skipIf(without)('builds an app when its button is pressed, and lets root load it by its address', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      await museum.services.appBuilds.setSettings(goodApp);
      await staff.open('/build');
      await staff.press('Debug-APK bauen');
      const app = page.getByRole('listitem', { name: 'Debug-APK, Version 1.0' });
      await app.waitFor({ timeout: 120_000 });
      await staff.expectSaid('Die Debug-APK ist fertig.');
      await staff.guide.expectAccessible();
      const loading = page.waitForEvent('download');
      await app.getByRole('link', { name: 'Herunterladen' }).click();
      const bytes = await readFile(await (await loading).path());
      // A zip begins with it.
      expect(bytes.subarray(0, 2).toString()).toBe('PK');
      await app.getByText('Prüfsumme und Zertifikat').click();
      await app.getByText(createHash('sha256').update(bytes).digest('hex')).waitFor();
      await app.getByRole('button', { name: 'Löschen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await app.waitFor({ state: 'detached' });
      expect((await museum.services.appBuilds.status()).Builds).toEqual([]);
    }),
  );
});
