import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { objectsOf } from '#cms/draft/draft.ts';
import { valueAt } from '#cms/draft/set-at.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { AccessibilityPart } from './accessibility-part.tsx';

const museum = {
  ...smallMuseum,
  Languages: [...smallMuseum.Languages, { ID: 3, Code: 'fr', DisplayName: 'Français', AccessibilityCode: 'fr' }],
  Providers: [{ ID: 1, Name: { de: 'Haus & Hof', en: 'House' }, Email: 'a@museum.example' }],
  Configurations: [{ ID: 1, Access: { Statement: { en: '<p>Ours.</p>' } } }],
};

async function show() {
  const page = await showStaffPage(
    <AccessibilityPart museum={{ model: 'providers', ID: 1 }} settings={{ model: 'configurations', ID: 1 }} />,
    { definition: museum },
  );
  const statement = (code: string): string => {
    const [settings] = objectsOf(page.draft().getState().draft, 'configurations');
    const text = valueAt(settings, ['Access', 'Statement', code]);
    return typeof text === 'string' ? text : '';
  };
  return { ...page, statement };
}

it('fills an empty statement with the template of its language, as a step that can be undone', async () => {
  const { user, statement, draft } = await show();
  await user.click(await screen.findByRole('button', { name: 'Mit einer Vorlage beginnen: Deutsch' }));
  await expect.poll(() => statement('de')).toMatch(/^<p>Haus &amp; Hof ist bemüht/);
  expect(statement('de')).toContain('a@museum.example');
  expect(statement('de')).toContain('[Telefonnummer]');
  await screen.findByText(/Ergänzen Sie vor dem Veröffentlichen/);
  draft().undo();
  expect([statement('de'), statement('en')]).toEqual(['', '<p>Ours.</p>']);
});

it('asks before it replaces a text', async () => {
  const { user, statement } = await show();
  const begin = await screen.findByRole('button', { name: 'Mit einer Vorlage beginnen: English' });
  await user.click(begin);
  const dialog = await screen.findByRole('dialog', { name: 'Die Erklärung ersetzen?' });
  await user.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
  expect(statement('en')).toBe('<p>Ours.</p>');
  await user.click(begin);
  await user.click(await screen.findByRole('button', { name: 'Ersetzen' }));
  await expect.poll(() => statement('en')).toMatch(/^<p>House is committed/);
});

it('takes the English template for other languages, and says so', async () => {
  const { user, statement } = await show();
  await user.click(await screen.findByRole('button', { name: /weitere Sprache/ }));
  screen.getByText('Vorlagen gibt es nur auf Deutsch und Englisch.');
  await user.click(screen.getByRole('button', { name: 'Mit der englischen Vorlage beginnen: Français' }));
  await expect.poll(() => statement('fr')).toMatch(/committed to making this guide accessible/);
});
