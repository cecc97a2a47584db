import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum, tone } from '#tests/browser/museum.ts';
import { type Museum, openMuseum } from '#tests/browser/visits.ts';

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

/** Opens a museum whose stations lead on: by recordings, a game and a gap, or after a wait. */
export const openMuseumOfPaths = (): Museum =>
  openMuseum(
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

/** The strip that names the next station. */
export const strip = ({ page }: Guide) => page.getByText('Als Nächstes');
