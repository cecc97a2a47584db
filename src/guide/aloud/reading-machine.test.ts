import { expect, it, vi, afterEach } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { createReadingMachine, type Sentence, type Speaking, type SpeechEvent } from './reading-machine.ts';

afterEach(() => void vi.useRealTimers());

const sentences: readonly Sentence[] = ['One.', 'Two.', 'Three.'].map((text) => ({ text, language: 'en' }));

function start() {
  const said: string[] = [];
  let tell: ((event: SpeechEvent) => void) | undefined;
  const machine = createReadingMachine<Sentence>().provide({
    actors: {
      speech: fromCallback<{ readonly type: 'none' }, Speaking>(({ input, sendBack }) => {
        said.push(`${input.text} ${input.rate}`);
        tell = sendBack;
        return () => {
          tell = undefined;
          said.push('silence');
        };
      }),
    },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    said,
    hear: (...types: readonly SpeechEvent['type'][]) => {
      for (const type of types) tell?.({ type });
    },
    is: () => {
      const { value, context } = actor.getSnapshot();
      return [typeof value === 'string' ? value : Object.keys(value)[0], context.at];
    },
    read: () => actor.send({ type: 'READ', sentences, rate: 1 }),
  };
}

it('reads sentence after sentence, and ends', () => {
  const { read, hear, is, said } = start();
  read();
  hear('speech.begun', 'speech.ended', 'speech.begun', 'speech.ended', 'speech.begun');
  expect(is()).toEqual(['reading', 2]);
  hear('speech.ended');
  expect(is()).toEqual(['ended', 2]);
  expect(said.filter((words) => words !== 'silence')).toEqual(['One. 1', 'Two. 1', 'Three. 1']);
  read();
  expect(is()).toEqual(['reading', 0]);
});

it('has nothing to do without sentences', () => {
  const { actor, is } = start();
  actor.send({ type: 'READ', sentences: [], rate: 1 });
  expect(is()).toEqual(['idle', 0]);
});

it('is silent while it is paused, and then reads the sentence again', () => {
  const { actor, read, is, said } = start();
  read();
  actor.send({ type: 'NEXT' });
  actor.send({ type: 'PAUSE' });
  expect(said.at(-1)).toBe('silence');
  actor.send({ type: 'NEXT' });
  actor.send({ type: 'NEXT' });
  expect(is()).toEqual(['paused', 2]);
  actor.send({ type: 'PREVIOUS' });
  actor.send({ type: 'RATE', rate: 1.5 });
  actor.send({ type: 'PLAY' });
  expect(said.at(-1)).toBe('Two. 1.5');
});

it('goes to the next and the previous sentence, and not beyond', () => {
  const { actor, read, is, said } = start();
  read();
  actor.send({ type: 'PREVIOUS' });
  expect([is(), said]).toEqual([
    ['reading', 0],
    ['One. 1', 'silence', 'One. 1'],
  ]);
  for (const type of ['NEXT', 'NEXT', 'PREVIOUS', 'NEXT'] as const) actor.send({ type });
  expect(is()).toEqual(['reading', 2]);
  actor.send({ type: 'NEXT' });
  expect(is()).toEqual(['ended', 2]);
});

it('says the sentence again at another speed', () => {
  const { actor, read, said } = start();
  read();
  actor.send({ type: 'RATE', rate: 2 });
  expect(said).toEqual(['One. 1', 'silence', 'One. 2']);
});

it('stops for good', () => {
  const { actor, read, is, said } = start();
  read();
  actor.send({ type: 'STOP' });
  expect([is(), said]).toEqual([
    ['idle', 0],
    ['One. 1', 'silence'],
  ]);
  actor.send({ type: 'PLAY' });
  expect(is()).toEqual(['idle', 0]);
});

it('passes over a sentence that no voice speaks, and waits where the voice is taken', () => {
  const { read, hear, is } = start();
  read();
  hear('speech.voiceless');
  expect(is()).toEqual(['reading', 1]);
  hear('speech.begun', 'speech.interrupted');
  expect(is()).toEqual(['paused', 1]);
});

it('can be tried again after a failure, or where the voice never begins', () => {
  vi.useFakeTimers();
  const { actor, read, hear, is } = start();
  read();
  hear('speech.begun', 'speech.failed');
  expect(is()).toEqual(['failed', 0]);
  actor.send({ type: 'PLAY' });
  hear('speech.begun');
  vi.advanceTimersByTime(60_000);
  expect(is()).toEqual(['reading', 0]);
  actor.send({ type: 'NEXT' });
  vi.advanceTimersByTime(60_000);
  expect(is()).toEqual(['failed', 1]);
});

it('reads on in a list that has grown', () => {
  const { actor, read, hear, is } = start();
  read();
  for (const type of ['NEXT', 'NEXT'] as const) actor.send({ type });
  actor.send({ type: 'FOUND', sentences: [...sentences, { text: 'Four.', language: 'en' }] });
  actor.send({ type: 'FOUND', sentences: [] });
  // A text above has opened.
  actor.send({ type: 'FOUND', sentences: Array.from({ length: 9 }, () => ({ text: 'Zero.', language: 'en' })) });
  hear('speech.begun', 'speech.ended');
  expect(is()).toEqual(['reading', 3]);
});
