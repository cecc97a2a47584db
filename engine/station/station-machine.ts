import { setup } from 'xstate';
import { type PlayerInput, playerMachine, type PlayerReport } from './player-machine.ts';

/** The kinds of station, each with its own course. */
export type StationKind = 'media' | 'silent' | 'game' | 'unavailable';

/** The player's fields apply to the recording of a `media` station. */
export interface StationInput extends PlayerInput {
  readonly kind: StationKind;
}

/**
 * Drives one station from opening to leaving. A station with a recording is `media` (ready, underway, finished) with
 * its player beside it; the others are only shown.
 */
export const stationMachine = setup({
  types: {
    context: {} as StationInput,
    input: {} as StationInput,
    events: {} as PlayerReport,
  },
  actors: { player: playerMachine },
  guards: {
    hasRecording: ({ context }) => context.kind === 'media' && context.url !== '',
    isMedia: ({ context }) => context.kind === 'media',
    isSilent: ({ context }) => context.kind === 'silent',
    isGame: ({ context }) => context.kind === 'game',
  },
}).createMachine({
  id: 'station',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'hasRecording', target: 'media' },
        { guard: 'isMedia', target: 'withoutRecording' },
        { guard: 'isSilent', target: 'silent' },
        { guard: 'isGame', target: 'game' },
        { target: 'unavailable' },
      ],
    },
    media: {
      invoke: { id: 'player', src: 'player', input: ({ context }) => context },
      initial: 'ready',
      states: {
        ready: { on: { 'player.started': 'underway' } },
        underway: { on: { 'player.ended': 'finished' } },
        finished: { on: { 'player.started': 'underway' } },
      },
    },
    /** An audio or video station without a recording. */
    withoutRecording: {},
    silent: {},
    game: {},
    unavailable: {},
  },
});
