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
    read: (what = sentences) => actor.send({ type: 'READ', sentences: what, rate: 1 }),
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
  read([{ text: 'Unus.', language: 'la' }, ...sentences]);
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
  actor.send({ type: 'NEXT' });
  vi.advanceTimersByTime(60_000);
  expect(is()).toEqual(['failed', 1]);
});

it('looks for a voice once for each language, skips sentences without one, and fails where no sentence has one', () => {
  const { actor, read, hear, is, said } = start();
  const foreign = Array.from({ length: 10_000 }, (_, index) => ({
    text: '…',
    language: index % 2 === 0 ? 'la' : 'el',
  }));
  read([...foreign, ...sentences, ...foreign, ...sentences]);
  hear('speech.voiceless', 'speech.voiceless', 'speech.begun', 'speech.ended');
  expect([is(), said.length]).toEqual([['reading', 10_001], 7]);
  for (const type of ['NEXT', 'NEXT', 'PREVIOUS'] as const) actor.send({ type });
  expect(is()).toEqual(['reading', 10_002]);
  read([...sentences, ...foreign]);
  hear('speech.ended', 'speech.ended', 'speech.ended', 'speech.voiceless', 'speech.voiceless');
  expect(is()[0]).toBe('ended');
  read(foreign);
  hear('speech.voiceless', 'speech.voiceless');
  expect(is()).toEqual(['failed', 0]);
  actor.send({ type: 'NEXT' });
  expect(is()).toEqual(['failed', 0]);
  actor.send({ type: 'PLAY' });
  hear('speech.voiceless', 'speech.voiceless');
  expect(is()).toEqual(['failed', 0]);
});

it.each([
  ['NEXT', 2],
  ['PREVIOUS', 0],
] as const)('reads on after a failure with %s', (type, at) => {
  const { actor, read, hear, is, said } = start();
  read();
  hear('speech.ended', 'speech.failed');
  expect(is()).toEqual(['failed', 1]);
  actor.send({ type });
  expect([is(), said.at(-1)]).toEqual([['reading', at], `${sentences[at]?.text} 1`]);
});

it('reads on where the voice never says that it has ended, later at a lower speed', () => {
  vi.useFakeTimers();
  const { actor, read, hear, is, said } = start();
  read([{ text: 'x'.repeat(100), language: 'en' }, ...sentences]);
  hear('speech.begun');
  vi.advanceTimersByTime(29_000);
  expect(is()).toEqual(['reading', 0]);
  vi.advanceTimersByTime(1000);
  expect([is(), said.slice(-2)]).toEqual([
    ['reading', 1],
    ['silence', 'One. 1'],
  ]);
  actor.send({ type: 'PREVIOUS' });
  actor.send({ type: 'RATE', rate: 0.5 });
  hear('speech.begun');
  vi.advanceTimersByTime(54_000);
  expect(is()).toEqual(['reading', 0]);
  vi.advanceTimersByTime(1000);
  expect(is()).toEqual(['reading', 1]);
});

it('reads on in a list that has grown', () => {
  const { actor, read, hear, is } = start();
  read();
  for (const type of ['NEXT', 'NEXT'] as const) actor.send({ type });
  actor.send({ type: 'FOUND', sentences: [...sentences, { text: 'Four.', language: 'en' }] });
  hear('speech.begun', 'speech.ended');
  expect(is()).toEqual(['reading', 3]);
});

it('reads on below a text that has opened', () => {
  const { actor, read, hear, is, said } = start();
  read();
  const opened = Array.from({ length: 9 }, () => ({ text: 'Zero.', language: 'en' }));
  actor.send({ type: 'FOUND', sentences: [...opened, ...sentences] });
  expect([is(), said]).toEqual([['reading', 9], ['One. 1']]);
  hear('speech.begun', 'speech.ended');
  expect(said.at(-1)).toBe('Two. 1');
});

it.each([undefined, 'PAUSE'] as const)('stops where the sentence has gone from the screen, after %s', (before) => {
  const { actor, read, is, said } = start();
  read();
  if (before !== undefined) actor.send({ type: before });
  actor.send({ type: 'FOUND', sentences: [{ text: 'One.', language: 'de' }, ...sentences.slice(1)] });
  expect([is(), said]).toEqual([
    ['idle', 0],
    ['One. 1', 'silence'],
  ]);
});
