import { describe, expect, it } from 'vitest';
import { atForm, openStations } from '#tests/journeys/staff/station-museum.ts';
import { type StationForm } from '#tests/journeys/staff/station-form.ts';

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
});
