import { type StoredObject } from '../schema/containers.ts';

/** A small tour definition without a single finding. Tests change one thing and expect its finding. */
export function soundDefinition() {
  return {
    Version: { Counter: 1, UpdatedAt: '2026-05-31T10:00:00Z' },
    Providers: [
      {
        ID: 1,
        Name: { de: 'Museum' },
        Address: { de: 'Markt 1' },
        Phone: '1',
        Email: 'a@b.example',
        Internet: 'b.example',
      },
    ] as StoredObject[],
    Configurations: [{ ID: 1, Info: { NewsSite: { de: 'https://b.example', en: '{host}/news' } } }] as StoredObject[],
    Languages: [
      { ID: 1, Code: 'de', DisplayName: 'Deutsch', IsDefault: true },
      { ID: 2, Code: 'en', DisplayName: 'English' },
    ] as StoredObject[],
    Messages: [{ ID: 1, Code: 'HELLO', Message: { de: 'Hallo' } }] as StoredObject[],
    Themes: [{ ID: 1, Name: { de: 'Haus' }, PrimaryColor: '#123456', IsDefault: true }] as StoredObject[],
    TourGroups: [{ ID: 1, Name: { de: 'Alle' }, ThemeID: 1 }] as StoredObject[],
    Tours: [
      { ID: 1, TourGroupID: 1, Code: 'T1', Name: { de: 'Eins' }, Selectors: [1] },
      {
        ID: 2,
        TourGroupID: 1,
        Code: 'T2',
        Name: { de: 'Karte' },
        Selectors: [4, 5],
        ...map,
        GameBoardImagesURL: ['b.webp'],
      },
      { ID: 3, Code: 'T3', Name: { de: 'Fort' }, Type: 2, RedirectTarget: '/tours/2' },
    ] as StoredObject[],
    TourItems: [
      { ID: 1, TourID: 1, LocationID: 1, Code: '001', TransitionTo: 2 },
      { ID: 2, TourID: 1, LocationID: 2, Code: '002', Parent: 1 },
      { ID: 3, TourID: 2, LocationID: 3, Code: '001', Path: [{ Next: 3, ReturnToOverview: true }] },
    ] as StoredObject[],
    Locations: [
      { ID: 1, Name: { de: 'Uhr' }, IconURL: 'uhr.webp', DeepDives: [2] },
      {
        ID: 2,
        Name: { de: 'Film' },
        Type: 1,
        MediaURL: { de: 'a.mp4', en: 'b.mp4' },
        ImageDescriptors: [{ ImageURL: 'f.webp' }],
      },
      { ID: 3, Name: { de: 'Paare' }, Type: 3, GameMemoryFromTour: 1, GameMemoryPairs: 2 },
      { ID: 4, Name: { de: 'Frage' }, Type: 5, GameChoices: [{ Text: { de: 'Ja' }, IsSolution: true }] },
      {
        ID: 5,
        Name: { de: 'Suche' },
        Type: 6,
        GameHotspots: [polygon, { X: 1, Y: 2, IsSolution: true }],
        GameHotspotsToWin: 2,
      },
      { ID: 6, Name: { de: 'Zeit' }, Timeline: { Locations: [1, 2], Times: [0, 9.5] } },
      { ID: 7, Name: { de: 'Puzzle' }, Type: 4 },
    ] as StoredObject[],
  };
}

export type SoundDefinition = ReturnType<typeof soundDefinition>;

const map = {
  MapURL: { de: 'karte.webp' },
  MapWidth: 100,
  MapHeight: 80,
  MapGPS: { BottomLeft: { Latitude: 48, Longitude: 9 }, TopRight: { Latitude: 49, Longitude: 10 } },
};

const polygon = { Kind: 'polygon', Points: '0,0 10,0 5.5,-3', IsSolution: true };
