import type { RoundsPack } from '../pack.ts';

/** Spanish texts for the beginning and the end of a round. */
export const rounds: RoundsPack = {
  'game.points': { one: '+{count} punto', other: '+{count} puntos' },
  'game.again': 'Jugar otra vez',
  'game.explained': 'Para saber más',
  'game.finished': 'Muy bien jugado',
  'game.revealed': 'Esa era la solución',
  'game.over': 'Ya ha resuelto este juego, y solo se puede jugar una vez.',
  'game.level.title': '¿Qué nivel elige?',
  'game.level.easy': 'Fácil',
  'game.level.medium': 'Medio',
  'game.level.hard': 'Difícil',
  'game.level.pieces': { one: '{count} pieza', other: '{count} piezas' },
  'game.level.pairs': { one: '{count} pareja', other: '{count} parejas' },
  'game.result.turns': { one: 'Resuelto en {count} turno', other: 'Resuelto en {count} turnos' },
  'game.result.misses': { one: 'Resuelto con {count} fallo', other: 'Resuelto con {count} fallos' },
  'game.result.noMiss': 'Resuelto sin fallos',
  'game.result.better': '{result}, {count} menos que la última vez',
  'game.result.worse': '{result}, {count} más que la última vez',
  'game.result.same': '{result}, como la última vez',
};
