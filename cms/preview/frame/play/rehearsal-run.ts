import { type LocationType } from '#content/constants.ts';
import { type PlayOrder, type PlayReport } from '#contract/play.ts';
import { openers } from '../../play/rules/script-table.ts';
import { type Probe } from '../probe.ts';
import { createRehearsal, type Rehearsal } from './rehearsal.ts';
import { createSlowMotion } from './slow-motion.ts';

export interface RehearsalRunOptions {
  readonly probe: Probe;
  /** Undefined for the board of a tour. */
  readonly type: LocationType | undefined;
  readonly order: Pick<PlayOrder, 'start' | 'tape'>;
  readonly tell: (report: PlayReport) => void;
}

export interface RehearsalRun {
  /** Follows what may change during a course. Another start, seed or tape is another course. */
  readonly update: (order: Pick<PlayOrder, 'isSlow' | 'tape'>) => void;
  readonly destroy: () => void;
}

/** The share of its speed at which slow motion shows a game. */
const slowRate = 0.25;

/** The rehearsal of one course on a page, in the page's slowed time. */
export function openRehearsalRun(
  page: typeof globalThis,
  { probe, type, order, tell }: RehearsalRunOptions,
): RehearsalRun {
  const motion = createSlowMotion(page.window);
  let rehearsal: Rehearsal | undefined;
  let met: unknown;
  const follow = (): void => {
    const { station, actor } = probe.getState();
    if (type === undefined || station === undefined) return;
    rehearsal ??= createRehearsal({
      order,
      station,
      now: motion.now,
      rest: (milliseconds) => new Promise((resolve) => page.setTimeout(resolve, milliseconds)),
      tell,
    });
    if (actor === met) return;
    met = actor;
    const game = openers[type]?.(actor);
    if (game !== undefined) rehearsal.meet(game);
  };
  follow();
  const stop = probe.subscribe(follow);
  return {
    update: ({ isSlow, tape }) => {
      motion.setRate(isSlow ? slowRate : 1);
      if (tape.kind === 'none') rehearsal?.stopPlayback();
    },
    destroy: () => {
      stop();
      rehearsal?.end();
      motion.destroy();
    },
  };
}
