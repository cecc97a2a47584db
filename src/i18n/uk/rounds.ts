import type { RoundsPack } from '../pack.ts';

/** Ukrainian texts for the beginning and the end of a round. */
export const rounds: RoundsPack = {
  'game.points': {
    one: '+{count} бал',
    few: '+{count} бали',
    many: '+{count} балів',
    other: '+{count} бала',
  },
  'game.again': 'Зіграти ще раз',
  'game.explained': 'Варто знати',
  'game.finished': 'Гарна гра!',
  'game.revealed': 'Це була правильна відповідь',
  'game.over': 'Цю гру розгадано, а зіграти в неї можна лише раз.',
  'game.level.title': 'Який рівень?',
  'game.level.easy': 'Легка',
  'game.level.medium': 'Середня',
  'game.level.hard': 'Складна',
  'game.level.pieces': {
    one: '{count} деталь',
    few: '{count} деталі',
    many: '{count} деталей',
    other: '{count} деталі',
  },
  'game.level.pairs': { one: '{count} пара', few: '{count} пари', many: '{count} пар', other: '{count} пари' },
  'game.result.turns': {
    one: 'Розгадано за {count} хід',
    few: 'Розгадано за {count} ходи',
    many: 'Розгадано за {count} ходів',
    other: 'Розгадано за {count} ходу',
  },
  'game.result.misses': {
    one: 'Розгадано з {count} помилкою',
    few: 'Розгадано з {count} помилками',
    many: 'Розгадано з {count} помилками',
    other: 'Розгадано з {count} помилки',
  },
  'game.result.noMiss': 'Розгадано без помилок',
  'game.result.better': '{result}, на {count} менше, ніж минулого разу',
  'game.result.worse': '{result}, на {count} більше, ніж минулого разу',
  'game.result.same': '{result}, як і минулого разу',
};
