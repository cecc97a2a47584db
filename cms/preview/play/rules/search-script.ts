import { type SnapshotFrom } from 'xstate';
import { type PlayResult } from '#contract/play.ts';
import { type HiddenObjectEvent, hiddenObjectMachine } from '#games/hidden-object/machine.ts';
import { aimAt, type GuessOutcome, outcomeOf } from '#games/hidden-object/rules.ts';
import { type Tap } from '#ui/picture/picture-view.ts';
import { type ActionResolution, gameOpener, type GameScript, type RecordedAction } from './played-game.ts';

type SearchState = SnapshotFrom<typeof hiddenObjectMachine>;

/**
 * `tap` a spot: x, y and how far a finger may be off, in pixels of the picture; `choose` a place of the list; `places`
 * shows all; `restart`.
 */
const script: GameScript<SearchState, HiddenObjectEvent> = {
  actions: ['TAP', 'CHOOSE', 'SHOW_PLACES', 'RESTART'],
  note,
  resolvers: {
    tap: (state, [x = -1, y = -1, tolerance = 0]) => resolveTap(state, { x, y, tolerance }),
    choose: ({ context }, [hotspot = -1]) =>
      context.config.hotspots[hotspot] === undefined
        ? { misfit: 'no-place' }
        : { events: [{ type: 'CHOOSE', hotspot }] },
    places: () => ({ events: [{ type: 'SHOW_PLACES' }] }),
    restart: () => ({ events: [{ type: 'RESTART' }] }),
  },
  attemptOf: ({ context }) => context.game.attempt,
  isReady: () => true,
  prepare: () => [],
  // Without play, nothing is counted: the game was finished before.
  nextAttempt: () => [{ type: 'SOLVE' }, { type: 'RESTART' }],
  win: ({ context: { config } }) =>
    config.hotspots
      .flatMap(({ isSolution }, hotspot) => (isSolution ? [{ type: 'CHOOSE', hotspot } as const] : []))
      .slice(0, config.needed),
};

const results: Readonly<Record<GuessOutcome, PlayResult>> = {
  none: 'nothing',
  'found-already': 'nothing',
  found: 'right',
  last: 'won',
  miss: 'wrong',
  'row-broken': 'wrong',
};

function note(before: SearchState, event: HiddenObjectEvent): RecordedAction | undefined {
  const { config, game } = before.context;
  const isOpen = before.matches('searching');
  switch (event.type) {
    case 'TAP': {
      const { x, y, tolerance } = event;
      const aim = aimAt(config, game, event);
      // The game ignores it, and playback could only complain about it.
      if (aim === 'beside') return undefined;
      const result = isOpen ? results[outcomeOf(config, game, aim)] : 'nothing';
      return { name: 'tap', numbers: [tenths(x), tenths(y), tenths(tolerance)], result };
    }
    case 'CHOOSE': {
      const result = isOpen ? results[outcomeOf(config, game, event.hotspot)] : 'nothing';
      return { name: 'choose', numbers: [event.hotspot], result };
    }
    case 'SHOW_PLACES':
      return { name: 'places', numbers: [], result: isOpen ? 'step' : 'nothing' };
    case 'RESTART':
      return { name: 'restart', numbers: [], result: 'step' };
    case 'UNDO_RESTART':
    case 'REVISE':
    case 'SOLVE':
      return undefined;
  }
}

function resolveTap({ context: { config } }: SearchState, tap: Tap): ActionResolution<HiddenObjectEvent> {
  const { x, y, tolerance } = tap;
  const { width, height } = config.size;
  const isNear = x >= -tolerance && y >= -tolerance && x <= width + tolerance && y <= height + tolerance;
  return isNear ? { events: [{ type: 'TAP', ...tap }] } : { misfit: 'outside' };
}

/** A tenth of a pixel is nearer than any finger points. */
function tenths(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

export const openSearch = gameOpener(hiddenObjectMachine, script);
