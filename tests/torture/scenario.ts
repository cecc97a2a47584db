import { type Depot, type DepotKind } from './depots/depot.ts';
import { type Random } from './random.ts';
import { type Tally } from './tally.ts';
import { type Stage } from './stage.ts';

export interface Scene {
  readonly stage: Stage;
  readonly depot: Depot;
  readonly tally: Tally;
  readonly random: Random;
  readonly rounds: number;
  /** Called after each round. */
  readonly log: () => void;
}

/** One way to trouble a museum, and what must hold nevertheless. */
export interface Scenario {
  readonly name: string;
  /** One sentence: the events, and what must hold. */
  readonly promise: string;
  readonly on: readonly DepotKind[];
  /** How many rounds are run by default. */
  readonly rounds: number;
  /** Opens another place than the usual one. Undefined: this machine has none. */
  readonly openDepot?: () => Promise<Depot | undefined>;
  readonly run: (scene: Scene) => Promise<void>;
}
