import { LocationType } from '#content/constants.ts';
import type { KeyOf, Translate } from '#i18n/pack.ts';
import type { RoundResult } from './rounds.ts';

/** Says in how many turns or with how many misses a round was won, and whether that is better than last time. */
export function resultText(t: Translate<KeyOf<'rounds'>>, type: LocationType, { effort, last }: RoundResult): string {
  const result = t(keyOf(type, effort), { count: effort });
  if (last === undefined) return result;
  if (last === effort) return t('game.result.same', { result });
  return t(effort < last ? 'game.result.better' : 'game.result.worse', { result, count: Math.abs(effort - last) });
}

/** Turns are counted where every game needs some, misses where a perfect one has none. */
function keyOf(type: LocationType, effort: number): KeyOf<'rounds'> {
  if (type === LocationType.GameMemory || type === LocationType.GameJigsaw) return 'game.result.turns';
  return effort === 0 ? 'game.result.noMiss' : 'game.result.misses';
}
