import { type ReactNode, useMemo } from 'react';
import type { KeyOf, Translate } from '#i18n/pack.ts';
import type { GameProps } from '../host/game-props.ts';
import { Late } from '../host/late.tsx';
import type { Rounds } from './rounds.ts';

export interface RoundTextsProps extends Pick<GameProps, 't'> {
  readonly fetchRounds: () => Promise<Rounds>;
  readonly children: (words: Translate<KeyOf<'rounds'>>, rounds: Rounds) => ReactNode;
}

/** Shows its children once the texts for the beginning and the end of a round are loaded. */
export function RoundTexts({ t, fetchRounds, children }: RoundTextsProps): ReactNode {
  const part = useMemo(() => ({ get: () => undefined, fetch: fetchRounds }), [fetchRounds]);
  return (
    // In a preview the language may change meanwhile, and with it all words.
    <Late key={t('game.won')} t={t} part={part}>
      {(rounds) => children(rounds.t, rounds)}
    </Late>
  );
}
