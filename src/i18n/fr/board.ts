import type { BoardPack } from '../pack.ts';

/** French texts of the game board. */
export const board: BoardPack = {
  'board.places': 'Cases du plateau',
  'board.place.next': '{name}, à suivre',
  'board.place.solved': '{name}, énigme résolue',
  'board.place.points': {
    one: '{name}, énigme résolue, {count} point',
    other: '{name}, énigme résolue, {count} points',
  },
  'board.place.closed': '{name}, non disponible pour le moment',
  'board.numbered': '{number}, {name}',
  'board.station': 'Étape {number}',
  'board.progress': 'Résolues : {done} sur {count}',
  'board.uncovered': {
    one: '{name} : l’énigme est résolue. Cette partie du plateau est dévoilée.',
    other: '{count} nouvelles parties du plateau sont dévoilées.',
  },
  'board.others': 'Hors de l’image',
  'board.all': 'Toutes les étapes',
  'board.noPicture': 'L’image du plateau ne peut pas s’afficher pour le moment. Toutes les étapes sont là malgré tout.',
  'board.withoutPicture': 'Ce plateau n’a pas d’image. Toutes les étapes sont là malgré tout.',
  'board.won': 'Ce que vous avez gagné',
  'board.won.yes': '{name} : gagné',
  'board.won.no': '{name} : encore à gagner',
  'board.done': 'Tout est résolu !',
  'board.done.text': 'Le plateau est entièrement dévoilé. Bravo !',
  'board.done.points': {
    one: 'Le plateau est entièrement dévoilé, avec {count} point. Bravo !',
    other: 'Le plateau est entièrement dévoilé, avec {count} points. Bravo !',
  },
  'board.explanation': 'Le fin mot de l’histoire',
  'board.explanation.close': 'Fermer',
  'board.explanation.chapters': 'Étapes',
  'board.reset': 'Recommencer',
  'board.reset.title': 'Recommencer ce plateau ?',
  'board.reset.text': 'Vos points, vos énigmes résolues et les parties commencées sur ce parcours seront oubliés.',
  'board.reset.yes': 'Recommencer',
  'board.reset.no': 'Tout garder',
  'board.reset.done': 'Le plateau est de nouveau caché.',
  'board.reset.undo': 'Annuler',
  'board.reset.undone': 'Tout est de retour.',
};
