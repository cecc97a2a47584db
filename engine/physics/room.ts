import Matter from 'matter-js';
import { type Box, type Point, type Size } from '../geometry.ts';

type Body = ReturnType<typeof Matter.Bodies.rectangle>;

/** Thick enough that nothing passes through a wall in one step. */
const thickness = 400;

/** A world without gravity, seen from above, with walls around the room. */
export function createRoom({ x, y, width, height }: Box): ReturnType<typeof Matter.Engine.create> {
  const engine = Matter.Engine.create();
  engine.gravity.scale = 0;
  const long = { width: width + 2 * thickness, height: height + 2 * thickness };
  Matter.Composite.add(engine.world, [
    fixed({ x: x - thickness, y: y - thickness, width: long.width, height: thickness }),
    fixed({ x: x - thickness, y: y + height, width: long.width, height: thickness }),
    fixed({ x: x - thickness, y: y - thickness, width: thickness, height: long.height }),
    fixed({ x: x + width, y: y - thickness, width: thickness, height: long.height }),
  ]);
  return engine;
}

/** An obstacle that never moves. */
export function fixed(box: Box): Body {
  return Matter.Bodies.rectangle(box.x + box.width / 2, box.y + box.height / 2, box.width, box.height, {
    isStatic: true,
  });
}

/** A box that slides and never turns. */
export function sliding(box: Box, options: { readonly frictionAir: number; readonly restitution: number }): Body {
  return Matter.Bodies.rectangle(box.x + box.width / 2, box.y + box.height / 2, box.width, box.height, {
    ...options,
    friction: 0,
    inertia: Infinity,
  });
}

/** Returns the box's top-left corner, moved into the room if the box overlaps a wall or is larger than the room. */
export function cornerIn(room: Box, body: Body, { width, height }: Size): Point {
  return inRoom(room, { x: body.position.x - width / 2, y: body.position.y - height / 2, width, height });
}

export function inRoom(room: Box, { x, y, width, height }: Box): Point {
  return {
    x: Math.max(room.x, Math.min(room.x + room.width - width, x)),
    y: Math.max(room.y, Math.min(room.y + room.height - height, y)),
  };
}

/** Bodies without an extent are invalid. */
export function solid({ width, height }: Size): Size {
  return { width: Math.max(width || 0, 1), height: Math.max(height || 0, 1) };
}
