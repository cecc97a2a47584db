import { expect, it } from 'vitest';
import { desktop, phone } from './browser.ts';
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
    { ID: 5, Type: 2, Name: { de: 'Kopie' }, Text: { de: 'Alt.' } },
    { ID: 6, Type: 2, Name: { de: 'Verweis' }, Text: { de: 'Mehr' } },
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

it('Pasted text keeps its bold words, its cells apart and nothing else', () =>
  atDesk(museum, async (clerk) => {
    await clerk.open('/locations/5');
    // Until the toolbar is there, the field shows the source.
    await linkButton(clerk).waitFor();
    const german = texts(clerk).getByRole('textbox', { name: 'Deutsch' });
    await german.focus();
    await clerk.page.keyboard.press('ControlOrMeta+a');
    await german.evaluate((field) => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p><span>Aus </span><span style="font-weight:700">Ton</span></p><table><tr><td>Höhe</td><td>3 m</td></tr></table></b>',
      );
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await german.locator('strong').getByText('Ton').waitFor();
    await expectStored(clerk, 'Kopie', 'Aus <strong>Ton</strong>\n\nHöhe | 3 m');
  }));

const address = ({ page }: Clerk) => page.getByRole('textbox', { name: 'Adresse des Links' });
const linkButton = (clerk: Clerk) => texts(clerk).getByRole('button', { name: 'Link', exact: true }).first();

async function link(clerk: Clerk, text: string): Promise<void> {
  // Until the toolbar is there, the field shows the source.
  await linkButton(clerk).waitFor();
  await texts(clerk).getByRole('textbox', { name: 'Deutsch' }).selectText();
  await linkButton(clerk).click();
  await address(clerk).fill(text);
  await address(clerk).press('Enter');
}

it.each([phone, desktop])(
  'A link that leads nowhere is refused at its field, which fits into $width pixels',
  (viewport) =>
    atDesk(
      museum,
      async (clerk) => {
        await clerk.open('/locations/6');
        await link(clerk, 'javascript:alert(1)');
        await clerk.expectSaid(/^Geben Sie eine Webadresse/);
        await expect
          .poll(async () => {
            const [field, button] = [await address(clerk).boundingBox(), await linkButton(clerk).boundingBox()];
            if (field === null || button === null) return false;
            const isApart = field.y >= button.y + button.height || field.y + field.height <= button.y;
            return isApart && field.x >= 0 && field.x + field.width <= viewport.width;
          })
          .toBe(true);
        await clerk.guide.expectAccessible();
        await clerk.page.keyboard.press('Escape');
        await address(clerk).waitFor({ state: 'detached' });
        expect(await clerk.page.getByRole('button', { name: 'Speichern' }).isDisabled()).toBe(true);
      },
      { viewport },
    ),
);

it('A link may be entered as it is written down', () =>
  atDesk(museum, async (clerk) => {
    await clerk.open('/locations/6');
    await link(clerk, 'www.museum.example');
    await expectStored(clerk, 'Verweis', '<a href="https://www.museum.example/">Mehr</a>');
    await link(clerk, 'info@museum.example');
    await expectStored(clerk, 'Verweis', '<a href="mailto:info@museum.example">Mehr</a>');
    await link(clerk, '');
    await expectStored(clerk, 'Verweis', 'Mehr');
  }));
