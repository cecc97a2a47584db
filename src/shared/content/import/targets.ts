import { LocationType } from '../constants.ts';
import { type PlannedModel } from './plan.ts';

/** What a cell is read as. */
export type CellKind =
  | 'code'
  | 'line'
  | 'text'
  | 'file'
  | 'number'
  | 'position'
  | 'type'
  | 'parent'
  | 'place'
  | 'tags'
  | 'language'
  | 'id';

export interface Target {
  readonly model: PlannedModel;
  /** The field; inside a picture, whose number takes the place of the star: `ImageDescriptors.*.AltText`. Empty: none by itself. */
  readonly field: string;
  readonly kind: CellKind;
  readonly byLanguage?: true;
  /** How people head such columns; the first English and the first German one head our own sheets. */
  readonly en: readonly string[];
  readonly de: readonly string[];
}

const picture = (field: string): Pick<Target, 'model' | 'field'> => ({
  model: 'locations',
  field: `ImageDescriptors.*.${field}`,
});

/** What a column can hold. The names are stored with a remembered matching. */
export const targets = {
  item: { model: 'tourItems', field: '', kind: 'id', en: ['Place in tour'], de: ['Platz in der Tour'] },
  location: { model: 'locations', field: '', kind: 'id', en: ['LocationID', 'Location ID'], de: ['Stations-ID'] },
  code: {
    model: 'tourItems',
    field: 'Code',
    kind: 'code',
    en: ['Code', 'Station code', 'Station number', 'Number', 'No', 'Nr', '#', 'Stop', 'Stop number', 'Station', 'ID'],
    de: ['Code', 'Stationsnummer', 'Stationscode', 'Nummer', 'Nr', 'Lfd Nr', 'Objektnummer', 'Station'],
  },
  position: {
    model: 'tourItems',
    field: 'Position',
    kind: 'position',
    en: ['Position', 'Order', 'Sort order'],
    de: ['Reihenfolge', 'Position', 'Sortierung'],
  },
  parent: {
    model: 'tourItems',
    field: 'Parent',
    kind: 'parent',
    en: ['Placed below', 'Parent', 'Parent code', 'Belongs to', 'Part of'],
    de: ['Steht unter', 'Gehört zu', 'Übergeordnet', 'Hauptstation', 'Eltern'],
  },
  type: { model: 'locations', field: 'Type', kind: 'type', en: ['Type', 'Kind'], de: ['Art', 'Typ'] },
  name: {
    model: 'locations',
    field: 'Name',
    kind: 'line',
    byLanguage: true,
    en: ['Name', 'Title', 'Object', 'Station name'],
    de: ['Name', 'Titel', 'Bezeichnung', 'Stationsname', 'Objekt', 'Exponat'],
  },
  header: {
    model: 'locations',
    field: 'HeaderTitle',
    kind: 'line',
    byLanguage: true,
    en: ['Line above the name', 'Header title', 'Heading', 'HeaderTitle'],
    de: ['Zeile über dem Namen', 'Kopfzeile', 'Überschrift'],
  },
  description: {
    model: 'locations',
    field: 'Description',
    kind: 'text',
    byLanguage: true,
    en: ['Short description', 'Description', 'Summary', 'Short text', 'Subtitle'],
    de: ['Kurzbeschreibung', 'Beschreibung', 'Kurztext'],
  },
  text: {
    model: 'locations',
    field: 'Text',
    kind: 'text',
    byLanguage: true,
    en: ['Text', 'Body', 'Long text', 'Content'],
    de: ['Text', 'Langtext', 'Inhalt', 'Objekttext'],
  },
  transcript: {
    model: 'locations',
    field: 'Transcript',
    kind: 'text',
    byLanguage: true,
    en: ['Transcript', 'Script', 'Spoken text', 'Audio text'],
    de: ['Niederschrift', 'Mitschrift', 'Transkript', 'Sprechertext', 'Hörtext', 'Audiotext'],
  },
  media: {
    model: 'locations',
    field: 'MediaURL',
    kind: 'file',
    byLanguage: true,
    en: ['Recording', 'Audio', 'Audio file', 'Media', 'Media file', 'Sound', 'Video', 'MediaURL', 'MP3'],
    de: ['Aufnahme', 'Audio', 'Audiodatei', 'Medium', 'Mediendatei', 'Ton', 'Tondatei', 'Hördatei', 'Film'],
  },
  captions: {
    model: 'locations',
    field: 'CaptionsURL',
    kind: 'file',
    byLanguage: true,
    en: ['Captions', 'Subtitles', 'CaptionsURL'],
    de: ['Untertitel'],
  },
  signLanguage: {
    model: 'locations',
    field: 'SignLanguageURL',
    kind: 'file',
    byLanguage: true,
    en: ['Sign language', 'Sign language video', 'SignLanguageURL'],
    de: ['Gebärdensprache', 'Gebärdenvideo'],
  },
  audioDescription: {
    model: 'locations',
    field: 'AudioDescriptionURL',
    kind: 'file',
    byLanguage: true,
    en: ['Audio description', 'AudioDescriptionURL'],
    de: ['Audiodeskription', 'Hörfassung'],
  },
  stepFree: {
    model: 'locations',
    field: 'StepFreeHint',
    kind: 'text',
    byLanguage: true,
    en: ['Step-free way', 'Step-free access', 'StepFreeHint'],
    de: ['Stufenloser Weg', 'Stufenloser Zugang'],
  },
  icon: {
    model: 'locations',
    field: 'IconURL',
    kind: 'file',
    en: ['Small picture', 'List picture', 'Icon', 'Thumbnail', 'IconURL'],
    de: ['Kleines Bild', 'Listenbild', 'Symbol', 'Vorschaubild'],
  },
  picture: {
    ...picture('ImageURL'),
    kind: 'file',
    en: ['Picture', 'Image', 'Photo', 'Image file', 'ImageURL'],
    de: ['Bild', 'Foto', 'Abbildung', 'Bilddatei'],
  },
  alt: {
    ...picture('AltText'),
    kind: 'line',
    byLanguage: true,
    en: [
      'Alt text',
      'Picture alt text',
      'Image description',
      'Alternative text',
      'Picture alt',
      'Image alt',
      'Alt',
      'AltText',
    ],
    de: ['Alternativtext', 'Bildbeschreibung', 'Alt-Text', 'Bild Alt'],
  },
  overlay: {
    ...picture('OverlayText'),
    kind: 'line',
    byLanguage: true,
    en: ['Picture caption', 'Caption', 'Words on the picture', 'Overlay text', 'OverlayText'],
    de: ['Bildunterschrift', 'Bildtext'],
  },
  copyright: {
    ...picture('Copyright'),
    kind: 'line',
    en: ['Copyright', 'Picture copyright', 'Credit', 'Photo credit', 'Rights'],
    de: ['Copyright', 'Bildnachweis', 'Bildrechte', 'Fotograf', 'Rechte', 'Nachweis'],
  },
  staffNote: {
    model: 'locations',
    field: 'StaffNote',
    kind: 'text',
    en: ['Note for staff', 'Staff note', 'Internal note', 'Internal notes'],
    de: ['Notiz fürs Team', 'Interne Notiz', 'Interne Bemerkung'],
  },
  staffTags: {
    model: 'locations',
    field: 'StaffTags',
    kind: 'tags',
    en: ['Tags', 'Tags for staff', 'Keywords'],
    de: ['Schlagwörter', 'Schlagworte', 'Stichwörter', 'Stichworte'],
  },
  points: { model: 'locations', field: 'GamePoints', kind: 'number', en: ['Points', 'GamePoints'], de: ['Punkte'] },
  points2: {
    model: 'locations',
    field: 'GamePoints2nd',
    kind: 'number',
    en: ['Points 2nd attempt', 'GamePoints2nd'],
    de: ['Punkte 2. Versuch'],
  },
  points3: {
    model: 'locations',
    field: 'GamePoints3rd',
    kind: 'number',
    en: ['Points 3rd attempt', 'GamePoints3rd'],
    de: ['Punkte 3. Versuch'],
  },
  mapX: { model: 'tourItems', field: 'MapX', kind: 'number', en: ['Map X', 'MapX'], de: ['Karte X'] },
  mapY: { model: 'tourItems', field: 'MapY', kind: 'number', en: ['Map Y', 'MapY'], de: ['Karte Y'] },
  place: {
    model: 'tourItems',
    field: '',
    kind: 'place',
    en: ['Coordinates', 'GPS', 'Map place', 'Location on map', 'Lat/Lon', 'LatLng', 'Geo'],
    de: ['Koordinaten', 'GPS', 'Standort', 'Kartenplatz', 'Geokoordinaten'],
  },
  latitude: { model: 'tourItems', field: '', kind: 'place', en: ['Latitude', 'Lat'], de: ['Breite', 'Breitengrad'] },
  longitude: {
    model: 'tourItems',
    field: '',
    kind: 'place',
    en: ['Longitude', 'Lon', 'Lng', 'Long'],
    de: ['Länge', 'Längengrad'],
  },
  language: {
    model: 'languages',
    field: '',
    kind: 'language',
    en: ['Language', 'Lang', 'Locale'],
    de: ['Sprache', 'Sprachcode'],
  },
} as const satisfies Readonly<Record<string, Target>>;

