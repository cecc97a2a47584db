import { type ComponentType, createElement, type ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { type Station } from '#games/flow/use-station.ts';
import { type GameProps } from '#games/host/game-props.ts';
import { type FramedView } from '#ui/picture/zoom-view.ts';
import { type ReadonlyStore } from '#ui/store.ts';

/** The running parts of a previewed course, for tools that watch and drive it. */
export interface Probed {
  readonly station?: Station | undefined;
  /** Of the game's machine. */
  readonly actor?: unknown;
  /** The visible part of the game's picture, if visitors can zoom. */
  readonly view?: ReadonlyStore<FramedView> | undefined;
}

export type Probe = StoreApi<Probed>;

export function createProbe(): Probe {
  return createStore<Probed>(() => ({}));
}

/** Returns the game as a part that the probe watches. */
export function watchedGame(Game: ComponentType<GameProps>, probe: Probe): ComponentType<GameProps> {
  const watch: GameProps['watch'] = (actor, view) => {
    probe.setState({ actor, view });
    return () => {
      if (probe.getState().actor === actor) probe.setState({ actor: undefined, view: undefined });
    };
  };
  return function Watched(props: GameProps): ReactNode {
    return createElement(Game, { ...props, watch });
  };
}
