import type { RoundsPack } from '../pack.ts';

/** Italian texts for the beginning and the end of a round. */
export const rounds: RoundsPack = {
  'game.points': { one: '+{count} punto', other: '+{count} punti' },
  'game.again': 'Gioca ancora',
  'game.explained': 'Buono a sapersi',
  'game.finished': 'Complimenti',
  'game.revealed': 'Era questa la soluzione',
  'game.over': 'Ha già risolto questo gioco, e si può giocare una volta sola.',
  'game.level.title': 'Quale livello scegliete?',
  'game.level.easy': 'Facile',
  'game.level.medium': 'Medio',
  'game.level.hard': 'Difficile',
  'game.level.pieces': { one: '{count} pezzo', other: '{count} pezzi' },
  'game.level.pairs': { one: '{count} coppia', other: '{count} coppie' },
  'game.result.turns': { one: 'Risolto in {count} mossa', other: 'Risolto in {count} mosse' },
  'game.result.misses': { one: 'Risolto con {count} errore', other: 'Risolto con {count} errori' },
  'game.result.noMiss': 'Risolto senza errori',
  'game.result.better': '{result}, {count} in meno dell’ultima volta',
  'game.result.worse': '{result}, {count} in più dell’ultima volta',
  'game.result.same': '{result}, come l’ultima volta',
};
