import fc from 'fast-check';
import Matter from 'matter-js';
import { describe, expect, it, test } from 'vitest';
import { cornerIn, createRoom, fixed, inRoom, sliding, solid } from './room.ts';
import { type Box } from '../geometry.ts';

const room: Box = { x: 20, y: -30, width: 300, height: 500 };

describe('a room', () => {
  it.each([
    ['left', { x: 20 - 400, y: -30 - 400 }, { x: 20, y: 470 + 400 }],
    ['right', { x: 320, y: -30 - 400 }, { x: 320 + 400, y: 470 + 400 }],
    ['top', { x: 20 - 400, y: -30 - 400 }, { x: 320 + 400, y: -30 }],
    ['bottom', { x: 20 - 400, y: 470 }, { x: 320 + 400, y: 470 + 400 }],
  ])('has a thick wall at its %s that goes around the corners', (_, min, max) => {
    const walls = createRoom(room).world.bodies;
    expect(walls).toHaveLength(4);
    expect(walls.every(({ isStatic }) => isStatic)).toBe(true);
    expect(walls.map(({ bounds }) => bounds)).toContainEqual({ min, max });
  });

  it('has no gravity', () => {
    const engine = createRoom(room);
    const box = sliding({ x: 100, y: 100, width: 20, height: 20 }, { frictionAir: 0, restitution: 0 });
    Matter.Composite.add(engine.world, [box]);
    for (let step = 0; step < 20; step += 1) Matter.Engine.update(engine, 1000 / 60);
    expect(box.position).toEqual({ x: 110, y: 110 });
  });
});

test('a sliding box has its corner at the given point, and never turns', () => {
  const box = sliding({ x: 10, y: 20, width: 40, height: 60 }, { frictionAir: 0.1, restitution: 0.3 });
  expect(box.bounds).toEqual({ min: { x: 10, y: 20 }, max: { x: 50, y: 80 } });
  expect([box.isStatic, box.inertia, box.friction, box.frictionAir, box.restitution]).toEqual([
    false,
    Infinity,
    0,
    0.1,
    0.3,
  ]);
  expect(cornerIn(room, box, { width: 40, height: 60 })).toEqual({ x: 20, y: 20 });
  expect(cornerIn({ ...room, x: 0 }, box, { width: 40, height: 60 })).toEqual({ x: 10, y: 20 });
});

test('an obstacle has its corner at the given point', () => {
  expect(fixed({ x: 10, y: 20, width: 40, height: 60 }).bounds).toEqual({
    min: { x: 10, y: 20 },
    max: { x: 50, y: 80 },
  });
});

describe('a box is moved into the room', () => {
  it.each([
    ['at the left and top', { x: -100, y: -100 }, { x: 20, y: -30 }],
    ['at the right and bottom', { x: 900, y: 900 }, { x: 280, y: 410 }],
    ['not at all where it fits', { x: 30, y: 40 }, { x: 30, y: 40 }],
  ])('%s', (_, at, expected) => expect(inRoom(room, { ...at, width: 40, height: 60 })).toEqual(expected));

  it('into its corner if it is larger', () => {
    expect(inRoom(room, { x: 50, y: 60, width: 301, height: 501 })).toEqual({ x: 20, y: -30 });
  });
});

test('a solid has an extent, whatever the size it was made from', () => {
  expect(solid({ width: 3, height: 4 })).toEqual({ width: 3, height: 4 });
  const length = fc.oneof(fc.double({ max: 1 }), fc.constant(Number.NaN));
  fc.assert(
    fc.property(length, length, (width, height) => {
      expect(solid({ width, height })).toEqual({ width: 1, height: 1 });
    }),
  );
});
