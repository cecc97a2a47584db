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
  /** The languages that have turned out to have no voice. Their sentences are passed over. */
  readonly voiceless: ReadonlySet<string>;
}

export type ReadingEvent<One extends Sentence> =
  | { readonly type: 'READ'; readonly sentences: readonly One[]; readonly rate: number }
  /** What is on the screen now: a list may have grown, a text may have changed. */
  | { readonly type: 'FOUND'; readonly sentences: readonly One[] }
  | { readonly type: 'PLAY' | 'PAUSE' | 'STOP' | 'NEXT' | 'PREVIOUS' }
  | { readonly type: 'RATE'; readonly rate: number }
  | SpeechEvent;

/** Milliseconds in which a voice begins, or never will. */
const patience = 8000;

/** Milliseconds after which a voice that has begun must have ended: some never report their end. */
function longest({ sentences, at, rate }: ReadingContext<Sentence>): number {
  return 5000 + (250 * (sentences[at]?.text.length ?? 0)) / rate;
}

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
    delays: { patience, longest: ({ context }) => longest(context) },
    guards: {
      hasText: ({ event }) => event.type === 'READ' && event.sentences.length > 0,
      hasNext: ({ context }) => voicedFrom(context, 1) !== undefined,
      isVoiceless: ({ context: { sentences, voiceless } }) =>
        sentences.every(({ language }) => voiceless.has(language)),
      isGone: ({ context, event }) => event.type === 'FOUND' && placeIn(event.sentences, context) === undefined,
    },
    actions: {
      begin: assign(({ event }) =>
        event.type === 'READ'
          ? { sentences: event.sentences, at: 0, rate: event.rate, voiceless: new Set<string>() }
          : {},
      ),
      follow: assign(({ context, event }) =>
        event.type === 'FOUND' && hasChanged(event.sentences, context)
          ? { sentences: event.sentences, at: placeIn(event.sentences, context) ?? 0 }
          : {},
      ),
      goOn: assign(({ context }) => ({ at: voicedFrom(context, 1) ?? context.at })),
      goBack: assign(({ context }) => ({ at: voicedFrom(context, -1) ?? context.at })),
      goToStart: assign({ at: 0 }),
      noteVoiceless: assign(({ context: { sentences, at, voiceless } }) => ({
        voiceless: new Set([...voiceless, sentences[at]?.language ?? '']),
      })),
      forgetVoiceless: assign({ voiceless: new Set<string>() }),
      setRate: assign(({ context, event }) => ({ rate: event.type === 'RATE' ? event.rate : context.rate })),
    },
  }).createMachine({
    id: 'reading',
    context: { sentences: [], at: 0, rate: 1, voiceless: new Set() },
    initial: 'idle',
    on: { READ: { guard: 'hasText', target: '.reading', actions: 'begin', reenter: true } },
    states: {
      idle: { tags: 'atRest' },
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
          heard: { after: { longest: '#reading.goingOn' } },
        },
        on: {
          PAUSE: 'paused',
          STOP: 'idle',
          FOUND: [{ guard: 'isGone', target: 'idle' }, { actions: 'follow' }],
          RATE: { target: 'reading', actions: 'setRate', reenter: true },
          NEXT: 'goingOn',
          PREVIOUS: { target: 'reading', actions: 'goBack', reenter: true },
          'speech.ended': 'goingOn',
          'speech.voiceless': { target: 'goingOn', actions: 'noteVoiceless' },
          'speech.interrupted': 'paused',
          'speech.failed': 'failed',
        },
      },
      goingOn: {
        always: [
          { guard: 'hasNext', target: 'reading', actions: 'goOn' },
          { guard: 'isVoiceless', target: 'failed', actions: 'goToStart' },
          'ended',
        ],
      },
      paused: {
        on: {
          PLAY: 'reading',
          STOP: 'idle',
          RATE: { actions: 'setRate' },
          FOUND: [{ guard: 'isGone', target: 'idle' }, { actions: 'follow' }],
          NEXT: { actions: 'goOn' },
          PREVIOUS: { actions: 'goBack' },
        },
      },
      failed: {
        on: {
          PLAY: { target: 'reading', actions: 'forgetVoiceless' },
          STOP: 'idle',
          RATE: { actions: 'setRate' },
          FOUND: [{ guard: 'isGone', target: 'idle' }, { actions: 'follow' }],
          NEXT: 'goingOn',
          PREVIOUS: { target: 'reading', actions: 'goBack' },
        },
      },
      ended: { tags: 'atRest' },
    },
  });
}

/** Returns the index of the next sentence, or with -1 the one before, that may have a voice. */
function voicedFrom({ sentences, at, voiceless }: ReadingContext<Sentence>, step: 1 | -1): number | undefined {
  for (let index = at + step; ; index += step) {
    const sentence = sentences[index];
    if (sentence === undefined) return undefined;
    if (!voiceless.has(sentence.language)) return index;
  }
}

/** Returns the index of the sentence that is read in what is on the screen now, the closest if it is there twice. */
function placeIn(found: readonly Sentence[], { sentences, at }: ReadingContext<Sentence>): number | undefined {
  const places = found.flatMap((sentence, index) => (isSame(sentence, sentences[at]) ? [index] : []));
  return places.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))[0];
}

function hasChanged(found: readonly Sentence[], { sentences }: ReadingContext<Sentence>): boolean {
  return found.length !== sentences.length || found.some((sentence, index) => !isSame(sentence, sentences[index]));
}

function isSame(one: Sentence, other: Sentence | undefined): boolean {
  return one.text === other?.text && one.language === other.language;
}
