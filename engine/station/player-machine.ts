import { assign, sendParent, sendTo, setup } from 'xstate';
import { mediaActor, type MediaEvent } from './media.ts';

export interface PlayerInput {
  readonly url: string;
  /** Seconds; the position where the visitor left off. */
  readonly startAt?: number;
  /** 1 is the speed of the recording. */
  readonly rate?: number;
  /** Whether the recording plays as soon as it is open. */
  readonly playAtOnce?: boolean;
}

interface PlayerContext {
  readonly url: string;
  /** Seconds. */
  readonly position: number;
  /** Seconds; undefined until the recording is ready. */
  readonly duration: number | undefined;
  readonly rate: number;
  readonly playAtOnce: boolean;
}

export type PlayerEvent =
  | { readonly type: 'PLAY' }
  | { readonly type: 'PAUSE' }
  /** Opens the recording again at the same position. */
  | { readonly type: 'RETRY' }
  | { readonly type: 'SEEK'; readonly position: number }
  /** Skips this many seconds forward, or back if negative. */
  | { readonly type: 'SKIP'; readonly by: number }
  | { readonly type: 'RATE'; readonly rate: number }
  | MediaEvent;

/** The events that a player sends to the machine that invoked it. */
export type PlayerReport = { readonly type: 'player.started' } | { readonly type: 'player.ended' };

/**
 * Plays one recording: `idle` until asked, then `open`, following the recording's own events (it is `playing` only
 * while sound is audible), or `failed`, from which it can resume. Nothing is downloaded while idle.
 */
export const playerMachine = setup({
  types: {
    context: {} as PlayerContext,
    input: {} as PlayerInput,
    events: {} as PlayerEvent,
  },
  actors: {
    media: mediaActor(() => {
      throw new Error('The player was given no way to open a recording');
    }),
  },
  guards: { playsAtOnce: ({ context }) => context.playAtOnce },
  delays: { timeout: 8000 },
  actions: {
    play: sendTo('media', { type: 'play' }),
    pause: sendTo('media', { type: 'pause' }),
    moveRecording: sendTo('media', ({ context }) => ({ type: 'seek', position: context.position })),
    changeRate: sendTo('media', ({ context }) => ({ type: 'rate', rate: context.rate })),
    noteRate: assign(({ event }) => (event.type === 'RATE' ? { rate: event.rate } : {})),
    rewind: assign({ position: 0 }),
    move: assign(({ context, event }) => {
      if (event.type === 'SEEK') return { position: within(event.position, context.duration) };
      return event.type === 'SKIP' ? { position: within(context.position + event.by, context.duration) } : {};
    }),
    noteDuration: assign(({ context, event }) => {
      if (event.type !== 'media.ready') return {};
      const { duration } = event;
      // Skipping before the duration is known can lead past the end; playback then starts at 0.
      return { duration, position: context.position < duration ? context.position : 0 };
    }),
    correctDuration: assign(({ event }) => (event.type === 'media.duration' ? { duration: event.duration } : {})),
    noteTime: assign(({ context: { duration }, event }) => {
      if (event.type !== 'media.time') return {};
      const { position } = event;
      // Sound beyond the end shows that the end was an estimate.
      return { position, ...(duration === undefined ? {} : { duration: Math.max(duration, position) }) };
    }),
    noteEnd: assign(({ context }) => ({ position: context.duration ?? context.position })),
    reportStart: sendParent({ type: 'player.started' } satisfies PlayerReport),
    reportEnd: sendParent({ type: 'player.ended' } satisfies PlayerReport),
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({
    url: input.url,
    position: input.startAt ?? 0,
    duration: undefined,
    rate: input.rate ?? 1,
    playAtOnce: input.playAtOnce ?? false,
  }),
  initial: 'idle',
  on: { RATE: { actions: 'noteRate' } },
  states: {
    idle: {
      always: { guard: 'playsAtOnce', target: 'open' },
      on: { PLAY: 'open', SEEK: { actions: 'move' }, SKIP: { actions: 'move' } },
    },
    open: {
      invoke: {
        id: 'media',
        src: 'media',
        input: ({ context }) => ({ url: context.url, startAt: context.position, rate: context.rate }),
      },
      initial: 'loading',
      on: {
        SEEK: { actions: ['move', 'moveRecording'] },
        SKIP: { actions: ['move', 'moveRecording'] },
        RATE: { actions: ['noteRate', 'changeRate'] },
        RETRY: { target: 'open', reenter: true },
        'media.ready': { actions: 'noteDuration' },
        'media.duration': { actions: 'correctDuration' },
        'media.time': { actions: 'noteTime' },
        'media.failed': 'failed',
        'media.refused': '.refused',
      },
      states: {
        loading: {
          entry: 'play',
          initial: 'soon',
          states: { soon: { after: { timeout: 'late' } }, late: {} },
          on: {
            PAUSE: { target: 'paused', actions: 'pause' },
            'media.playing': 'playing',
          },
        },
        playing: {
          entry: 'reportStart',
          on: {
            PAUSE: { target: 'paused', actions: 'pause' },
            'media.paused': 'paused',
            'media.waiting': 'waiting',
            'media.ended': 'ended',
          },
        },
        /** The network is slower than the recording. */
        waiting: {
          initial: 'soon',
          states: { soon: { after: { timeout: 'late' } }, late: {} },
          on: {
            PAUSE: { target: 'paused', actions: 'pause' },
            'media.playing': 'playing',
            'media.ended': 'ended',
          },
        },
        paused: {
          on: {
            PLAY: 'loading',
            'media.playing': 'playing',
          },
        },
        /** Waits for a tap, which browsers want before the first sound of a page. */
        refused: {
          on: {
            PLAY: 'loading',
            'media.playing': 'playing',
          },
        },
        ended: {
          entry: ['noteEnd', 'reportEnd'],
          on: {
            PLAY: { target: 'loading', actions: ['rewind', 'moveRecording'] },
            SEEK: { target: 'paused', actions: ['move', 'moveRecording'] },
            SKIP: { target: 'paused', actions: ['move', 'moveRecording'] },
          },
        },
      },
    },
    failed: {
      on: { PLAY: 'open', RETRY: 'open' },
    },
  },
});

function within(position: number, duration: number | undefined): number {
  return Math.min(Math.max(position, 0), duration ?? Number.POSITIVE_INFINITY);
}
