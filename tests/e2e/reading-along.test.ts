import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslate, type Translate } from '#i18n/pack.ts';
import { loadPack } from '#i18n/packs.ts';
import { demoMuseum } from '#server/project.ts';
import { smallMuseum } from './museum.ts';
import { position } from './sounding.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

describe('reading along', () => {
  it('follows the sound, and seeks to a tapped line', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.tap('Mitlesen');
      const line = guide.page.getByRole('button', { name: /Roger Penrose im Jahr/ });
      await line.click();
      await guide.expectSound();
      expect(await position(guide)).toBeGreaterThan(1);
      await guide.page.locator('[aria-current="true"]').filter({ hasText: /\w/ }).waitFor();
      await guide.expectAccessible();
    }));

  it('reports captions that cannot be loaded, and retries', () =>
    as(async (guide) => {
      guide.allow(/Failed to load resource/);
      let isBroken = true;
      await guide.page.route('**/*.vtt', (route) => (isBroken ? route.abort() : route.continue()));
      await guide.open('/detail/101');
      await guide.tap('Mitlesen');
      const again = guide.page.getByRole('button', { name: 'Noch einmal versuchen' });
      await again.waitFor();
      isBroken = false;
      await again.click();
      await guide.page.getByRole('button', { name: /Roger Penrose im Jahr/ }).waitFor();
    }));

  it('switches to the language that the visitor chooses', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.tap('Mitlesen');
      await guide.page.getByRole('button', { name: /Roger Penrose im Jahr/ }).waitFor();
      await guide.page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
      await guide.page.getByRole('button', { name: /^Roger Penrose discovered/ }).click();
      await guide.expectSound();
      const lines = guide.page.getByRole('list', { name: 'Spoken words' });
      expect(await lines.getAttribute('lang')).toBeNull();
      await expect.poll(() => guide.page.getByText('Treten Sie einen Schritt zurück').count()).toBe(0);
    }));

  describe('in a museum that has not put everything into every language', () => {
    const both = { de: 'files/tone.wav', en: 'files/tone.wav' };
    const words = { de: 'files/de.vtt', en: 'files/en.vtt' };
    let french: Translate;
    beforeAll(async () => {
      french = createTranslate(await loadPack('fr'), 'fr');
    });
    const { as: asFrench } = openMuseum({
      ...smallMuseum,
      Languages: [...smallMuseum.Languages, { ID: 3, Code: 'fr', DisplayName: 'Français', AccessibilityCode: 'fr' }],
      TourItems: [1, 2, 3].map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
      Locations: [
        { ID: 1, Name: 'Beides', MediaURL: both, CaptionsURL: words },
        { ID: 2, Name: 'Englisch', MediaURL: { en: both.en }, CaptionsURL: words },
        { ID: 3, Name: 'Untertitel', MediaURL: { en: both.en }, CaptionsURL: { de: words.de } },
      ],
    });

    it.each([
      { station: 1, language: 'de', line: 'Guten Tag', note: 'Deutsch' },
      { station: 2, language: 'en', line: 'Good day', note: 'English' },
      { station: 3, language: 'de', line: 'Guten Tag', note: 'Deutsch' },
    ])('shows the words that come nearest, and says so (station $station)', ({ station, language, line, note }) =>
      asFrench(
        async (guide) => {
          await guide.page.route('**/*.vtt', (route) => {
            const text = route.request().url().endsWith('de.vtt') ? 'Guten Tag' : 'Good day';
            return route.fulfill({ contentType: 'text/vtt', body: `WEBVTT\n\n00:00.000 --> 00:04.000\n${text}\n` });
          });
          await guide.open(`/detail/${station}`);
          await guide.tap(french('captions.title'));
          const lines = guide.page.getByRole('list', { name: french('captions.label') });
          await lines.getByRole('button', { name: line }).waitFor();
          const page = await guide.page.evaluate(() => document.documentElement.lang);
          expect((await lines.getAttribute('lang')) ?? page.slice(0, 2)).toBe(language);
          await lines.locator('..').getByText(note).waitFor();
          await guide.expectAccessible();
        },
        { locale: 'fr-FR' },
      ),
    );
  });
});
