import { type ComponentType, useEffect, useState } from 'react';
import { type LocationType } from '#content/constants.ts';
import type { Rounds } from '#games/flow/rounds.ts';
import { type GameProps } from '#games/host/game-props.ts';
import { gamePart } from '#games/load-game.ts';
import { type KeyOf, type Translate } from '#i18n/pack.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { loadAgain } from '#ui/load-again.ts';
import { useInterface } from '../../../state/content/interface-context.tsx';
import { useVisit } from '../../../state/visit/visit-context.tsx';

export interface GamePart {
  readonly Game: ComponentType<GameProps>;
  readonly translate: Translate<KeyOf<'games'>>;
  readonly fetchPieceNames: GameProps['fetchPieceNames'];
  readonly fetchRounds: () => Promise<Rounds>;
}

export type GamePartState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & GamePart)
  | { readonly status: 'failed'; readonly retry: () => void };

const loading: GamePartState = { status: 'loading' };

/** The code and the texts of a station's game. */
export function useGamePart(type: LocationType): GamePartState {
  const { interfaceLanguage, worded } = useInterface();
  const { storage } = useVisit().book;
  const [state, setState] = useState<GamePartState>(loading);
  useEffect(() => {
    const part = gamePart(type);
    if (part === undefined || state.status !== 'loading') return undefined;
    let isHere = true;
    Promise.all([part.fetch(), loadTexts(interfaceLanguage, ['games'], loadAgain)]).then(
      ([Game, games]) => {
        if (!isHere) return;
        const fetchPieceNames: GamePart['fetchPieceNames'] = async () =>
          worded(await loadTexts(interfaceLanguage, ['jigsaw'], loadAgain));
        const fetchRounds: GamePart['fetchRounds'] = async () =>
          (await loadAgain(() => import('./rounds-part.ts'))).roundsPart(interfaceLanguage, worded, storage);
        setState({ status: 'ready', Game, translate: worded(games), fetchPieceNames, fetchRounds });
      },
      () => {
        if (isHere) setState({ status: 'failed', retry: () => setState(loading) });
      },
    );
    return () => {
      isHere = false;
    };
  }, [type, interfaceLanguage, worded, storage, state.status]);
  return state;
}
