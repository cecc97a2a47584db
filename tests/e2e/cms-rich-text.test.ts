import { expect, it } from 'vitest';
import { phone } from './browser.ts';
import { smallMuseum } from './museum.ts';
import { atDesk, type Clerk } from './staff.ts';
import { stationForm } from './station-form.ts';
import { openMuseum } from './visits.ts';

const table = '<table><tbody><tr><td>Höhe</td><td lang="fr">3 m</td></tr></tbody></table>';
const museum = openMuseum({
  ...smallMuseum,
  Locations: [
    ...smallMuseum.Locations,
    { ID: 3, Type: 2, Name: { de: 'Figur' }, Text: { de: 'Aus <em>Ton</em> & Holz.', en: 'Of clay.' } },
    { ID: 4, Type: 2, Name: { de: 'Tafel' }, Text: { de: table } },
  ],
});

const texts = (clerk: Clerk) => stationForm(clerk).group('Texte', 'Text');

async function expectStored(clerk: Clerk, name: string, text: unknown): Promise<void> {
  await clerk.save();
  expect((await stationForm(clerk).stored(name))['Text']).toMatchObject({ de: text });
}

it('Words get their formatting from a toolbar and from keys, and undoing is that of the draft', () =>
  atDesk(museum, async (clerk) => {
    const { page } = clerk;
    await clerk.open('/locations/3');
    const german = texts(clerk).getByRole('textbox', { name: 'Deutsch' });
    await german.locator('em').getByText('Ton').waitFor();
    // Opening changes nothing.
    expect(await page.getByRole('button', { name: 'Speichern' }).isDisabled()).toBe(true);
    await clerk.guide.expectAccessible();

    await german.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Alt.');
    await expectStored(clerk, 'Figur', 'Aus <em>Ton</em> & Holz. Alt.');
    await german.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+b');
    await german.locator('strong').first().waitFor();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => german.locator('strong').count()).toBe(0);
    expect(await german.textContent()).toBe('Aus Ton & Holz. Alt.');

    await german.selectText();
    await texts(clerk).getByRole('button', { name: 'Aufzählung' }).first().click();
    await expectStored(clerk, 'Figur', '<ul><li>Aus <em>Ton</em> & Holz. Alt.</li></ul>');
    await german.focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => german.and(page.locator(':focus')).count()).toBe(0);
    await page.setViewportSize(phone);
    await clerk.guide.expectAccessible();
  }));

it('HTML that the toolbar would lose is shown as it is stored, and any text can be', () =>
  atDesk(museum, async (clerk) => {
    await clerk.open('/locations/4');
    const german = texts(clerk).getByRole('textbox', { name: 'Deutsch' });
    await clerk.expectSaid(/^Die Formatierleiste würde einen Teil dieses HTML verlieren/);
    expect(await german.inputValue()).toBe(table);
    await german.fill(`${table}<p>Neu</p>`);
    await expectStored(clerk, 'Tafel', `${table}<p>Neu</p>`);

    await german.fill('<p>Eins</p>');
    await clerk.press('Formatiert zeigen: Deutsch');
    await german.locator('p').getByText('Eins').waitFor();
    await clerk.press('Als HTML zeigen: Deutsch');
    expect(await german.inputValue()).toBe('<p>Eins</p>');
    await clerk.save();
  }));
