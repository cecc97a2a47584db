import type { BoardPack } from '../pack.ts';

/** Italian texts of the game board. */
export const board: BoardPack = {
  'board.places': 'Caselle del tabellone',
  'board.place.next': '{name}, la prossima',
  'board.place.solved': '{name}, enigma risolto',
  'board.place.points': {
    one: '{name}, enigma risolto, {count} punto',
    other: '{name}, enigma risolto, {count} punti',
  },
  'board.place.closed': '{name}, ora non disponibile',
  'board.numbered': '{number}, {name}',
  'board.station': 'Tappa {number}',
  'board.progress': 'Risolti: {done} su {count}',
  'board.uncovered': {
    one: '{name}: l’enigma è risolto. La sua parte del tabellone è scoperta.',
    other: '{count} nuove parti del tabellone sono scoperte.',
  },
  'board.others': 'Fuori dall’immagine',
  'board.all': 'Tutte le tappe',
  'board.noPicture': 'Al momento non è possibile mostrare l’immagine del tabellone. Le tappe ci sono comunque tutte.',
  'board.withoutPicture': 'Questo tabellone non ha un’immagine. Le tappe ci sono comunque tutte.',
  'board.won': 'Che cosa ha vinto',
  'board.won.yes': '{name}: vinto',
  'board.won.no': '{name}: ancora da vincere',
  'board.done': 'Tutto risolto!',
  'board.done.text': 'Il tabellone è tutto scoperto. Complimenti!',
  'board.done.points': {
    one: 'Il tabellone è tutto scoperto, con {count} punto. Complimenti!',
    other: 'Il tabellone è tutto scoperto, con {count} punti. Complimenti!',
  },
  'board.explanation': 'La storia dietro il gioco',
  'board.explanation.close': 'Chiudi',
  'board.explanation.chapters': 'Tappe',
  'board.reset': 'Ricomincia',
  'board.reset.title': 'Ricominciare questo tabellone?',
  'board.reset.text': 'I punti, gli enigmi risolti e i giochi iniziati in questo percorso andranno persi.',
  'board.reset.yes': 'Ricomincia',
  'board.reset.no': 'Conserva tutto',
  'board.reset.done': 'Il tabellone è di nuovo coperto.',
  'board.reset.undo': 'Annulla',
  'board.reset.undone': 'È tornato tutto come prima.',
};
