import { describe, expect, it } from 'vitest';
import { createTranslate } from '#i18n/pack.ts';
import { loadPack, packFor } from '#i18n/packs.ts';
import { type Guide } from './guide.ts';
import { smallMuseum } from './museum.ts';
import { openMuseum } from './visits.ts';

const french = createTranslate(await loadPack('fr'), packFor('fr'));

/** The language and the direction that the page declares. */
function declared({ page }: Guide): Promise<readonly string[]> {
  return page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
}

describe('a museum that lists no languages', () => {
  const { as } = openMuseum({
    ...smallMuseum,
    Languages: [],
    Providers: [{ ID: 1, Name: { fr: 'Petit musée' } }],
    Tours: [{ ID: 1, TourGroupID: 1, Code: 'H', Selectors: [1], Name: { fr: 'Visite' } }],
    Locations: [
      { ID: 1, Name: { fr: 'Son' }, Text: { fr: 'Écoutez.' }, MediaURL: { fr: 'files/tone.wav' } },
      { ID: 2, Name: { fr: 'Ton' }, Text: { en: 'Listen.' }, MediaURL: { en: 'files/tone.wav' } },
    ],
  });

  it('is in the language of its texts, without excuses', () =>
    as(
      async (guide) => {
        await guide.open('/detail/1');
        await guide.expectHeading('Son');
        await guide.page.getByRole('button', { name: french('player.play'), exact: true }).waitFor();
        expect(await declared(guide)).toEqual([packFor('fr'), 'ltr']);
        expect(await guide.page.getByText(french('language.fallback').split('{')[0] ?? '').count()).toBe(0);
      },
      { locale: 'de-DE' },
    ));

  it('says once what is not in the visitor’s language, and in which it is', () =>
    as(async (guide) => {
      await guide.open('/detail/2');
      await guide.expectHeading('Ton');
      await guide.page.getByRole('button', { name: french('player.play'), exact: true }).waitFor();
      const name = new Intl.DisplayNames([packFor('fr')], { type: 'language' }).of('en') ?? '';
      expect(await guide.page.getByText(french('language.fallback', { language: name })).count()).toBe(1);
    }));
});
