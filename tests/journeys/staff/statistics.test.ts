import { readFile } from 'node:fs/promises';
import { type Locator } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SentVisit } from '#server/usecases/visits/record-visits.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

// With all filters and every table: tests/slow/staff/statistics.test.ts.
const plan =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#ccd"/></svg>';
const [first, second] = smallMuseum.TourItems;

const museum = openMuseum(
  {
    ...smallMuseum,
    Configurations: [{ ID: 1, VisitStats: false }],
    Tours: [
      { ...smallMuseum.Tours[0], MapURL: { de: 'files/plan.svg' } },
      { ID: 2, TourGroupID: 1, Code: 'K', Selectors: [1], Name: { de: 'Kurz', en: 'Short' } },
    ],
    TourItems: [
      { ...first, MapX: 100, MapY: 80 },
      { ...second, MapX: 300, MapY: 220 },
      { ID: 3, TourID: 1, LocationID: 2, Code: '3', Position: 2 },
      { ID: 4, TourID: 2, LocationID: 1, Code: '1', Position: 0 },
    ],
  },
  { files: { 'plan.svg': plan } },
);

const day = (back: number): string => new Date(Date.now() - back * 86_400_000).toLocaleDateString('sv');
let number = 0;

/** This many visits at noon, so that no time zone moves them to another day. */
function visits(count: number, back: number, given: Partial<SentVisit>): readonly SentVisit[] {
  return Array.from({ length: count }, () => {
    number += 1;
    const usual = { Kind: 'open', TourCode: 'H', ItemCode: '1', Language: 'de', Device: 'web' } as const;
    const noon = Math.min(Date.parse(`${day(back)}T12:00:00`), Date.now());
    return { ID: `v${number}`, ...usual, At: new Date(noon).toISOString(), ...given };
  });
}

beforeAll(async () => {
  await museum.services.visits.record([
    ...visits(5, 1, {}),
    ...visits(2, 1, { ItemCode: '2', Language: 'en', Device: 'ios' }),
    ...visits(3, 2, { ItemCode: '3' }),
    ...visits(4, 2, { TourCode: 'K' }),
    ...visits(2, 3, { Kind: 'docking', TourCode: '', ItemCode: '' }),
    ...visits(1, 9, {}),
  ]);
});

/** The rows of a table, its cells joined. */
async function rowsOf(table: Locator): Promise<readonly string[]> {
  const rows = await table.locator('tbody tr').all();
  return Promise.all(rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).join(' ').trim()));
}

describe('the statistics (specification 7.5)', () => {
  it('are switched on, and show what was counted on charts, on the map and as files, and compared', () =>
    asStaff(museum, async (staff) => {
      const { page } = staff;
      const table = (name: string): Locator => page.getByRole('table', { name, exact: true });
      await staff.open('/visitstats');
      await staff.press('Zählen einschalten');
      await staff.expectSaid('Das Zählen ist eingeschaltet. Es beginnt, sobald Sie veröffentlichen.');
      await staff.save();
      await page.getByRole('button', { name: '7 Tage' }).click();
      await expect.poll(() => rowsOf(table('Stationen nach Besuchen'))).toEqual(['Ton 9', 'Stille 5']);
      expect(await rowsOf(table('Touren nach Besuchen'))).toEqual(['Rundgang 10', 'Kurz 4']);
      await page.getByRole('button', { name: '1 Ton: 5 Besuche' }).waitFor();
      await page.getByRole('button', { name: '2 Stille: 2 Besuche' }).waitFor();
      await staff.expectSaid('3 Besuche galten Stationen ohne Platz auf der Karte.');
      // Bars are drawn, one for each day with visits.
      await expect.poll(() => page.locator('.recharts-bar-rectangle path').count()).toBe(3);

      const download = page.waitForEvent('download');
      await staff.press('Stationen nach Besuchen als CSV');
      const file = await download;
      expect(file.suggestedFilename()).toBe(`stations-${day(6)}-${day(0)}.csv`);
      expect(await readFile(await file.path(), 'utf8')).toBe('\u{FEFF}"Station","Anzahl"\r\n"Ton",9\r\n"Stille",5\r\n');

      await page.getByRole('switch', { name: 'Mit dem Zeitraum davor vergleichen' }).check();
      await expect
        .poll(() => rowsOf(table('Touren nach Besuchen')))
        .toEqual(['Rundgang 10 1 +900\u{A0}%', 'Kurz 4 0 neu']);
    }));
});
