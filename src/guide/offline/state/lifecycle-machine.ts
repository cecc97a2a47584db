import { and, assign, emit, setup, type SnapshotFrom } from 'xstate';
import { defaults } from '#content/constants.ts';

export interface LifecycleInput {
  /** The guide is there to be kept: one from the home screen, or a museum's own device. */
  readonly isOwn: boolean;
  /** The museum's AutomaticUpdateDialog: whether updates show dialogs. Otherwise they wait for the next start. */
  readonly isAutomatic: boolean;
  /** Developers restart the guide themselves. */
  readonly isDebugging: boolean;
  /** Whether something plays, or the visitor is in the middle of something. */
  readonly isBusy: () => boolean;
  /** Whether a dialog may say that an update is being downloaded. */
  readonly mayTell: () => boolean;
}

interface LifecycleContext extends LifecycleInput {
  /** Seconds until the restart. */
  readonly left: number;
  /** The new worker serves this page already, because another tab has restarted. */
  readonly isTakenOver: boolean;
  /** No notice has appeared yet in this visit in a browser's tab that the guide opens without a network. */
  readonly isUntold: boolean;
}

/** The events of the worker. */
export type WorkerEvent =
  | {
      readonly type: 'worker.registered';
      /** No worker serves this device yet. */
      readonly isFirst: boolean;
      readonly isInstalling: boolean;
      readonly isWaiting: boolean;
    }
  /** The guide has no worker and continues with the network. */
  | { readonly type: 'worker.missing' }
  /** A new version is being stored. */
  | { readonly type: 'worker.found' }
  /** It is stored as a whole. */
  | { readonly type: 'worker.stored' }
  /** It could not be stored. */
  | { readonly type: 'worker.failed' }
  /** Another worker serves this page from now on. */
  | { readonly type: 'worker.changed' }
  /** The first worker serves, and has stored the rest of the guide too: all screens, maps and games. */
  | { readonly type: 'guide.whole' };

export type LifecycleEvent =
  | WorkerEvent
  | { readonly type: 'visitor.restarts' }
  | { readonly type: 'visitor.postpones' }
  /** The visitor reads the dialog: it waits. */
  | { readonly type: 'visitor.reads' };

/** The states of section 4, for the log and for developers. */
export type LifecycleNews =
  | 'first install'
  | 'cached'
  | 'update found'
  | 'updated'
  | 'update failed'
  | 'first install failed';

export type LifecycleEffect =
  | { readonly type: 'told'; readonly news: LifecycleNews }
  /** The guide is being stored behind a visit in a browser's tab. */
  | { readonly type: 'preparing' }
  /** Its first screens are stored, or cannot be. */
  | { readonly type: 'preparingEnded' }
  /** All of it is stored there, and opens without a network from now on. */
  | { readonly type: 'prepared' }
  /** The dialog closes although the guide is still being stored. */
  | { readonly type: 'slow' }
  /** A dialog says that an update is being downloaded. */
  | { readonly type: 'toldDownload' }
  /** A new version is there; no dialog says so. */
  | { readonly type: 'ready' }
  | { readonly type: 'takeOver' }
  | { readonly type: 'reload' };

/**
 * The life of the offline guide (section 4). Dialogs wait while the visitor is busy, and no restart happens then,
 * unless the visitor asks for it.
 */
