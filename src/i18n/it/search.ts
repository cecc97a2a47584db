import type { SearchPack } from '../pack.ts';

/** Italian texts of the search. */
export const search: SearchPack = {
  'search.title': 'Cerca',
  'search.clear': 'Cancella',
  'search.label.number': 'Numero della tappa',
  'search.label.words': 'Che cosa cerca?',
  'search.label.both': 'Numero o parola',
  'search.hint.number': 'Digiti il numero accanto a un oggetto: la tappa comparirà qui.',
  'search.hint.words':
    'Digiti una parola: un nome, un luogo, un materiale. Qui comparirà tutto ciò che le nostre tappe ne raccontano.',
  'search.hint.both':
    'Digiti il numero accanto a un oggetto oppure una parola: un nome, un luogo, un materiale. Qui comparirà ciò che le nostre tappe ne raccontano.',
  'search.preparing': 'Stiamo sfogliando tutte le tappe…',
  'search.count': { one: '{count} tappa trovata', other: '{count} tappe trovate' },
  'search.results': 'Tappe trovate',
  'search.nothing':
    'Non abbiamo trovato nulla per «{typed}». Forse una cifra è sbagliata, oppure conviene provare con un’altra parola.',
};
