import { type FrameLocator, type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { asStaff, type StaffUser } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const content = {
  Languages: [
    { ID: 1, Code: 'de', DisplayName: 'Deutsch', AccessibilityCode: 'de', IsDefault: true },
    { ID: 2, Code: 'en', DisplayName: 'English', AccessibilityCode: 'en' },
  ],
  TourGroups: [{ ID: 1, Code: 'G', Name: { de: 'Rundgänge', en: 'Tours' } }],
  Tours: [{ ID: 1, TourGroupID: 1, Code: 'T', Name: { de: 'Rundgang', en: 'Round' } }],
  TourItems: [{ ID: 11, TourID: 1, LocationID: 1, Code: '1', Position: 1 }],
  Locations: [
    {
      ID: 1,
      Type: 0,
      Name: { de: 'Das Tor', en: 'The gate' },
      MediaURL: { de: 'files/tone.wav' },
    },
  ],
};
// The whole walks, with sound, screen reader and a slow network, are in tests/slow/staff/side-by-side.test.ts.
const museum = openMuseum(content);

const pane = ({ page }: StaffUser, number: number): Locator =>
  page.getByRole('region', { name: `Ansicht ${number}`, exact: true });
const guide = (staff: StaffUser, number: number): FrameLocator => pane(staff, number).frameLocator('iframe');
const heading = (shown: FrameLocator, name: string): Promise<void> =>
  shown.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: 20_000 });

async function openViews(staff: StaffUser): Promise<void> {
  await staff.press('Guide ansehen');
  await staff.press('Mehrere Ansichten nebeneinander');
  await heading(guide(staff, 1), 'Das Tor');
}

describe('several views of the guide below the form', () => {
  it('differ in device, contrast and language, and follow what is typed', () =>
    asStaff(museum, async (staff) => {
      await staff.open('/locations/1');
      await openViews(staff);
      await staff.press('Ansicht 3 schließen');
      await guide(staff, 2).locator(':root[data-contrast=high]').waitFor();
      const width = (number: number) =>
        guide(staff, number)
          .locator(':root')
          .evaluate(() => innerWidth);
      expect(await width(1)).toBe(360);
      await pane(staff, 1).getByLabel('Sprache').selectOption('English');
      await heading(guide(staff, 1), 'The gate');
      await staff.type('Name', 'English', 'The old gate');
      await staff.type('Name', 'Deutsch', 'Das alte Tor');
      await heading(guide(staff, 1), 'The old gate');
      await heading(guide(staff, 2), 'Das alte Tor');
    }));
});