export const lifecycleMachine = setup({
  types: {
    context: {} as LifecycleContext,
    input: {} as LifecycleInput,
    events: {} as LifecycleEvent,
    emitted: {} as LifecycleEffect,
  },
  delays: {
    second: 1000,
    /** A dialog that closes at once would only flash. */
    moment: 400,
    /** So is a line about what has ended. */
    while: 3000,
    /** On a museum's network storing may take minutes, which is too long to keep a visitor from the guide. */
    timeout: 20_000,
    /** The guide that is there works while an update comes. */
    updateTimeout: 5000,
    /** A worker that does not take over by then never will. */
    takingOver: 5000,
  },
  guards: {
    isOwn: ({ context }) => context.isOwn,
    isFirst: ({ event }) => event.type === 'worker.registered' && event.isFirst,
    isWaiting: ({ event }) => event.type === 'worker.registered' && event.isWaiting,
    isInstalling: ({ event }) => event.type === 'worker.registered' && event.isInstalling,
    isBusy: ({ context }) => context.isBusy(),
    isSilent: ({ context }) => !context.isAutomatic && !context.isDebugging,
    isUnwanted: ({ context }) => !context.isAutomatic || !context.mayTell(),
    isDebugging: ({ context }) => context.isDebugging,
    isLast: ({ context }) => context.left <= 1,
    isTakenOver: ({ context }) => context.isTakenOver,
    isUntold: ({ context }) => context.isUntold,
  },
  actions: {
    tell: emit((_, news: LifecycleNews) => ({ type: 'told' as const, news })),
    tellSlow: emit({ type: 'slow' }),
    tellPreparing: emit({ type: 'preparing' }),
    tellPreparingEnded: emit({ type: 'preparingEnded' }),
    tellPrepared: emit({ type: 'prepared' }),
    noteUntold: assign({ isUntold: true }),
    noteTold: assign({ isUntold: false }),
    tellDownload: emit({ type: 'toldDownload' }),
    tellReady: emit({ type: 'ready' }),
    takeOver: emit({ type: 'takeOver' }),
    reload: emit({ type: 'reload' }),
    wind: assign({ left: defaults.restartSeconds }),
    count: assign(({ context }) => ({ left: context.left - 1 })),
    noteTakenOver: assign({ isTakenOver: true }),
  },
}).createMachine({
  id: 'lifecycle',
  context: ({ input }) => ({ ...input, left: defaults.restartSeconds, isTakenOver: false, isUntold: false }),
  initial: 'registering',
  on: { 'guide.whole': { guard: 'isUntold', actions: ['noteTold', 'tellPrepared'] } },
  states: {
    registering: {
      on: {
        'worker.registered': [
          { guard: and(['isFirst', 'isOwn']), target: 'firstInstall' },
          { guard: 'isFirst', target: 'firstVisit' },
          { guard: 'isWaiting', target: 'updateReady' },
          { guard: 'isInstalling', target: 'updateFound' },
          { target: 'cached' },
        ],
        'worker.missing': 'trouble',
      },
    },
    firstInstall: {
      entry: { type: 'tell', params: 'first install' },
      initial: 'brief',
      on: {
        'worker.stored': 'cached',
        'worker.failed': { target: 'trouble', actions: { type: 'tell', params: 'first install failed' } },
      },
      after: { timeout: '.inBackground' },
      states: {
        brief: { after: { moment: 'looking' } },
        looking: { always: [{ guard: 'isBusy', target: 'held' }, { target: 'shown' }] },
        shown: {
          after: {
            second: [
              { guard: 'isBusy', target: 'held' },
              { target: 'shown', reenter: true },
            ],
          },
        },
        held: { after: { second: 'looking' } },
        inBackground: { entry: 'tellSlow' },
      },
    },
    /** In a browser's tab nothing covers the screen. */
    firstVisit: {
      entry: [{ type: 'tell', params: 'first install' }, 'noteUntold'],
      exit: 'tellPreparingEnded',
      initial: 'brief',
      on: {
        'worker.stored': 'cached',
        'worker.failed': { target: 'trouble', actions: { type: 'tell', params: 'first install failed' } },
      },
      states: {
        brief: { after: { while: 'long' } },
        long: { entry: 'tellPreparing' },
      },
    },
    cached: {
      entry: { type: 'tell', params: 'cached' },
      on: {
        'worker.found': 'updateFound',
        'worker.changed': { target: 'updateReady', actions: 'noteTakenOver' },
      },
    },
    updateFound: {
      entry: { type: 'tell', params: 'update found' },
      initial: 'brief',
      on: {
        'worker.stored': 'updateReady',
        'worker.failed': { target: 'cached', actions: { type: 'tell', params: 'update failed' } },
        'worker.changed': { target: 'updateReady', actions: 'noteTakenOver' },
      },
      after: { updateTimeout: '.inBackground' },
      states: {
        brief: { after: { moment: [{ guard: 'isUnwanted', target: 'inBackground' }, { target: 'looking' }] } },
        looking: {
          always: [
            { guard: 'isBusy', target: 'held' },
            { target: 'shown', actions: 'tellDownload' },
          ],
        },
        shown: {
          after: {
            second: [
              { guard: 'isBusy', target: 'held' },
              { target: 'shown', reenter: true },
            ],
          },
        },
        held: { after: { second: 'looking' } },
        inBackground: {},
      },
    },
    updateReady: {
      entry: { type: 'tell', params: 'updated' },
      initial: 'looking',
      on: {
        'worker.changed': { actions: 'noteTakenOver' },
        'visitor.restarts': 'restarting',
        'visitor.postpones': 'later',
      },
      states: {
        looking: {
          always: [
            { guard: 'isSilent', target: 'silent' },
            { guard: 'isBusy', target: 'held' },
            // Also without dialogs for visitors.
            { guard: 'isDebugging', target: 'asked' },
            { target: 'counting', actions: 'wind' },
          ],
        },
        held: { after: { second: 'looking' } },
        counting: {
          on: { 'visitor.reads': 'asked' },
          after: {
            second: [
              { guard: 'isBusy', target: 'held' },
              { guard: 'isLast', target: '#lifecycle.restarting' },
              { target: 'counting', reenter: true, actions: 'count' },
            ],
          },
        },
        asked: {
          after: {
            second: [
              { guard: 'isBusy', target: 'held' },
              { target: 'asked', reenter: true },
            ],
          },
        },
        silent: { entry: 'tellReady' },
      },
    },
    /** Until the guide starts again, or something newer is found. */
    later: {
      on: { 'worker.found': 'updateFound', 'worker.changed': { actions: 'noteTakenOver' } },
    },
    restarting: {
      initial: 'asking',
      states: {
        asking: {
          always: [{ guard: 'isTakenOver', target: 'leaving' }, { target: 'takingOver' }],
        },
        takingOver: {
          entry: 'takeOver',
          on: { 'worker.changed': 'leaving' },
          after: { takingOver: 'leaving' },
        },
        leaving: { entry: 'reload', type: 'final' },
      },
    },
    trouble: {},
  },
});

export type LifecycleDialog = 'welcome' | 'downloading' | 'updated' | 'restarting';

/** Returns the dialog to show, if any. */
export function dialogOf(state: SnapshotFrom<typeof lifecycleMachine>): LifecycleDialog | undefined {
  if (state.matches({ firstInstall: 'shown' })) return 'welcome';
  if (state.matches({ updateFound: 'shown' })) return 'downloading';
  if (state.matches({ updateReady: 'counting' }) || state.matches({ updateReady: 'asked' })) return 'updated';
  return state.matches('restarting') ? 'restarting' : undefined;
}
