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
    TourGroups: [{ ID: 1, Name: { fr: 'Maison' } }],
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

describe('a museum with text blocks', () => {
  const { as } = openMuseum({
    ...smallMuseum,
    Configurations: [{ ID: 1, GlobalNumberSearch: true }],
    Languages: [...smallMuseum.Languages, { ID: 3, Code: 'cs', DisplayName: 'Čeština', AccessibilityCode: 'cs' }],
    Locations: [
      { ID: 1, Type: 2, Name: { de: 'Ton im {message:house}' }, Text: { de: '<p>Offen {message:hours}.</p>' } },
      { ID: 2, Type: 4, Name: 'Puzzle' },
    ],
    Messages: [
      { ID: 1, Code: 'house', Message: 'Haus am Fluss' },
      { ID: 2, Code: 'hours', Message: { de: '<b>10 bis 18 Uhr</b>' } },
      { ID: 3, Code: 'action.start', Message: { de: 'Auf geht’s', cs: 'Začněte' } },
      { ID: 4, Code: 'search.nothing', Message: { de: 'Weit und breit nichts.' } },
      { ID: 5, Code: 'tours.stations', Message: { cs: '{count} zastavení' } },
    ],
  });

  it('has them in its own texts and in place of ours', () =>
    as(async (guide) => {
      await guide.open('/');
      await guide.tap('Auf geht’s');
      await guide.open('/detail/1');
      await guide.expectHeading('Ton im Haus am Fluss');
      await guide.page.getByText('Offen 10 bis 18 Uhr.').waitFor();
      await guide.open('/numbers?q=xyzzy');
      await guide.page.getByText('Weit und breit nichts.').waitFor();
      await guide.open('/detail/1');
      await guide.expectHeading('Ton im Haus am Fluss');
      expect(await guide.page.title()).toBe('Ton im Haus am Fluss – Kleines Museum');
    }));

  it('has them in a language that we have no texts in', () =>
    as(
      async (guide) => {
        await guide.open('/');
        await guide.tap('Začněte');
        await guide.open('/tours/1');
        await guide.page.getByText('2 zastavení').first().waitFor();
        // Most texts are still ours, in English.
        expect(await declared(guide)).toEqual(['en', 'ltr']);
      },
      { locale: 'cs-CZ' },
    ));
});
