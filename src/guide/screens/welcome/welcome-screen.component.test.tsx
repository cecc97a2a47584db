import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeNative } from '#guide/adapters/testing/fake-native.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

const museum = {
  ...smallMuseum,
  Configurations: [
    {
      ID: 1,
      WelcomeScreen: {
        AppstoreHint: true,
        AppstoreLinkiOS: 'https://apps.apple.example/1',
        AppstoreLinkAndroid: 'https://play.example/1',
      },
    },
  ],
};

const hint = 'Diesen Guide gibt es auch als App für Ihr Telefon.';

const stores = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('a[target=_blank]')].map(({ firstChild }) => firstChild?.textContent ?? undefined);

afterEach(() => vi.unstubAllGlobals());

describe('the welcome screen (specification 3.4)', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14) Mobile', ['Für Android']],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', ['Für iPhone und iPad']],
    ['Mozilla/5.0 (X11; Linux x86_64)', ['Für iPhone und iPad', 'Für Android']],
  ])('names the app for %s', async (userAgent, names) => {
    vi.stubGlobal('navigator', { languages: ['de'], userAgent, maxTouchPoints: 0 });
    await mountInGuide(<WelcomeScreen />, { at: '/welcome', definition: museum });
    screen.getByText(hint);
    expect(stores()).toEqual(names);
  });

  it.each([
    [true, '/groups'],
    [false, '/tours'],
  ])('leads to the groups, or to all tours if groups have no separate level: %s', async (hasLevel, place) => {
    const definition = { ...smallMuseum, Configurations: [{ ID: 1, TourGroupsAsNavigationLayer: hasLevel }] };
    const { at, user } = await mountInGuide(<WelcomeScreen />, { at: '/welcome', definition });
    await user.click(screen.getByText('Los geht’s'));
    expect(at()).toBe(place);
  });

  it('does not mention the stores in the app', async () => {
    await mountInGuide(<WelcomeScreen />, { at: '/welcome', definition: museum, native: fakeNative() });
    screen.getByText('Kleines Museum', { selector: 'h1' });
    expect(screen.queryByText(hint)).toBeNull();
    expect(stores()).toEqual([]);
  });

  it.each([
    [true, 'darkened'],
    [false, 'clear'],
  ])('has a picture that is darkened only where the museum wants it: %s', async (Overlay, look) => {
    const definition = { ...museum, Configurations: [{ ID: 1, WelcomeScreen: { ImageURL: 'files/a.jpg', Overlay } }] };
    await mountInGuide(<WelcomeScreen />, { at: '/welcome', definition });
    expect(document.querySelector('main')?.dataset['picture']).toBe(look);
  });
});

describe('a museum with text blocks in place of ours (specification 3.4)', () => {
  const definition = {
    ...smallMuseum,
    Languages: [...smallMuseum.Languages, { ID: 3, Code: 'sk', DisplayName: 'Slovenčina', AccessibilityCode: 'sk' }],
    Messages: [{ ID: 3, Code: 'action.start', Message: { de: 'Auf geht’s', sk: 'Začnite' } }],
  };

  it('has them in a language of ours, and in one that we have no texts in', async () => {
    const { user } = await mountInGuide(<WelcomeScreen />, { at: '/welcome', definition });
    screen.getByText('Auf geht’s', { selector: 'a' });
    await user.click(screen.getByText('Slovenčina'));
    await screen.findByText('Začnite', { selector: 'a' });
    // Most texts are still ours, in English.
    await waitFor(() => expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']));
  });
});
