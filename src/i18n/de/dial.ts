import type { DialPack } from '../pack.ts';

/** German texts of the dial pad. */
export const dial: DialPack = {
  'dial.label': 'Nummer der Station',
  'dial.hint': 'Geben Sie die Nummer ein, die neben dem Objekt steht.',
  'dial.keys': 'Tasten',
  'dial.delete': 'Letztes Zeichen löschen; gedrückt halten, um alles zu löschen',
  'dial.clear': 'Alles löschen',
  'dial.letters': 'Tastatur mit Buchstaben',
  'dial.digits': 'Tasten mit Ziffern',
  'dial.open': 'Öffnen',
  'dial.candidates': 'Stationen, die gemeint sein könnten',
  'dial.found': 'Gefunden: {title}',
  'dial.several': { one: '{count} Station könnte gemeint sein.', other: '{count} Stationen könnten gemeint sein.' },
  'dial.nothing': 'Keine Station dieser Tour hat die Nummer {code}. Bitte sehen Sie noch einmal auf das Schild.',
};
