import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { objectsOf } from '#cms/draft/draft.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { LanguagesSection } from './languages-section.tsx';

describe('the languages of the museum (specification 3.4 and 5)', () => {
  it('need a unique code, show what they lack and lead there, and one of them is the default', async () => {
    const page = await showStaffPage(<LanguagesSection />, { section: '/languages', at: '/languages/2' });
    const code = await screen.findByLabelText(/^Code/);
    const type = (value: string): boolean => fireEvent.change(code, { target: { value } });
    type('');
    await screen.findByText('Code wird benötigt!');
    type('de');
    await screen.findByText('Der Code „de“ ist mehrfach vergeben.');
    type('fr');
    await screen.findByText('0 % aller Texte und Aufnahmen sind da');
    fireEvent.click(screen.getByText('Zur Standardsprache machen'));
    const languages = objectsOf(page.draft().getState().draft, 'languages');
    expect(languages.filter(({ IsDefault }) => IsDefault === true).map(({ Code }) => Code)).toEqual(['fr']);
    fireEvent.click(await screen.findByText('Zeigen, was fehlt und was veraltet ist'));
    await expect.poll(page.at).toBe('/translations');
    expect(localStorage.getItem('cmsLanguagePair')).toContain('fr');
  });

  it('have variants that are made of words and never the default', async () => {
    const page = await showStaffPage(<LanguagesSection />, { section: '/languages', at: '/languages/1' });
    const stored = () => objectsOf(page.draft().getState().draft, 'languages').at(-1);
    await page.user.click(await screen.findByLabelText('Fassung hinzufügen: Leichte Sprache'));
    await screen.findByLabelText('Wofür?');
    expect(stored()).toMatchObject({
      Code: 'de-x-easy',
      DisplayName: 'Deutsch – Leichte Sprache',
      AccessibilityCode: 'de',
    });
    expect(screen.queryByText('Zur Standardsprache machen')).toBeNull();
    await page.user.selectOptions(screen.getByLabelText('Von welcher Sprache?'), 'English');
    await page.user.selectOptions(screen.getByLabelText('Wofür?'), 'Für Kinder');
    await expect
      .poll(stored)
      .toMatchObject({ Code: 'en-x-kids', DisplayName: 'English – For children', AccessibilityCode: 'en' });
    await expectAccessible();
  });

  it('take along their variants when they get another code by name, in one step', async () => {
    const Languages = [
      { ID: 1, Code: 'de', DisplayName: 'Deutsch', IsDefault: true },
      { ID: 2, Code: 'French', DisplayName: 'Français' },
      { ID: 3, Code: 'French-x-kids', DisplayName: 'Français – Pour les enfants' },
      { ID: 4, Code: 'fr-x-easy', DisplayName: 'Français – Facile' },
    ];
    const definition = { ...smallMuseum, Languages };
    const page = await showStaffPage(<LanguagesSection />, { section: '/languages', at: '/languages/2', definition });
    const codes = () => objectsOf(page.draft().getState().draft, 'languages').map(({ Code }) => Code);
    const code = await screen.findByLabelText(/^Code/);
    fireEvent.focus(code);
    for (const value of ['', 'f', 'de', 'f', 'Französisch']) fireEvent.change(code, { target: { value } });
    fireEvent.blur(code);
    expect(codes()).toEqual(['de', 'fr', 'fr-x-kids', 'fr-x-easy']);
    page.draft().undo();
    expect(codes()).toEqual(['de', 'French', 'French-x-kids', 'fr-x-easy']);
  });

  it('propose a language that lacks the variant, and its name in that language', async () => {
    const Languages = [
      { ID: 1, Code: 'de', DisplayName: 'Deutsch', IsDefault: true },
      { ID: 2, Code: 'French', DisplayName: 'Français' },
      { ID: 3, Code: 'de-x-kids', DisplayName: 'Deutsch – Für Kinder' },
    ];
    const definition = { ...smallMuseum, Languages };
    const page = await showStaffPage(<LanguagesSection />, { section: '/languages', at: '/languages', definition });
    await page.user.click((await screen.findAllByText('Neu'))[0] as HTMLElement);
    await page.user.selectOptions(await screen.findByLabelText('Wofür?'), 'Für Kinder');
    await screen.findByDisplayValue('Français – Pour les enfants');
    expect(objectsOf(page.draft().getState().draft, 'languages').at(-1)).toMatchObject({ Code: 'French-x-kids' });
  });

  it('may begin as a variant of another', async () => {
    const page = await showStaffPage(<LanguagesSection />, { section: '/languages', at: '/languages' });
    await page.user.click((await screen.findAllByText('Neu'))[0] as HTMLElement);
    await page.user.selectOptions(await screen.findByLabelText('Wofür?'), 'Gebärdensprache');
    await screen.findByDisplayValue('Deutsch – Gebärdensprache');
    expect(document.activeElement).toBe(screen.getByLabelText('Wofür?'));
  });
});
