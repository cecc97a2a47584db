import { describe, expect, it } from 'vitest';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum, tone } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const words = (name: string): object => ({ de: name, en: name });
const sounds = { de: 'files/short.wav', en: 'files/short.wav' };
const long = { de: 'files/long.wav' };
const announced = { AnnounceLocationID: 90, Wait: 1 };

const stations = [
  { name: 'Anfang', item: { Path: [{ ...announced, Next: 2 }] } },
  { name: 'Garten', Type: 2, item: { Path: [{ ...announced, Next: 3 }] } },
  { name: 'Frage', Type: 5, item: { TransitionTo: 4 } },
  { name: 'Lücke', item: { LocationID: 99, Path: [{ Next: 5 }] } },
  { name: 'Ende', item: { Path: [{ AnnounceLocationID: -1, Wait: 0, ReturnToOverview: true }] } },
  { name: 'Bank', item: { Path: [{ ...announced, Wait: 600, Next: 2 }] } },
  { name: 'Brunnen', MediaURL: long, item: { Path: [{ ...announced, Wait: 3, Next: 2 }] } },
];

const museum = openMuseum(
  {
    ...smallMuseum,
    TourItems: stations.map(({ item }, place) => ({
      ID: place + 1,
      TourID: 1,
      LocationID: place + 1,
      Code: String(place + 1),
      Position: place,
      ...item,
    })),
    Locations: [
      ...stations.map(({ name, Type = 0, MediaURL = sounds }, place) => ({
        ID: place + 1,
        Type,
        Name: words(name),
        ...(Type === 0 ? { MediaURL } : {}),
        GameChoices: [{ Text: words('Richtig'), IsSolution: true }, { Text: words('Falsch') }],
      })),
      { ID: 90, Type: 0, Name: words('Ansage'), MediaURL: sounds, Transcript: words('Gehen Sie in den Garten.') },
    ],
  },
  { files: { 'short.wav': tone(1), 'long.wav': tone(60) } },
);

const strip = ({ page }: Guide) => page.getByText('Als Nächstes');

describe('leading on from a station (src/guide/DECISIONS.md)', () => {
  it('waits for a visitor who wants to stay or is on another screen, and is offered there', () =>
    museum.as(async (guide) => {
      const onward = guide.page.getByRole('link', { name: 'Jetzt dorthin: Garten' });
      await guide.open('/detail/6');
      await guide.play();
      await strip(guide).waitFor();
      await guide.page.getByText('Weiter in 600 Sekunden').waitFor();
      await guide.tap('Hier bleiben');
      await strip(guide).waitFor({ state: 'detached' });
      await guide.play();
      await onward.click();
      await guide.expectAt('/detail/2');

      await guide.open('/detail/7');
      await guide.play();
      await guide.expectSound();
      await guide.tap('Anhalten');
      await guide.page.getByRole('slider').fill('59');
      await guide.tap('Zurück');
      await guide.expectAt('/locations/1');
      const bar = guide.page.getByRole('region', { name: 'Läuft gerade' });
      await bar.getByRole('button', { name: 'Abspielen' }).click();
      await onward.waitFor();
      // The announcement and the wait are over, and the visitor is still on the other screen.
      await guide.page.waitForFunction(() => /Weiter in \d/.test(document.body.innerText));
      await guide.page.waitForFunction(() => !/Weiter in \d/.test(document.body.innerText));
      await guide.expectAt('/locations/1');
      await onward.click();
      await guide.expectAt('/detail/2');
    }));

  it('follows the path through recordings, a silent station and a game, back to the overview', () =>
    museum.as(async (guide) => {
      await guide.open('/detail/1');
      await guide.play();
      await guide.page.getByText('Gehen Sie in den Garten.').waitFor();
      await guide.expectAt('/detail/2');
      await guide.expectHeading('Garten');
      // The silent station leads on when the visitor says so, with what is announced.
      await guide.page.getByRole('link', { name: /Nächste Station.*Frage/ }).click();
      await strip(guide).waitFor();
      await guide.page.getByText('Gehen Sie in den Garten.').waitFor();
      await guide.expectAt('/detail/3');
      // A game that is left before its end leads nowhere.
      await guide.tap('Spielen');
      await guide.page.getByRole('button', { name: /Richtig/ }).waitFor();
      await guide.tap('Spiel schließen');
      await guide.page.getByRole('button', { name: 'Spielen' }).waitFor();
      expect(await strip(guide).count()).toBe(0);
      await guide.tap('Spielen');
      await guide.tap(/Richtig/);
      await guide.tap('Weiter');
      await guide.tap('Zurück zur Station');
      await strip(guide).waitFor();
      // The missing station is skipped, and the one after it plays at once.
      await guide.expectAt('/detail/5');
      await guide.page.getByText('Weiter in 3 Sekunden').waitFor();
      await guide.expectAt('/locations/1');
    }));
});
