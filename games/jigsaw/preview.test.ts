import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type JigsawConfig } from './config.ts';
import { layOutTable } from './layout.ts';
import { jigsawMachine } from './machine.ts';
import { hash } from './rules/hash.ts';

function configOf(columns: number, more: Partial<JigsawConfig> = {}): JigsawConfig {
  const sounds = { connect: '', disconnect: '' };
  return { columns, rows: 2, noses: true, seed: hash(1, columns, 2), picture: 'a.webp', altText: {}, sounds, ...more };
}

function start() {
  const emitted: unknown[] = [];
  const actor = createActor(jigsawMachine, { input: { config: configOf(2), seed: 5 }, clock: new SimulatedClock() });
  actor.on('*', (effect) => emitted.push(effect));
  actor.start();
  const { area } = layOutTable({ width: 390, height: 700 }, configOf(2), 1.5);
  actor.send({ type: 'TABLE', aspect: 1.5, area });
  actor.send({ type: 'SCATTERED' });
  emitted.length = 0;
  const context = () => actor.getSnapshot().context;
  return { actor, emitted, context, at: () => actor.getSnapshot().value };
}

describe('a jigsaw that staff change while it is played', () => {
  it('cuts its pieces again where they are, with one in hand', () => {
    const { actor, context, at } = start();
    actor.send({ type: 'PICK', piece: 1 });
    const { state, table } = context();
    actor.send({ type: 'REVISE', config: configOf(2, { noses: false }) });
    expect([context().state, at()]).toEqual([state, { playing: 'picked' }]);
    expect(context().table.outlines).not.toEqual(table.outlines);
    expect(context().table).toMatchObject({ noses: false, aspect: 1.5, bounds: table.bounds });
  });

  it('keeps the same table object when only words and sounds change', () => {
    const { actor, context } = start();
    const { table } = context();
    actor.send({ type: 'REVISE', config: configOf(2, { altText: { de: 'Ein Bild' } }) });
    expect(context().table).toBe(table);
    expect(context().config.altText).toEqual({ de: 'Ein Bild' });
  });

  it('scatters its pieces again when their number changes', () => {
    const { actor, context, at } = start();
    actor.send({ type: 'PICK', piece: 1 });
    actor.send({ type: 'REVISE', config: configOf(3) });
    expect([at(), context().held]).toEqual(['scattering', undefined]);
    expect(
      context()
        .state.groups.flatMap(({ pieces }) => pieces)
        .toSorted((one, other) => one - other),
    ).toEqual([0, 1, 2, 3, 4, 5]);
    actor.send({ type: 'SCATTERED' });
    expect(at()).toEqual({ playing: 'idle' });
  });

  it('can be shown as solved without a win', () => {
    const { actor, emitted, context, at } = start();
    actor.send({ type: 'SOLVE' });
    expect([at(), emitted]).toEqual(['won', []]);
    expect(context().state.groups).toEqual([{ pieces: [0, 1, 2, 3], x: 0, y: 0, locked: true }]);
    actor.send({ type: 'RESTART' });
    expect(at()).toBe('scattering');
  });
});
