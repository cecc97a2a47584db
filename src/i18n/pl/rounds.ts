import type { RoundsPack } from '../pack.ts';

/** Polish texts for the beginning and the end of a round. */
export const rounds: RoundsPack = {
  'game.points': {
    one: '+{count} punkt',
    few: '+{count} punkty',
    many: '+{count} punktów',
    other: '+{count} punktu',
  },
  'game.again': 'Zagraj jeszcze raz',
  'game.explained': 'Warto wiedzieć',
  'game.finished': 'Dobra gra!',
  'game.revealed': 'To było rozwiązanie',
  'game.over': 'Ta gra jest już rozwiązana, a zagrać można w nią tylko raz.',
  'game.level.title': 'Jak trudna ma być gra?',
  'game.level.easy': 'Łatwa',
  'game.level.medium': 'Średnia',
  'game.level.hard': 'Trudna',
  'game.level.pieces': {
    one: '{count} element',
    few: '{count} elementy',
    many: '{count} elementów',
    other: '{count} elementu',
  },
  'game.level.pairs': { one: '{count} para', few: '{count} pary', many: '{count} par', other: '{count} pary' },
  'game.result.turns': {
    one: 'Rozwiązano w {count} ruchu',
    few: 'Rozwiązano w {count} ruchach',
    many: 'Rozwiązano w {count} ruchach',
    other: 'Rozwiązano w {count} ruchu',
  },
  'game.result.misses': {
    one: 'Rozwiązano z {count} błędem',
    few: 'Rozwiązano z {count} błędami',
    many: 'Rozwiązano z {count} błędami',
    other: 'Rozwiązano z {count} błędu',
  },
  'game.result.noMiss': 'Rozwiązano bez błędów',
  'game.result.better': '{result}, o {count} mniej niż ostatnio',
  'game.result.worse': '{result}, o {count} więcej niż ostatnio',
  'game.result.same': '{result}, tak jak ostatnio',
};
