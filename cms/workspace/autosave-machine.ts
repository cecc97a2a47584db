import { assign, fromPromise, setup } from 'xstate';

/** How an attempt to save ended. */
export type SaveOutcome =
  /** Everything is saved. */
  | 'saved'
  /** Something was edited meanwhile. */
  | 'edited'
  /** The server was not reached: worth another attempt. */
  | 'unreached'
  /** The server refused a value, or the user has to decide a clash: another attempt needs another edit. */
  | 'refused';

export type AutosaveEvent =
  /** The draft differs from what is saved. */
  | { readonly type: 'edited' }
  /** The draft is as it is saved. */
  | { readonly type: 'clean' }
  /** A section is left: nothing should wait any longer. */
  | { readonly type: 'left' }
  /** The network is back. */
  | { readonly type: 'online' }
  | { readonly type: 'switch'; readonly isOn: boolean };

export interface AutosaveInput {
  readonly isOn: boolean;
  readonly isEdited: boolean;
}

/** Saves the editing copy automatically, a moment after the last edit. */
export const autosaveMachine = setup({
  types: {
    context: {} as AutosaveInput,
    input: {} as AutosaveInput,
    events: {} as AutosaveEvent,
  },
  actors: {
    save: fromPromise<SaveOutcome>(() => Promise.reject(new Error('Hand in how to save'))),
  },
  delays: {
    /** Milliseconds without an edit. */
    pause: 2000,
    /** Milliseconds until the server is tried again. */
    retry: 15_000,
  },
  guards: {
    isOn: ({ context }) => context.isOn,
    isEdited: ({ context }) => context.isEdited,
    isSwitchedOff: ({ event }) => event.type === 'switch' && !event.isOn,
  },
  actions: {
    switch: assign({ isOn: ({ context, event }) => (event.type === 'switch' ? event.isOn : context.isOn) }),
    noteEdit: assign({ isEdited: true }),
    noteClean: assign({ isEdited: false }),
  },
}).createMachine({
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    switch: { target: '.deciding', actions: 'switch' },
    edited: { actions: 'noteEdit' },
    clean: { target: '.deciding', actions: 'noteClean' },
  },
  states: {
    deciding: {
      always: [
        { guard: ({ context }) => !context.isOn, target: 'off' },
        { guard: 'isEdited', target: 'waiting' },
        { target: 'idle' },
      ],
    },
    off: {},
    idle: { on: { edited: { target: 'waiting', actions: 'noteEdit' } } },
    waiting: {
      after: { pause: 'saving' },
      on: { edited: { target: 'waiting', reenter: true, actions: 'noteEdit' }, left: 'saving' },
    },
    saving: {
      // A save runs to its end, whatever happens meanwhile: its outcome includes later edits.
      on: { clean: { actions: 'noteClean' }, switch: { actions: 'switch' } },
      invoke: {
        src: 'save',
        onDone: [
          { guard: ({ event }) => event.output === 'saved', target: 'deciding', actions: 'noteClean' },
          { guard: ({ event }) => event.output === 'edited', target: 'deciding', actions: 'noteEdit' },
          { guard: ({ context, event }) => context.isOn && event.output === 'unreached', target: 'unreached' },
          { guard: 'isOn', target: 'refused' },
          { target: 'off' },
        ],
        onError: 'refused',
      },
    },
    unreached: {
      after: { retry: 'saving' },
      on: { online: 'saving', left: 'saving', edited: { actions: 'noteEdit' } },
    },
    refused: { on: { edited: { target: 'waiting', actions: 'noteEdit' } } },
  },
});
