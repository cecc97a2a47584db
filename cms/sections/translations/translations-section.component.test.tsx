import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { objectOf } from '#cms/draft/draft.ts';
import { withText } from '#content/translated-texts.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { savedFiles } from '#tests/component/saved-files.ts';
import { type Answers, refusal, showStaffPage, type StaffPage } from '#tests/component/staff-page.tsx';
import { workerHere } from '#tests/component/worker-here.ts';
import { TranslationsSection } from './translations-section.tsx';
import { createDeskTasks } from './work/desk-tasks.ts';

beforeEach(() => vi.stubGlobal('Worker', workerHere(createDeskTasks)));
afterEach(() => vi.unstubAllGlobals());

const museum = {
  ...smallMuseum,
  Locations: [
    withText(
      { ID: 1, Type: 0, Name: { de: 'Die alte Schale', en: 'The old bowl' } },
      { name: 'Name', code: 'de', source: 'de' },
      'Die neue Schale',
    ),
    { ID: 2, Type: 0, Name: { de: 'Stille' }, Description: { de: 'Bis {message:close} ist es still.' } },
  ],
};

const noMachine: Answers = { readTranslator: () => ({ IsThere: false }) };

const show = (answers: Answers = noMachine, group: UserGroup = UserGroup.root): Promise<StaffPage> =>
  showStaffPage(<TranslationsSection />, {
    section: '/translations',
    definition: museum,
    answers: { ...noMachine, ...answers },
    group,
  });

/** Rows are drawn only where there is room for them, so texts are opened by their address. */
const open = async ({ go }: StaffPage, key: string) => {
  await go(`/translations?text=${encodeURIComponent(key)}`);
  await screen.findByRole('region', { name: /^Station „/ });
};
const card = () => within(screen.getByRole('region', { name: /^Station „/ }));
const english = () => card().getByRole<HTMLTextAreaElement>('textbox', { name: 'English' });
const stored = ({ draft }: StaffPage, ID: number) => objectOf(draft().getState().draft, { model: 'locations', ID });

