import type { ActorRefFrom } from 'xstate';
import type { Location } from '#content/entities/location.ts';
import type { gameStationMachine } from '#engine/station/game-machine.ts';
import type { GameProps } from '../host/game-props.ts';
import type { GameFlowRenderers } from './game-flow-renderers.ts';
import type { RoundResult, Rounds } from './rounds.ts';

/** A way on from a finished game, to another screen. */
export interface Onward {
  readonly to: 'puzzle' | 'board';
  readonly go: () => void;
}

export interface PanelProps extends Pick<GameProps, 't' | 'say' | 'sized'> {
  readonly location: Location;
  readonly station: ActorRefFrom<typeof gameStationMachine>;
  readonly render: GameFlowRenderers;
  /** The URL of the icon won here, or an empty string. */
  readonly icon: string;
  readonly fetchRounds: () => Promise<Rounds>;
  /** Undefined until it is known, and for visitors who were shown the solution. */
  readonly result: RoundResult | undefined;
  readonly takesFocus: boolean;
  readonly onward: readonly Onward[];
  readonly onLeave: () => void;
  /** Undefined if the tour does not allow another round. */
  readonly onRestart: (() => void) | undefined;
}
