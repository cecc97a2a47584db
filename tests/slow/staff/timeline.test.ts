import { describe, expect, it } from 'vitest';
import { asStaff } from '#tests/browser/staff.ts';
import { atForm, openStations } from '#tests/journeys/staff/station-museum.ts';
import { stationForm, type StationForm } from '#tests/journeys/staff/station-form.ts';

const museum = openStations();

const timelineOf = (form: StationForm) => form.part('Zeitleiste');
const mark = (form: StationForm, name: string) => timelineOf(form).getByRole('slider', { name, exact: true });

async function expectTimes(form: StationForm, ...times: readonly string[]): Promise<void> {
  const fields = timelineOf(form).getByRole('textbox', { name: /^Zeit \d in Sekunden$/ });
  await expect.poll(async () => Promise.all((await fields.all()).map((field) => field.inputValue()))).toEqual(times);
}

describe('a timeline (specification 3.1)', () => {
  it('is set by keyboard and at the playhead, shows what visitors see there, and plays', () =>
    atForm(museum, '/locations/10', async (form) => {
      const timeline = timelineOf(form);
      await timeline.locator('svg[data-state=read][data-done="1"]').waitFor();
      const grip = mark(form, 'Zeit 1: Ton');
      for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'ArrowLeft']) await grip.press(key);
      await expectTimes(form, '2,1 s', '3 s');
      await expect.poll(() => grip.getAttribute('aria-valuetext')).toBe('0:02,1');
      await form.page.keyboard.press('Control+z');
      await expectTimes(form, '1 s', '3 s');
      await mark(form, 'Zeit 2: Stille').press('Delete');
      await expectTimes(form, '1 s');
      await form.page.keyboard.press('Control+z');
      await expectTimes(form, '1 s', '3 s');

      await timeline.getByText('Gäste sehen jetzt:').locator('..').getByText('Zeitreise').waitFor();
      const head = timeline.getByRole('slider', { name: 'Abspielstelle' });
      for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight']) await head.press(key);
      await timeline.getByText('Gäste sehen jetzt:').locator('..').getByText('Ton').waitFor();
      await timeline.getByRole('button', { name: 'Zeit hier hinzufügen' }).click();
      await expectTimes(form, '1 s', '2 s', '3 s');
      await timeline.getByRole('combobox', { name: 'Was ab Zeit 2 gezeigt wird' }).fill('Gem');
      await form.page.getByRole('option', { name: 'Gemälde' }).click();
      await mark(form, 'Zeit 2: Gemälde').waitFor();
      await timeline.getByText('Gäste sehen jetzt:').locator('..').getByText('Gemälde').waitFor();
      await timeline.getByRole('textbox', { name: 'Zeit 2 in Sekunden' }).fill('3,5');
      await form.page.keyboard.press('Enter');
      await expectTimes(form, '1 s', '3 s', '3,5 s');
      await mark(form, 'Zeit 3: Gemälde').waitFor();

      await head.press('Home');
      await expect.poll(() => head.getAttribute('aria-valuenow')).toBe('0');
      await timeline.getByRole('button', { name: 'Abspielen', exact: true }).click();
      await timeline.getByRole('button', { name: 'Anhalten', exact: true }).waitFor();
      await expect.poll(async () => Number(await head.getAttribute('aria-valuenow'))).toBeGreaterThan(0.5);
      await expect
        .poll(() => head.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41))
        .toBeGreaterThan(10);
      await timeline.getByRole('button', { name: 'Anhalten', exact: true }).click();
    }));

  it('loads once the server can be reached, is drawn along the recording of each language, and is set by mouse', () =>
    asStaff(museum, async (staff) => {
      let isAway = true;
      staff.guide.allow(/ERR_FAILED/);
      await staff.page.route(/\/(?:files|pictures)\//, (route) => (isAway ? route.abort() : route.continue()));
      await staff.open('/locations/10');
      const form = stationForm(staff);
      const failed = staff.page.getByText(/^Diese Aufnahme lässt sich gerade nicht abspielen/);
      await failed.waitFor();
      isAway = false;
      await failed.waitFor({ state: 'detached' });
      await timelineOf(form).locator('svg[data-state=read][data-done="1"]').waitFor();
      // A tone of constant loudness, a third of the maximum: every bar has the same height.
      const path = timelineOf(form).locator('svg[data-state=read] path');
      const heights = new Set(
        [...String(await path.getAttribute('d')).matchAll(/v([\d.]+)/g)].map(([, v]) => Number(v)),
      );
      for (const height of heights) expect(Math.abs(height - 72 * (12_000 / 32_768))).toBeLessThan(1);
      await timelineOf(form).getByText('English', { exact: true }).click();
      await timelineOf(form).locator('svg[data-state=read]').waitFor();

      const grip = mark(form, 'Zeit 1: Ton');
      await grip.scrollIntoViewIfNeeded();
      const box = await grip.boundingBox();
      const next = await mark(form, 'Zeit 2: Stille').boundingBox();
      if (box === null || next === null) throw new Error('The marks are in sight');
      const second = (next.x - box.x) / 2;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await form.page.mouse.move(x, y);
      await form.page.mouse.down();
      await form.page.mouse.move(x + second / 2, y, { steps: 5 });
      await form.page.mouse.move(x + second, y, { steps: 5 });
      await expectTimes(form, '1 s', '3 s');
      await form.page.mouse.up();
      await expectTimes(form, '2 s', '3 s');
      // A drag is one step.
      await form.page.getByRole('button', { name: 'Rückgängig' }).click();
      await expectTimes(form, '1 s', '3 s');
      await form.page.getByText('Alles ist gespeichert').waitFor();
      // No further than its neighbour.
      await form.page.mouse.move(x, y);
      await form.page.mouse.down();
      await form.page.mouse.move(x + 3 * second, y, { steps: 5 });
      await form.page.mouse.up();
      await expectTimes(form, '2,9 s', '3 s');
      await form.page.getByRole('button', { name: 'Rückgängig' }).click();
      await form.page.getByText('Alles ist gespeichert').waitFor();
      await mark(form, 'Zeit 1: Ton').press('ArrowRight');
      await staff.save();
      await expect
        .poll(() => form.stored('Zeitreise'))
        .toMatchObject({ Timeline: { Locations: [1, 2], Times: [1.1, 3] } });
    }));
});
