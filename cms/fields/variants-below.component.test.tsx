import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { objectOf } from '#cms/draft/draft.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { smallMuseum } from '#tests/browser/museum.ts';
import { LanguageFileField } from './language-file-field.tsx';
import { LanguageText } from './language-text.tsx';

const of = { model: 'locations', ID: 1 } as const;
const variants = [
  { ID: 3, Code: 'de-x-easy', DisplayName: 'Deutsch – Leichte Sprache' },
  { ID: 4, Code: 'gsg', DisplayName: 'Deutsch – Gebärdensprache' },
];
const museum = { ...smallMuseum, Languages: [...smallMuseum.Languages, ...variants] };

describe('the variants of a language', () => {
  it('are below it, show what visitors read instead, and begin with its text', async () => {
    const page = await showStaffPage(<LanguageText of={of} path={['Name']} label="Name" />, { definition: museum });
    const stored = () => objectOf(page.draft().getState().draft, of);
    await page.user.click(await screen.findByLabelText('Deutsch – Leichte Sprache hinzufügen'));
    const field = screen.getByLabelText('Deutsch – Leichte Sprache');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('placeholder')).toBe('Ton');
    expect(screen.queryByText('fehlt', { exact: false })).toBeNull();
    expect(screen.queryByLabelText('Deutsch – Gebärdensprache hinzufügen')).toBeNull();
    await page.user.click(screen.getByText('Als Anfang übernehmen'));
    expect(stored()?.['Name']).toEqual({ de: 'Ton', en: 'Tone', 'de-x-easy': 'Ton' });
    expect(stored()?.['TranslatedFrom']).toMatchObject({ Name: { 'de-x-easy': expect.stringMatching(/^de /) } });
    expect(document.activeElement).toBe(field);
    page.draft().undo();
    expect(stored()?.['Name']).toEqual({ de: 'Ton', en: 'Tone' });
    await expectAccessible();
  });

  it('have one place for signing; what is elsewhere stays to be seen', async () => {
    const Locations = [{ ...smallMuseum.Locations[0], MediaURL: { de: 'files/tone.wav', gsg: 'files/a.mp4' } }];
    await showStaffPage(
      <>
        <LanguageFileField of={of} path={['MediaURL']} kind="audio" label="Ton" />
        <LanguageFileField of={of} path={['SignLanguageURL']} kind="video" label="Gebärden" />
      </>,
      { definition: { ...museum, Locations } },
    );
    await screen.findByLabelText('Deutsch – Leichte Sprache hinzufügen');
    expect(screen.getAllByRole('group', { name: 'Deutsch – Gebärdensprache' })).toHaveLength(1);
    expect(screen.queryByLabelText('Deutsch – Gebärdensprache hinzufügen')).toBeNull();
  });
});
