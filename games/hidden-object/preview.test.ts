import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type HiddenObjectConfig } from './config.ts';
import { hiddenObjectMachine } from './machine.ts';
import { begin, guess, restore, revise, save } from './rules.ts';
import { fivePlaces } from './testing/stations.ts';

const moved = (config: HiddenObjectConfig, by: number): HiddenObjectConfig => ({
  ...config,
  hotspots: config.hotspots.map((hotspot) => ({
    ...hotspot,
    polygon: hotspot.polygon.map(({ x, y }) => ({ x: x + by, y: y + by })),
  })),
});

const without = (config: HiddenObjectConfig, place: number): HiddenObjectConfig => ({
  ...config,
  hotspots: config.hotspots.filter((_, other) => other !== place),
});

function start(config = fivePlaces()) {
  const emitted: unknown[] = [];
  const actor = createActor(hiddenObjectMachine, { input: { config, seed: 1 } });
  actor.on('*', (effect) => emitted.push(effect));
  actor.start();
  const found = () => actor.getSnapshot().context.game.found;
  return { actor, emitted, found, at: () => actor.getSnapshot().value };
}

describe('a search that staff change during play', () => {
  it('keeps the found solutions when things move, and finds things at their new places', () => {
    const { actor, found } = start();
    actor.send({ type: 'CHOOSE', hotspot: 1 });
    actor.send({ type: 'REVISE', config: moved(fivePlaces(), 7) });
    expect(found()).toEqual([1]);
    actor.send({ type: 'TAP', x: 1, y: 1, tolerance: 0 });
    expect(found()).toEqual([1]);
    actor.send({ type: 'TAP', x: 8, y: 8, tolerance: 0 });
    expect(found()).toEqual([1, 0]);
  });

  it('still recognises things when others are removed', () => {
    const { actor, found } = start();
    actor.send({ type: 'CHOOSE', hotspot: 2 });
    actor.send({ type: 'REVISE', config: without(fivePlaces(), 0) });
    expect(found()).toEqual([1]);
  });

  it('is won, but not by the visitor, when fewer solutions are needed than were found', () => {
    const { actor, emitted, at } = start();
    actor.send({ type: 'CHOOSE', hotspot: 0 });
    emitted.length = 0;
    actor.send({ type: 'REVISE', config: fivePlaces({ GameHotspotsToWin: 1 }) });
    expect([at(), emitted]).toEqual(['won', []]);
    actor.send({ type: 'REVISE', config: fivePlaces() });
    expect(at()).toBe('searching');
  });

  it('is always in a state that play can reach', () => {
    const place = fc.integer({ min: 0, max: 4 });
    const needed = fc.integer({ min: 1, max: 3 }).map((GameHotspotsToWin) => fivePlaces({ GameHotspotsToWin }));
    const changed = fc.oneof(
      needed,
      fc.tuple(needed, place).map(([config, gone]) => without(config, gone)),
      needed.map((config) => moved(config, 3)),
    );
    fc.assert(
      fc.property(needed, changed, fc.array(place, { maxLength: 6 }), (before, after, aims) => {
        const played = aims.reduce((game, aim) => guess(before, game, aim), begin(1));
        const revised = revise(before, after, played);
        expect(restore(after, save(after, revised))).toEqual(revised);
      }),
    );
  });

  it('can be shown as solved without a win', () => {
    const { actor, emitted, found, at } = start();
    actor.send({ type: 'SOLVE' });
    expect([found(), at(), emitted]).toEqual([[0, 1, 2], 'won', []]);
  });
});
