/** Makes a museum of any size with realistic fields in its tour definition. The same size gives the same text. */
export function makeMuseum(stations: number): Record<string, unknown> {
  const places = Array.from({ length: stations }, (_, index) => index + 1);
  const tours = Array.from({ length: Math.ceil(stations / stationsPerTour) }, (_, index) => index + 1);
  return {
    Version: { Counter: 41, UpdatedAt: '2026-05-31T10:00:00Z', CopiedFrom: '' },
    Providers: [
      {
        ID: 1,
        Name: both('Stadtmuseum', 'City Museum'),
        Address: both('Marktplatz 1', '1 Market Square'),
        Phone: '+49 30 123456',
        Email: 'info@museum.example',
        Internet: 'https://museum.example',
      },
    ],
    Configurations: [{ ID: 1, GlobalNumberSearch: true, StationNumberWidth: 3 }],
    Languages: [
      { ID: 1, Code: 'de', DisplayName: 'Deutsch', IsDefault: true },
      { ID: 2, Code: 'en', DisplayName: 'English', AccessibilityCode: 'en' },
    ],
    Messages: [{ ID: 1, Code: 'WELCOME', Message: both('Willkommen', 'Welcome') }],
    Themes: [{ ID: 1, Name: both('Haus', 'House'), PrimaryColor: '#7a1f1f', IsDefault: true }],
    TourGroups: [{ ID: 1, Name: both('Dauerausstellung', 'Collection'), Position: 1 }],
    Tours: tours.map(makeTour),
    TourItems: places.map((ID) => makeItem(ID, stations)),
    Locations: places.map(makeLocation),
  };
}

const stationsPerTour = 50;

function makeTour(ID: number): object {
  return {
    ID,
    TourGroupID: 1,
    Position: ID,
    Code: `T${ID}`,
    Selectors: [0, 1, 4],
    Name: both(`Rundgang ${ID}`, `Tour ${ID}`),
    Description: both(prose(ID, 2), prose(ID + 1, 2)),
    ImageDescriptor: makeImage(ID),
    MapURL: 'files/maps/floor.webp',
    MapWidth: 2000,
    MapHeight: 1400,
  };
}

function makeItem(ID: number, stations: number): object {
  return {
    ID,
    TourID: Math.ceil(ID / stationsPerTour),
    LocationID: ID,
    Code: String(ID).padStart(3, '0'),
    Position: ((ID - 1) % stationsPerTour) + 1,
    MapX: (ID * 37) % 2000,
    MapY: (ID * 91) % 1400,
    ...(ID % 10 === 0 && ID < stations ? { Path: [{ Next: ID + 1, Wait: 2 }] } : {}),
  };
}

function makeLocation(ID: number): object {
  return {
    ID,
    Type: ID % 10 === 3 ? 1 : ID % 10 === 7 ? 5 : 0,
    Name: both(`Station ${ID}: Die Uhr`, `Station ${ID}: The clock`),
    HeaderTitle: both('Saal der Zeit', 'Hall of time'),
    MediaURL: both(`files/audio/de/${ID}.mp3`, `files/audio/en/${ID}.mp3`),
    IconURL: `files/icons/${ID}.webp`,
    Text: both(prose(ID, 4), prose(ID + 2, 4)),
    ImageDescriptors: [makeImage(ID), makeImage(ID + 1)],
    ...(ID % 10 === 7 ? makeQuestion() : {}),
    ...(ID % 10 === 9 ? { DeepDives: [ID - 1, ID - 2] } : {}),
  };
}

function makeQuestion(): object {
  return {
    GamePoints: 3,
    GamePoints2nd: 2,
    GamePoints3rd: 1,
    GameChoices: [
      { Text: both('Um 1700', 'About 1700'), IsSolution: false },
      { Text: both('Um 1750', 'About 1750'), IsSolution: true },
      { Text: both('Um 1800', 'About 1800'), IsSolution: false },
    ],
  };
}

function makeImage(ID: number): object {
  return {
    ImageURL: `files/images/${ID}.webp`,
    ImageFocus: 'top-left',
    Copyright: `© Museum, Foto ${ID}`,
    AltText: both('Eine Standuhr aus Nussholz', 'A longcase clock of walnut'),
  };
}

const sentences = [
  'Diese Uhr schlug zum ersten Mal im Jahr 1742, als der Turm noch ohne Dach stand.',
  'Look closely: the maker hid his own name behind the second hand, "where only time can read it".',
  'Über Generationen wurde sie jeden Abend von Hand aufgezogen – 64 Umdrehungen, nie mehr.',
  'The walnut came from a single tree that fell in the storm of 1739.',
];

function prose(seed: number, count: number): string {
  return Array.from({ length: count }, (_, index) => sentences[(seed + index) % sentences.length]).join('\n');
}

function both(de: string, en: string): object {
  return { de, en };
}
