import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type MemoryConfig } from './config.ts';
import { memoryMachine } from './machine.ts';
import { restore, save } from './rules.ts';

function configOf(pairs: number, ...urls: readonly string[]): MemoryConfig {
  return { pictures: urls.map((url) => ({ url, name: {} })), pairs, backURL: '', flipURL: '' };
}

const first = configOf(2, 'a', 'b', 'c');

function start() {
  const emitted: unknown[] = [];
  const actor = createActor(memoryMachine, { input: { config: first, seed: 5 } });
  actor.on('*', (effect) => emitted.push(effect));
  actor.start();
  const game = () => actor.getSnapshot().context.game;
  return { actor, emitted, game, at: () => actor.getSnapshot().value };
}

describe('a memory that staff change while it is played', () => {
  it('continues with an open card when a picture is replaced or text is edited', () => {
    const { actor, game, at } = start();
    actor.send({ type: 'FLIP', card: 0 });
    const before = game();
    actor.send({ type: 'REVISE', config: configOf(2, 'a', 'x', 'c') });
    expect([game(), at()]).toEqual([before, 'second']);
    expect(actor.getSnapshot().context.config.pictures[1]?.url).toBe('x');
  });

  it('keeps its cards when a picture is added anywhere in the list', () => {
    const { actor, game } = start();
    const urls = game().deck.map((picture) => first.pictures[picture]?.url);
    const config = configOf(2, 'new', 'a', 'b', 'c');
    actor.send({ type: 'REVISE', config });
    expect(game().deck.map((picture) => config.pictures[picture]?.url)).toEqual(urls);
    expect(restore(config, save(config, game()))).toEqual(game());
  });

  it('deals again when the number of pairs changes', () => {
    const { actor, game, at } = start();
    actor.send({ type: 'FLIP', card: 0 });
    actor.send({ type: 'REVISE', config: configOf(3, 'a', 'b', 'c') });
    expect([game().deck.length, game().open, at()]).toEqual([6, [], 'ready']);
  });

  it('can be shown as solved without a win', () => {
    const { actor, emitted, game, at } = start();
    actor.send({ type: 'FLIP', card: 0 });
    emitted.length = 0;
    actor.send({ type: 'SOLVE' });
    expect([game().found.length, game().open, at(), emitted]).toEqual([2, [], 'won', []]);
    actor.send({ type: 'RESTART' });
    expect([game().found, at()]).toEqual([[], 'ready']);
  });
});
