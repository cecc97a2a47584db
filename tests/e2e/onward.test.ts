import { describe, expect, it } from 'vitest';
import { type Guide } from './guide.ts';
import { smallMuseum, tone } from './museum.ts';
import { untilAnswering } from './rendered-page.ts';
import { openMuseum } from './visits.ts';

const words = (name: string): object => ({ de: name, en: name });
const sounds = { de: 'files/short.wav', en: 'files/short.wav' };
const said = { AnnounceLocationID: 90, Wait: 1 };

const stations = [
  { name: 'Anfang', item: { Path: [{ ...said, Next: 2 }] } },
  { name: 'Garten', Type: 2, item: { Path: [{ ...said, Next: 3 }] } },
  { name: 'Frage', Type: 5, item: { TransitionTo: 4 } },
  { name: 'Lücke', item: { LocationID: 99, Path: [{ Next: 5 }] } },
  { name: 'Ende', item: { Path: [{ AnnounceLocationID: -1, Wait: 0, ReturnToOverview: true }] } },
  { name: 'Umweg', item: { Path: [{ AnnounceLocationID: 91, Wait: 0, Next: 5 }] } },
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
      ...stations.map(({ name, Type = 0 }, place) => ({
        ID: place + 1,
        Type,
        Name: words(name),
        ...(Type === 0 ? { MediaURL: sounds } : {}),
        GameChoices: [{ Text: words('Richtig'), IsSolution: true }, { Text: words('Falsch') }],
      })),
      { ID: 90, Type: 0, Name: words('Ansage'), MediaURL: sounds, Transcript: words('Gehen Sie in den Garten.') },
      { ID: 91, Type: 0, Name: words('Verlorene Ansage'), MediaURL: { de: 'files/gone.wav' } },
    ],
  },
  { files: { 'short.wav': tone(1) }, allow: /404/ },
);

const strip = ({ page }: Guide) => page.getByText('Als Nächstes');

describe('a station that has ended', () => {
  it('announces what comes next, and goes there', () =>
    museum.as(async (guide) => {
      await guide.open('/detail/1');
      await guide.play();
      await strip(guide).waitFor();
      await guide.page.getByText('Gehen Sie in den Garten.').waitFor();
      await guide.expectAccessible();
      await guide.expectAt('/detail/2');
      await guide.expectHeading('Garten');
    }));

  it('stays if the visitor wants to, and leads on after it has been heard again', () =>
    museum.as(async (guide) => {
      await guide.open('/detail/1');
      await guide.play();
      await guide.tap('Hier bleiben');
      await strip(guide).waitFor({ state: 'detached' });
      await guide.play();
      await strip(guide).waitFor();
      await guide.page.getByRole('link', { name: 'Jetzt dorthin: Garten' }).click();
      await guide.expectAt('/detail/2');
    }));

  it('goes back to the overview at the end of the path', () =>
    museum.as(async (guide) => {
      await guide.open('/detail/5');
      await guide.play();
      await guide.page.getByText('Weiter in 3 Sekunden').waitFor();
      await guide.expectAt('/locations/1');
    }));

  it('skips an announcement that cannot be played', () =>
    museum.as(async (guide) => {
      await guide.open('/detail/6');
      await guide.play();
      await guide.expectAt('/detail/5');
      await guide.expectSound();
    }));

  it('waits while the visitor is elsewhere', () =>
    museum.as(async (guide) => {
      await guide.open('/detail/1');
      await guide.play();
      await guide.expectSound();
      await guide.tap('Zurück');
      await guide.expectAt('/locations/1');
      const onward = guide.page.getByRole('link', { name: 'Jetzt dorthin: Garten' });
      await onward.waitFor();
      // The announcement and the wait are over, and the visitor is still on the other screen.
      await guide.page.waitForFunction(() => document.body.innerText.includes('Weiter in 1 Sekunde'));
      await guide.page.waitForFunction(() => !document.body.innerText.includes('Weiter in 1 Sekunde'));
      await guide.expectAt('/locations/1');
      await guide.expectAccessible();
      await onward.click();
      await guide.expectAt('/detail/2');
    }));
});

describe('a station without an end', () => {
  it('leads on when the visitor says so, with what is announced', () =>
    museum.as(async (guide) => {
      await guide.open('/detail/2');
      // Until then, the link works by itself, and announces nothing.
      await untilAnswering(guide.page);
      await guide.page.getByRole('link', { name: /Nächste Station.*Frage/ }).click();
      await strip(guide).waitFor();
      await guide.page.getByText('Gehen Sie in den Garten.').waitFor();
      await guide.expectAt('/detail/3');
    }));

  it('leads on after its game, skipping missing stations', () =>
    museum.as(async (guide) => {
      await guide.open('/detail/3');
      await guide.tap('Spielen');
      await guide.tap(/Richtig/);
      await guide.tap('Weiter');
      await guide.tap('Zurück zur Station');
      await strip(guide).waitFor();
      await guide.expectAt('/detail/5');
    }));

  it('stays when the visitor leaves the game before its end', () =>
    museum.as(async (guide) => {
      await guide.open('/detail/3');
      await guide.tap('Spielen');
      await guide.page.getByRole('button', { name: /Richtig/ }).waitFor();
      await guide.tap('Spiel schließen');
      await guide.page.getByRole('button', { name: 'Spielen' }).waitFor();
      await expect.poll(() => strip(guide).count()).toBe(0);
    }));
});
