import type { SearchPack } from '../pack.ts';

/** Dutch texts of the search. */
export const search: SearchPack = {
  'search.title': 'Zoeken',
  'search.clear': 'Wissen',
  'search.label.number': 'Nummer van de stop',
  'search.label.words': 'Wat zoekt u?',
  'search.label.both': 'Nummer of woord',
  'search.hint.number': 'Typ het nummer in dat bij een object staat: de stop verschijnt hier.',
  'search.hint.words':
    'Typ een woord in: een naam, een plaats, een materiaal. Alles wat onze stops daarover vertellen, verschijnt hier.',
  'search.hint.both':
    'Typ het nummer in dat bij een object staat, of een woord: een naam, een plaats, een materiaal. Wat onze stops daarover vertellen, verschijnt hier.',
  'search.preparing': 'Alle stops worden doorzocht…',
  'search.count': { one: '{count} stop gevonden', other: '{count} stops gevonden' },
  'search.results': 'Gevonden stops',
  'search.nothing':
    'We hebben niets gevonden voor ‘{typed}’. Misschien staat er een cijfer verkeerd, of brengt een ander woord u er wel.',
};
