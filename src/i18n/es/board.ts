import type { BoardPack } from '../pack.ts';

/** Spanish texts of the game board. */
export const board: BoardPack = {
  'board.places': 'Casillas del tablero',
  'board.place.next': '{name}, a continuación',
  'board.place.solved': '{name}, enigma resuelto',
  'board.place.points': {
    one: '{name}, enigma resuelto, {count} punto',
    other: '{name}, enigma resuelto, {count} puntos',
  },
  'board.place.closed': '{name}, no disponible ahora',
  'board.numbered': '{number}, {name}',
  'board.station': 'Parada {number}',
  'board.progress': '{done} de {count} resueltos',
  'board.uncovered': {
    one: '{name}: el enigma está resuelto. Su parte del tablero ha quedado al descubierto.',
    other: '{count} partes más del tablero han quedado al descubierto.',
  },
  'board.others': 'Fuera de la imagen',
  'board.all': 'Todas las paradas',
  'board.noPicture':
    'La imagen del tablero no se puede mostrar en este momento. Todas las paradas están aquí de todos modos.',
  'board.withoutPicture': 'Este tablero no tiene imagen. Todas las paradas están aquí de todos modos.',
  'board.won': 'Lo que ha ganado',
  'board.won.yes': '{name}: ganado',
  'board.won.no': '{name}: aún por ganar',
  'board.done': '¡Todo resuelto!',
  'board.done.text': 'Todo el tablero ha quedado al descubierto. ¡Enhorabuena!',
  'board.done.points': {
    one: 'Todo el tablero ha quedado al descubierto, con {count} punto. ¡Enhorabuena!',
    other: 'Todo el tablero ha quedado al descubierto, con {count} puntos. ¡Enhorabuena!',
  },
  'board.explanation': 'La historia que hay detrás',
  'board.explanation.close': 'Cerrar',
  'board.explanation.chapters': 'Paradas',
  'board.reset': 'Empezar de nuevo',
  'board.reset.title': '¿Empezar de nuevo este tablero?',
  'board.reset.text': 'Se olvidarán sus puntos, lo que ha resuelto y los juegos que ha empezado en este recorrido.',
  'board.reset.yes': 'Empezar de nuevo',
  'board.reset.no': 'Conservar todo',
  'board.reset.done': 'El tablero vuelve a estar cubierto.',
  'board.reset.undo': 'Deshacer',
  'board.reset.undone': 'Todo ha vuelto.',
};
