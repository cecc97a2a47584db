import type { RoundsPack } from '../pack.ts';

/** German texts for the beginning and the end of a round. */
export const rounds: RoundsPack = {
  'game.points': { one: '+{count} Punkt', other: '+{count} Punkte' },
  'game.again': 'Noch einmal spielen',
  'game.explained': 'Gut zu wissen',
  'game.finished': 'Gut gespielt',
  'game.revealed': 'Das war die Lösung',
  'game.over': 'Dieses Spiel ist gelöst, und es lässt sich nur einmal spielen.',
  'game.level.title': 'Wie schwer soll es sein?',
  'game.level.easy': 'Leicht',
  'game.level.medium': 'Mittel',
  'game.level.hard': 'Schwer',
  'game.level.pieces': { one: '{count} Teil', other: '{count} Teile' },
  'game.level.pairs': { one: '{count} Paar', other: '{count} Paare' },
  'game.result.turns': { one: 'Mit {count} Zug gelöst', other: 'Mit {count} Zügen gelöst' },
  'game.result.misses': { one: 'Mit {count} Fehler gelöst', other: 'Mit {count} Fehlern gelöst' },
  'game.result.noMiss': 'Ohne Fehler gelöst',
  'game.result.better': '{result}, {count} weniger als letztes Mal',
  'game.result.worse': '{result}, {count} mehr als letztes Mal',
  'game.result.same': '{result}, wie letztes Mal',
};
