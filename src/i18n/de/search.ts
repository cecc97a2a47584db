import type { SearchPack } from '../pack.ts';

/** German texts of the search. */
export const search: SearchPack = {
  'search.title': 'Suche',
  'search.clear': 'Leeren',
  'search.label.number': 'Stationsnummer',
  'search.label.words': 'Was suchen Sie?',
  'search.label.both': 'Nummer oder Wort',
  'search.hint.number': 'Tippen Sie die Nummer neben einem Exponat ein: Hier erscheint die Station.',
  'search.hint.words':
    'Tippen Sie ein Wort ein: einen Namen, einen Ort, ein Material. Hier erscheint, was unsere Stationen davon erzählen.',
  'search.hint.both':
    'Tippen Sie die Nummer neben einem Exponat ein oder ein Wort: einen Namen, einen Ort, ein Material. Hier erscheint, was unsere Stationen davon erzählen.',
  'search.preparing': 'Alle Stationen werden durchgesehen …',
  'search.count': { one: '{count} Station gefunden', other: '{count} Stationen gefunden' },
  'search.results': 'Gefundene Stationen',
  'search.nothing':
    'Zu „{typed}“ haben wir nichts gefunden. Vielleicht ist eine Ziffer verrutscht, oder ein anderes Wort führt hin.',
};