describe('the desk', () => {
  it('shows a text in both languages, what has changed in words, and who has checked it', async () => {
    const page = await show();
    const { user } = page;
    await open(page, 'locations 1 Name');
    expect(english().value).toBe('The old bowl');
    await waitFor(() => expect(document.querySelector('del')?.textContent).toBe('alte'));
    expect(document.querySelector('ins')?.textContent).toBe('neue');
    await user.clear(english());
    await user.type(english(), 'The new bowl');
    expect(card().queryByText(/Seither geändert/)).toBeNull();
    await user.click(card().getByRole('button', { name: 'Als geprüft markieren' }));
    await card().findByText(/^Geprüft von /);
    expect(stored(page, 1)).toMatchObject({
      Name: { en: 'The new bowl' },
      TranslationStates: { Name: { en: expect.stringMatching(/^checked \d{4}-\d\d-\d\d ./) } },
    });
    await expectAccessible(screen.getByRole('region', { name: /^Station „/ }));
  });

  it('shows the texts of one station, found by its code or name', async () => {
    const { user } = await show();
    await screen.findByText('3 Texte sind offen');
    await user.type(screen.getByRole('combobox', { name: 'Station' }), 'Stil');
    await user.click(await screen.findByRole('option', { name: '2 Stille' }));
    expect(await screen.findByText('2 Texte sind offen')).toBeTruthy();
  });

  it('says that a language is empty, and not that its variant is complete', async () => {
    const more = [
      { ID: 3, Code: 'fr', DisplayName: 'Français' },
      { ID: 4, Code: 'fr-x-kids', DisplayName: 'Français – Pour les enfants' },
    ];
    const { user } = await showStaffPage(<TranslationsSection />, {
      section: '/translations',
      definition: { ...museum, Languages: [...museum.Languages, ...more] },
      answers: noMachine,
    });
    await user.selectOptions(await screen.findByLabelText('Aus'), 'Français');
    await user.selectOptions(screen.getByLabelText('Nach'), 'Français – Pour les enfants');
    await screen.findByText('Hier gibt es noch keine Texte in „Français“, also auch nichts zu übersetzen.');
    expect(screen.getAllByText('keine Texte in „Français“').length).toBeGreaterThan(0);
    expect(screen.queryByText('vollständig')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('begins a variant with the texts of its language, where it has none, in one step', async () => {
    const easy = { ID: 3, Code: 'de-x-easy', DisplayName: 'Deutsch – Leichte Sprache' };
    const page = await showStaffPage(<TranslationsSection />, {
      section: '/translations',
      definition: { ...museum, Languages: [...museum.Languages, easy] },
      answers: noMachine,
    });
    await page.user.selectOptions(await screen.findByLabelText('Nach'), 'Deutsch – Leichte Sprache');
    await page.user.click(await screen.findByText('6 leere Texte aus „Deutsch“ übernehmen'));
    await screen.findByText('6 Texte aus „Deutsch“ sind übernommen und noch ungeprüft.');
    expect(stored(page, 2)?.['Name']).toEqual({ de: 'Stille', 'de-x-easy': 'Stille' });
    await waitFor(() => expect(screen.queryByText(/aus „Deutsch“ übernehmen/)).toBeNull());
    page.draft().undo();
    expect(stored(page, 2)?.['Name']).toEqual({ de: 'Stille' });
  });

  it('goes to the next open text by one key', async () => {
    const { user } = await show();
    await screen.findByText('3 Texte sind offen');
    await user.keyboard('{F8}');
    await waitFor(() => expect(card().getByText('Die neue Schale')).toBeTruthy());
    await user.keyboard('{F8}');
    await waitFor(() => expect(card().getByText('Stille')).toBeTruthy());
    await user.type(english(), 'Silence');
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(card().getByText(/Bis \{message:close\}/)).toBeTruthy());
  });

  it('takes texts out and in again, and changes nothing before it was seen', async () => {
    const page = await show();
    const { user } = page;
    await user.click(await screen.findByRole('button', { name: 'Texte herunterladen' }));
    const dialog = within(await screen.findByRole('dialog'));
    const saved = savedFiles();
    await user.selectOptions(dialog.getByLabelText('Format'), 'CSV');
    await user.click(dialog.getByRole('button', { name: 'Texte herunterladen' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['all-de-en.csv']));
    const csv = (await saved[0]?.content.text()) ?? '';
    const back = csv
      .replace('"The old bowl"', '"The new bowl"')
      .replace('"Bis {message:close} ist es still.",,', '"Bis {message:close} ist es still.","It is quiet.",')
      .replace('"locations 2 Name"', '"locations 77 Name"');
    await user.upload(
      screen.getByLabelText('Texte hochladen', { selector: 'input' }),
      new File([back], 'back.csv', { type: 'text/csv' }),
    );
    const plan = within(await screen.findByRole('dialog', { name: 'Was „back.csv“ ändern würde' }));
    await plan.findByText(/Zu ändern: 1\. Erst anzusehen: 1\. Nicht brauchbar: 1\./);
    expect(plan.getByText('{message:close} fehlt.')).toBeTruthy();
    expect(plan.getByText('Es gibt keinen Text „locations 77 Name“. Vielleicht wurde er gelöscht.')).toBeTruthy();
    expect(plan.getAllByText(/back\.csv, Zeile \d, Spalte C/).length).toBe(3);
    expect(stored(page, 1)).toMatchObject({ Name: { en: 'The old bowl' } });
    await user.click(plan.getByRole('button', { name: '1 Text ändern' }));
    await waitFor(() => expect(stored(page, 1)).toMatchObject({ Name: { en: 'The new bowl' } }));
    expect(stored(page, 2)).not.toHaveProperty('Description.en');
    page.draft().undo();
    expect(stored(page, 1)).toEqual(museum.Locations[0]);
  });

  it('replaces words in all texts of a language in one step', async () => {
    const page = await show();
    const { user } = page;
    await user.click(await screen.findByRole('button', { name: 'Suchen und ersetzen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Sprache'), 'Deutsch');
    await user.type(dialog.getByLabelText('Suchen'), 'Schale');
    await user.type(dialog.getByLabelText('Ersetzen durch'), 'Vase');
    await dialog.findByText('1 Text enthält es');
    await user.click(dialog.getByRole('button', { name: 'In 1 Text ersetzen' }));
    await waitFor(() => expect(stored(page, 1)).toMatchObject({ Name: { de: 'Die neue Vase' } }));
    page.draft().undo();
    expect(stored(page, 1)).toEqual(museum.Locations[0]);
  });

  it('drafts what is missing by the server’s program, and leaves out drafts that lost a placeholder', async () => {
    const page = await show({
      readTranslator: () => ({ IsThere: true }),
      translate: ({ body: { Texts } }) => ({ Texts: Texts.map((text) => `EN ${text.replace('{message:close}', '')}`) }),
    });
    const { user } = page;
    await user.click(await screen.findByRole('button', { name: '2 fehlende Texte maschinell entwerfen' }));
    await screen.findByText(/1 Text ist maschinell entworfen\. 1 Entwurf hat ein Tag/);
    expect(stored(page, 2)).toMatchObject({
      Name: { en: 'EN Stille' },
      TranslationStates: { Name: { en: 'machine' } },
    });
    expect(stored(page, 2)).not.toHaveProperty('Description.en');
    await user.selectOptions(screen.getByLabelText('Anzeigen'), 'Maschinell');
    await screen.findByText('1 Text');
  });

  it('says why the program failed', async () => {
    const { user } = await show({
      readTranslator: () => ({ IsThere: true }),
      translate: () => {
        throw refusal(500, 'translate-failed', { said: 'no key' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '2 fehlende Texte maschinell entwerfen' }));
    expect(await screen.findByText(/no key/)).toBeTruthy();
  });

  it('counts words by tour and language', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Wörter zählen' }));
    const table = within(await screen.findByRole('table', { name: 'Wörter zählen' }));
    await waitFor(() => expect(table.getAllByRole('row').length).toBeGreaterThan(2));
    expect(table.getByRole('columnheader', { name: 'Offen in English' })).toBeTruthy();
  });

  it('tells a translator without languages whom to ask', async () => {
    await show({}, UserGroup.translator);
    expect(await screen.findByText(/^Für Sie ist noch keine Sprache festgelegt/)).toBeTruthy();
  });
});
