import { type ComponentType, useEffect, useState } from 'react';
import { type LocationType } from '#content/constants.ts';
import { type GameProps } from '#games/host/game-props.ts';
import { gameLoader } from '#games/load-game.ts';
import { type GamesKey, type Translate } from '#i18n/pack.ts';
import { loadGamesPack } from '#i18n/load-games.ts';
import { loadAgain } from '../../../adapters/load-again.ts';
import { useInterface } from '../../../state/content/interface-context.tsx';

export interface GamePart {
  readonly Game: ComponentType<GameProps>;
  readonly translate: Translate<GamesKey>;
  /** The accessibility code of the texts. */
  readonly language: string;
}

export type GamePartState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & GamePart)
  | { readonly status: 'failed'; readonly retry: () => void };

const loading: GamePartState = { status: 'loading' };

/** The code and the texts of a station's game. */
export function useGamePart(type: LocationType): GamePartState {
  const { interfaceLanguage, worded } = useInterface();
  const [state, setState] = useState<GamePartState>(loading);
  useEffect(() => {
    const load = gameLoader(type);
    if (load === undefined || state.status !== 'loading') return undefined;
    let isHere = true;
    Promise.all([loadAgain(load), loadAgain(() => loadGamesPack(interfaceLanguage))]).then(
      ([Game, pack]) => {
        if (isHere) setState({ status: 'ready', Game, translate: worded(pack), language: interfaceLanguage });
      },
      () => {
        if (isHere) setState({ status: 'failed', retry: () => setState(loading) });
      },
    );
    return () => {
      isHere = false;
    };
  }, [type, interfaceLanguage, worded, state.status]);
  return state;
}
