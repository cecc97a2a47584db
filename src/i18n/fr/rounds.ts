import type { RoundsPack } from '../pack.ts';

/** French texts for the beginning and the end of a round. */
export const rounds: RoundsPack = {
  'game.points': { one: '+{count} point', other: '+{count} points' },
  'game.again': 'Rejouer',
  'game.explained': 'Bon à savoir',
  'game.finished': 'Bien joué',
  'game.revealed': 'Voilà la solution',
  'game.over': 'Vous avez déjà résolu ce jeu, et il ne se joue qu’une fois.',
  'game.level.title': 'Quel niveau choisissez-vous ?',
  'game.level.easy': 'Facile',
  'game.level.medium': 'Moyen',
  'game.level.hard': 'Difficile',
  'game.level.pieces': { one: '{count} pièce', other: '{count} pièces' },
  'game.level.pairs': { one: '{count} paire', other: '{count} paires' },
  'game.result.turns': { one: 'Résolu en {count} coup', other: 'Résolu en {count} coups' },
  'game.result.misses': { one: 'Résolu avec {count} erreur', other: 'Résolu avec {count} erreurs' },
  'game.result.noMiss': 'Résolu sans erreur',
  'game.result.better': '{result}, {count} de moins que la dernière fois',
  'game.result.worse': '{result}, {count} de plus que la dernière fois',
  'game.result.same': '{result}, comme la dernière fois',
};
