import type { RoundsPack } from '../pack.ts';

/** Dutch texts for the beginning and the end of a round. */
export const rounds: RoundsPack = {
  'game.points': { one: '+{count} punt', other: '+{count} punten' },
  'game.again': 'Nog eens spelen',
  'game.explained': 'Goed om te weten',
  'game.finished': 'Goed gespeeld',
  'game.revealed': 'Dat was de oplossing',
  'game.over': 'U hebt dit spel opgelost. Het kan maar één keer worden gespeeld.',
  'game.level.title': 'Hoe moeilijk mag het zijn?',
  'game.level.easy': 'Makkelijk',
  'game.level.medium': 'Gemiddeld',
  'game.level.hard': 'Moeilijk',
  'game.level.pieces': { one: '{count} stukje', other: '{count} stukjes' },
  'game.level.pairs': { one: '{count} paar', other: '{count} paren' },
  'game.result.turns': { one: 'Opgelost in {count} beurt', other: 'Opgelost in {count} beurten' },
  'game.result.misses': { one: 'Opgelost met {count} fout', other: 'Opgelost met {count} fouten' },
  'game.result.noMiss': 'Zonder fouten opgelost',
  'game.result.better': '{result}, {count} minder dan de vorige keer',
  'game.result.worse': '{result}, {count} meer dan de vorige keer',
  'game.result.same': '{result}, net als de vorige keer',
};
