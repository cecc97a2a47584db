import { drawing, museumOfGames, type Size } from '#tests/browser/game-table.ts';
import { type MuseumFiles, tone } from '#tests/browser/museum.ts';

/** The size of the pictures in which visitors search. */
export const pictureSize: Size = { width: 800, height: 600 };

/** Around a game: announced and explained in sound and writing, with points, a message, a picture and an icon. */
const framed = (message: string, explanation: string) => ({
  GamePoints: 10,
  GamePoints2nd: 6,
  GamePoints3rd: 2,
  GameAnnounceURL: { de: 'files/long.wav' },
  GameAnnounceTranscript: { de: 'Darum geht es in diesem Spiel.' },
  GameWonImageURL: 'files/picture.svg',
  GameWonCustomIconURL: 'files/card-0.svg',
  GameWonCustomMessage: { de: message },
  GameEndExplanationURL: { de: 'files/long.wav' },
  GameEndExplanationTranscript: { de: explanation },
});

const cards = Array.from({ length: 7 }, (_, index) => `files/card-${index}.svg`);
const picture = { ImageDescriptors: [{ ImageURL: 'files/picture.svg' }] };

/** The addresses of the stations. */
export const stations = {
  memory: '/detail/1',
  levelledMemory: '/detail/2',
  search: '/detail/3',
  jigsaw: '/detail/4',
  question: '/detail/5',
  questionOfSeveral: '/detail/6',
};

export const museumOfPlay = museumOfGames([
  { Type: 3, GameMemoryPairListURL: cards, GameMemoryPairs: 3, ...framed('Drei Paare!', 'Gleiche Paare sind gleich.') },
  { Type: 3, GameMemoryPairListURL: cards, GameLevels: true, GamePoints: 10, GamePoints2nd: 6 },
  {
    Type: 6,
    ...picture,
    ...framed('Scharfe Augen!', 'Der Teich ist nur rund.'),
    GameHotspotsToWin: 3,
    GameHotspots: [
      { X: 50, Y: 50, Width: 120, Height: 120, Name: { de: 'Schnecke' }, IsSolution: true },
      { X: 560, Y: 380, Width: 120, Height: 120, Name: { de: 'Farn' }, IsSolution: true },
      { X: 50, Y: 380, Width: 120, Height: 120, Name: { de: 'Wolke' }, IsSolution: true },
      { X: 560, Y: 50, Width: 120, Height: 120, Name: { de: 'Teich' }, Feedback: { de: 'Er ist nur rund.' } },
    ],
  },
  { Type: 4, ...picture, ...framed('Wieder ganz!', 'Vier Teile sind ein Bild.') },
  {
    Type: 5,
    ...framed('Richtig!', 'Ein Zirkel zeichnet Kreise.'),
    GameChoices: [
      { Text: { de: 'Lineal' }, Feedback: { de: 'Es zieht Geraden.' } },
      { Text: { de: 'Zirkel' }, IsSolution: true },
    ],
  },
  {
    Type: 5,
    GamePoints: 10,
    GamePoints2nd: 6,
    GameChoiceNumbered: true,
    GameChoices: ['Sechstel', 'Fünftel', 'Viertel'].map((name, index) => ({
      Text: { de: name },
      AudioURL: { de: 'files/long.wav' },
      IsSolution: index !== 1,
    })),
  },
]);

export const filesOfPlay: MuseumFiles = {
  // Does not end while a slow machine is still looking.
  'long.wav': tone(60),
  'picture.svg': drawing(pictureSize, '#e0c080', [
    { x: 50, y: 50, width: 120, height: 120, colour: '#c00000' },
    { x: 560, y: 380, width: 120, height: 120, colour: '#008040' },
    { x: 50, y: 380, width: 120, height: 120, colour: '#ffffff' },
    { x: 560, y: 50, width: 120, height: 120, colour: '#204080' },
  ]),
  ...Object.fromEntries(
    cards.map((_, index) => [`card-${index}.svg`, drawing({ width: 90, height: 90 }, `#${index}0${index}080`)]),
  ),
};
