import { assign, fromCallback, setup } from 'xstate';

export interface Sentence {
  readonly text: string;
  /** BCP 47. */
  readonly language: string;
}

/** A sentence with the speed at which to say it; 1 is the voice's own. */
export interface Speaking extends Sentence {
  readonly rate: number;
}

/** What becomes of a spoken sentence. */
export type SpeechEvent =
  | { readonly type: 'speech.begun' }
  | { readonly type: 'speech.ended' }
  /** There is no voice for its language. */
  | { readonly type: 'speech.voiceless' }
  /** The device or another page has taken the voice. */
  | { readonly type: 'speech.interrupted' }
  | { readonly type: 'speech.failed' };

interface ReadingContext<One extends Sentence> {
  readonly sentences: readonly One[];
  /** The index of the sentence that is read. */
  readonly at: number;
  readonly rate: number;
}

export type ReadingEvent<One extends Sentence> =
  | { readonly type: 'READ'; readonly sentences: readonly One[]; readonly rate: number }
  /** What is on the screen now: a list may have grown. */
  | { readonly type: 'FOUND'; readonly sentences: readonly One[] }
  | { readonly type: 'PLAY' | 'PAUSE' | 'STOP' | 'NEXT' | 'PREVIOUS' }
  | { readonly type: 'RATE'; readonly rate: number }
  | SpeechEvent;

/** Milliseconds in which a voice begins, or never will. */
const patience = 8000;

/**
 * Reads sentences aloud, one after the other. Browsers lose their place in a sentence that is paused, so it is read
 * again from its start.
 */
export function createReadingMachine<One extends Sentence>() {
  return setup({
    types: { context: {} as ReadingContext<One>, events: {} as ReadingEvent<One> },
    actors: {
      /** Says a sentence, and falls silent when it is stopped. */
      speech: fromCallback<{ readonly type: 'none' }, Speaking>(() => {
        throw new Error('A voice must be provided');
      }),
    },
    delays: { patience },
    guards: {
      hasText: ({ event }) => event.type === 'READ' && event.sentences.length > 0,
      isLast: ({ context: { at, sentences } }) => at + 1 >= sentences.length,
      isFirst: ({ context }) => context.at === 0,
    },
    actions: {
      begin: assign(({ event }) =>
        event.type === 'READ' ? { sentences: event.sentences, at: 0, rate: event.rate } : {},
      ),
      lengthen: assign(({ context, event }) =>
        event.type === 'FOUND' && isLonger(event.sentences, context) ? { sentences: event.sentences } : {},
      ),
      goOn: assign(({ context }) => ({ at: context.at + 1 })),
      goBack: assign(({ context }) => ({ at: context.at - 1 })),
      setRate: assign(({ context, event }) => ({ rate: event.type === 'RATE' ? event.rate : context.rate })),
    },
  }).createMachine({
    id: 'reading',
    context: { sentences: [], at: 0, rate: 1 },
    initial: 'idle',
    on: { READ: { guard: 'hasText', target: '.reading', actions: 'begin', reenter: true } },
    states: {
      idle: {},
      reading: {
        invoke: {
          src: 'speech',
          input: ({ context: { sentences, at, rate } }) => ({
            text: sentences[at]?.text ?? '',
            language: sentences[at]?.language ?? '',
            rate,
          }),
        },
        initial: 'coming',
        states: {
          coming: { after: { patience: '#reading.failed' }, on: { 'speech.begun': 'heard' } },
          heard: {},
        },
        on: {
          PAUSE: 'paused',
          STOP: 'idle',
          FOUND: { actions: 'lengthen' },
          RATE: { target: 'reading', actions: 'setRate', reenter: true },
          NEXT: [
            { guard: 'isLast', target: 'ended' },
            { target: 'reading', actions: 'goOn', reenter: true },
          ],
          PREVIOUS: [
            { guard: 'isFirst', target: 'reading', reenter: true },
            { target: 'reading', actions: 'goBack', reenter: true },
          ],
          'speech.ended': [
            { guard: 'isLast', target: 'ended' },
            { target: 'reading', actions: 'goOn', reenter: true },
          ],
          'speech.voiceless': [
            { guard: 'isLast', target: 'ended' },
            { target: 'reading', actions: 'goOn', reenter: true },
          ],
          'speech.interrupted': 'paused',
          'speech.failed': 'failed',
        },
      },
      paused: {
        on: {
          PLAY: 'reading',
          STOP: 'idle',
          RATE: { actions: 'setRate' },
          FOUND: { actions: 'lengthen' },
          NEXT: [{ guard: 'isLast' }, { actions: 'goOn' }],
          PREVIOUS: [{ guard: 'isFirst' }, { actions: 'goBack' }],
        },
      },
      failed: { on: { PLAY: 'reading', STOP: 'idle', RATE: { actions: 'setRate' } } },
      ended: {},
    },
  });
}

function isLonger<One extends Sentence>(found: readonly One[], { sentences, at }: ReadingContext<One>): boolean {
  return found.length > sentences.length && found[at]?.text === sentences[at]?.text;
}
