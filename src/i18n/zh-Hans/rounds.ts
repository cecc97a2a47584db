import type { RoundsPack } from '../pack.ts';

/** Chinese texts for the beginning and the end of a round. */
export const rounds: RoundsPack = {
  'game.points': { other: '+{count} 分' },
  'game.again': '再玩一次',
  'game.explained': '小知识',
  'game.finished': '玩得真好',
  'game.revealed': '这就是正确答案',
  'game.over': '这个游戏已经解开，而且只能玩一次。',
  'game.level.title': '想玩哪种难度？',
  'game.level.easy': '简单',
  'game.level.medium': '中等',
  'game.level.hard': '困难',
  'game.level.pieces': { other: '{count} 块' },
  'game.level.pairs': { other: '{count} 对' },
  'game.result.turns': { other: '用 {count} 步解开' },
  'game.result.misses': { other: '解开了，错了 {count} 次' },
  'game.result.noMiss': '一次没错就解开了',
  'game.result.better': '{result}，比上次少 {count} 次',
  'game.result.worse': '{result}，比上次多 {count} 次',
  'game.result.same': '{result}，和上次一样',
};
