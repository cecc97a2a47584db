import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { expectFocus } from './focus.ts';
import { type Guide } from './guide.ts';
import { smallMuseum, tone } from './museum.ts';
import { openMuseum } from './visits.ts';

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

describe('a station that is signed and described', () => {
  it('plays the chosen version at once, one at a time, and goes back', () =>
    as(async (guide) => {
      await guide.open('/detail/1');
      await signing(guide).click();
      await video(guide).waitFor();
      await expectOnly(guide, 'signed.mp4');
      await describing(guide).click();
      await expectOn(signing(guide), false);
      await video(guide).waitFor({ state: 'detached' });
      await expectOnly(guide, 'seen.wav');
      await describing(guide).click();
      await expectOn(describing(guide), false);
      await expectOnly(guide, 'long.wav');
      await guide.expectAccessible();
    }));

  it('is switched by keyboard, and the focus stays', () =>
    as(async (guide) => {
      await guide.open('/detail/1');
      await signing(guide).waitFor();
      const isReached = async (): Promise<boolean> =>
        guide.page.evaluate(() => document.activeElement?.textContent === 'Gebärdensprache');
      for (let stops = 0; stops < 20 && !(await isReached()); stops += 1) await guide.press('Tab');
      await expectFocus(signing(guide));
      await guide.press('Enter');
      await expectOn(signing(guide), true);
      await video(guide).waitFor();
      await guide.expectSound();
      await expectFocus(signing(guide));
    }));

  it('remembers the choice for other stations that have it, and after a reload', () =>
    as(async (guide) => {
      await guide.open('/detail/1');
      await signing(guide).click();
      await guide.expectSound();
      await guide.open('/detail/4');
      await guide.play();
      await guide.expectSound();
      expect([await video(guide).count(), await signing(guide).count()]).toEqual([0, 0]);
      await guide.open('/detail/3');
      await expectOn(signing(guide), true);
      await video(guide).waitFor();
    }));
});

it('a station without a recording of its own can be described', () =>
  as(async (guide) => {
    await guide.open('/detail/2');
    await describing(guide).click();
    await expectOnly(guide, 'seen.wav');
  }));

it('a game is introduced in sign language, and can be played', () =>
  as(async (guide) => {
    await guide.open('/detail/3');
    await signing(guide).click();
    await guide.expectSound();
    await guide.tap('Spielen');
    await guide.page.getByRole('dialog').getByText('Ja').waitFor();
    expect(await guide.page.evaluate(() => [...(window.cicerone?.played ?? [])].every(({ paused }) => paused))).toBe(
      true,
    );
  }));