export type TargetName = keyof typeof targets;

export const targetNames = Object.keys(targets) as readonly TargetName[];

/** A target as the table declares it, with the fields that only some have. */
export function targetOf(name: TargetName): Target {
  return targets[name];
}

/** Whether a station can have several, told apart by a number. */
export function isOfPicture(name: TargetName): boolean {
  return targets[name].field.startsWith('ImageDescriptors.');
}

/** The names of kinds of stations, beside their numbers. The first of each is ours. */
export const typeNames: readonly (readonly [LocationType, readonly string[]])[] = [
  [LocationType.Audio, ['Audio', 'Sound', 'Ton', 'Hörstation']],
  [LocationType.Video, ['Video', 'Film']],
  [LocationType.Silent, ['Silent', 'Text', 'Stumm', 'Ohne Ton']],
  [LocationType.GameMemory, ['GameMemory', 'Memory', 'Pairs', 'Paare']],
  [LocationType.GameJigsaw, ['GameJigsaw', 'Jigsaw', 'Puzzle']],
  [LocationType.GameChoices, ['GameChoices', 'Quiz', 'Multiple choice', 'Choices']],
  [LocationType.GameHiddenObject, ['GameHiddenObject', 'Hidden object', 'Suchbild', 'Wimmelbild']],
];
