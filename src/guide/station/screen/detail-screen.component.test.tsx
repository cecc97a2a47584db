import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTranslate } from '#i18n/pack.ts';
import { loadPack, packFor } from '#i18n/packs.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { DetailScreen } from './detail-screen.tsx';

const french = createTranslate(await loadPack('fr'), packFor('fr'));

describe('a station of a museum that lists no languages (specification 3.4)', () => {
  const definition = {
    ...smallMuseum,
    Languages: [],
    Providers: [{ ID: 1, Name: { fr: 'Petit musée' } }],
    TourGroups: [{ ID: 1, Name: { fr: 'Maison' } }],
    Tours: [{ ID: 1, TourGroupID: 1, Code: 'H', Selectors: [1], Name: { fr: 'Visite' } }],
    Locations: [
      { ID: 1, Name: { fr: 'Son' }, Text: { fr: 'Écoutez.' }, MediaURL: { fr: 'files/tone.wav' } },
      { ID: 2, Name: { fr: 'Ton' }, Text: { en: 'Listen.' }, MediaURL: { en: 'files/tone.wav' } },
    ],
  };

  it('is in the language of its texts, without excuses', async () => {
    await mountInGuide(<DetailScreen />, { at: '/detail/1', definition });
    await screen.findByRole('button', { name: french('player.play') });
    screen.getByText('Son', { selector: 'h1' });
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([packFor('fr'), 'ltr']);
    expect(document.body.textContent).not.toContain(french('language.fallback').split('{')[0]);
  });

  it('says once what is not in the visitor’s language, and in which it is', async () => {
    await mountInGuide(<DetailScreen />, { at: '/detail/2', definition });
    await screen.findByRole('button', { name: french('player.play') });
    const language = new Intl.DisplayNames([packFor('fr')], { type: 'language' }).of('en') ?? '';
    const notes = [...document.querySelectorAll('p')].filter(
      ({ textContent }) => textContent === french('language.fallback', { language }),
    );
    expect(notes).toHaveLength(1);
  });
});

describe('pictures that do not come', () => {
  const images = [{ ImageURL: 'files/one.webp' }, { ImageURL: 'files/two.webp', AltText: { de: 'Ein Kreis' } }];

  it('leave nothing behind, except the words that staff entered', async () => {
    const definition = {
      ...smallMuseum,
      Locations: [{ ID: 1, Type: 2, Name: { de: 'Kreise' }, ImageDescriptors: images }],
    };
    await mountInGuide(<DetailScreen />, { at: '/detail/1', definition });
    await screen.findByText('Kreise', { selector: 'h1' });
    const lose = (): void => document.querySelectorAll('li img').forEach((image) => void fireEvent.error(image));
    lose();
    // The second one has become the first, and is fetched again.
    lose();
    expect(screen.getAllByRole('button', { name: /vergrößern/ })).toHaveLength(1);
    screen.getByText('Ein Kreis', { selector: 'p' });
  });
});

describe('a station that is incomplete (decision: show as much as possible)', () => {
  const definition = {
    Tours: [{ ID: 7 }],
    TourItems: [
      { ID: 1, TourID: 7, LocationID: 404 },
      { ID: 2, TourID: 7, LocationID: 3 },
    ],
    Locations: [{ ID: 3 }],
  };

  it.each([
    ['/detail/1', /Diese Station ist zurzeit nicht verfügbar\./],
    ['/detail/2', /in keiner Sprache eine Aufnahme/],
  ])('says so at %s', async (at, words) => {
    await mountInGuide(<DetailScreen />, { at, definition });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it.each(['/detail/999999', '/detail/abc'])('is not found at %s', async (path) => {
    const { at } = await mountInGuide(<DetailScreen />, { at: path, definition });
    expect(at()).toBe('/notfound');
  });
});

describe('texts of a station (specification 3)', () => {
  it('in another language are marked, with a note', async () => {
    const definition = {
      ...smallMuseum,
      Locations: [{ ID: 1, Type: 2, Name: { en: 'Only English' }, Text: { ar: '<p>نص عربي</p>' } }],
    };
    await mountInGuide(<DetailScreen />, { at: '/detail/1', definition });
    const heading = await screen.findByText('Only English', { selector: 'h1 *' });
    expect(heading.lang).toBe('en');
    const text = (await screen.findByText('نص عربي')).closest<HTMLElement>('[lang]:not(html)');
    expect([text?.lang, text?.dir]).toEqual(['ar', 'rtl']);
    screen.getByText('Nicht in Ihrer Sprache: Arabisch');
  });

  it('hold the museum’s text blocks, in the heading, the text and the title of the page', async () => {
    const definition = {
      ...smallMuseum,
      Locations: [
        { ID: 1, Type: 2, Name: { de: 'Ton im {message:house}' }, Text: { de: '<p>Offen {message:hours}.</p>' } },
      ],
      Messages: [
        { ID: 1, Code: 'house', Message: 'Haus am Fluss' },
        { ID: 2, Code: 'hours', Message: { de: '<b>10 bis 18 Uhr</b>' } },
      ],
    };
    await mountInGuide(<DetailScreen />, { at: '/detail/1', definition });
    await screen.findByText('Ton im Haus am Fluss', { selector: 'h1' });
    expect((await screen.findByText(/Offen/)).textContent).toBe('Offen 10 bis 18 Uhr.');
    expect(document.title).toBe('Ton im Haus am Fluss – Kleines Museum');
  });
});
