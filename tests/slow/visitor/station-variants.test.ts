import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum, tone } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const signed = { de: 'files/signed.mp4' };
const { as } = openMuseum(
  {
    ...smallMuseum,
    TourItems: [1, 2, 3, 4].map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
    Locations: [
      {
        ID: 1,
        Name: { de: 'Ton' },
        MediaURL: { de: 'files/long.wav' },
        SignLanguageURL: signed,
        AudioDescriptionURL: { de: 'files/seen.wav' },
      },
      { ID: 2, Type: 2, Name: { de: 'Still' }, AudioDescriptionURL: { de: 'files/seen.wav' } },
      {
        ID: 3,
        Type: 5,
        Name: { de: 'Spiel' },
        SignLanguageURL: signed,
        GameChoices: [{ Text: { de: 'Ja' }, IsSolution: true }],
      },
      { ID: 4, Name: { de: 'Nur Ton' }, MediaURL: { de: 'files/tone.wav' } },
    ],
  },
  {
    files: {
      'long.wav': tone(120),
      'seen.wav': tone(150),
      'signed.mp4': await readFile(join(demoMuseum, 'files/video/lissajous.mp4')),
    },
  },
);

const signing = (guide: Guide) => guide.page.getByRole('button', { name: 'Gebärdensprache' });
const describing = (guide: Guide) => guide.page.getByRole('button', { name: 'Audiodeskription' });
const video = (guide: Guide) => guide.page.locator('article video');

/** Waits until just that file is heard or seen. */
const expectOnly = (guide: Guide, file: string) =>
  guide.page.waitForFunction((name) => {
    const playing = [...(window.cicerone?.played ?? [])].filter(({ paused, src }) => !paused && src !== '');
    return playing.length === 1 && playing[0]?.src.endsWith(name) === true;
  }, `/files/${file}`);

async function expectOn(button: ReturnType<typeof signing>, isOn: boolean): Promise<void> {
  await button.and(button.page().locator(`[aria-pressed="${isOn}"]`)).waitFor();
}

describe('variants at a station (src/guide/DECISIONS.md, “Captions, sign language and audio description”)', () => {
  it('play at once and one at a time, keep the focus, and are remembered where a station has them', () =>
    as(async (guide) => {
      await guide.open('/detail/1');
      await signing(guide).focus();
      await guide.press('Enter');
      await expectOn(signing(guide), true);
      await video(guide).waitFor();
      await expectOnly(guide, 'signed.mp4');
      await guide.expectSound();
      await expectFocus(signing(guide));
      await describing(guide).click();
      await expectOn(signing(guide), false);
      await video(guide).waitFor({ state: 'detached' });
      await expectOnly(guide, 'seen.wav');
      await describing(guide).click();
      await expectOn(describing(guide), false);
      await expectOnly(guide, 'long.wav');

      await signing(guide).click();
      await expectOnly(guide, 'signed.mp4');
      await guide.open('/detail/4');
      await guide.play();
      await expectOnly(guide, 'tone.wav');
      expect([await video(guide).count(), await signing(guide).count()]).toEqual([0, 0]);
      // A game is introduced in sign language, and can be played.
      await guide.open('/detail/3');
      await expectOn(signing(guide), true);
      await video(guide).waitFor();
      await guide.play();
      await guide.expectSound();
      await guide.tap('Spielen');
      await guide.page.getByRole('dialog').getByText('Ja').waitFor();
      await guide.page.waitForFunction(() => [...(window.cicerone?.played ?? [])].every(({ paused }) => paused));
      // A station without its own recording can be described.
      await guide.open('/detail/2');
      await describing(guide).click();
      await expectOnly(guide, 'seen.wav');
    }));
});
