// @vitest-environment happy-dom
import { type Container, Graphics } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import { type Stage } from '#engine/stage/stage.ts';
import { createBoardParts } from './board-parts.ts';

it('changes nothing in a frame that drags a piece without a line around it', () => {
  const parts = createBoardParts({} as Stage, {
    colours: {} as never,
    layout: () => {
      throw new Error('Nothing is placed');
    },
    isCalm: true,
  });
  const changed = vi.fn();
  for (const { context } of graphicsIn(parts.above)) context.on('update', changed);
  parts.unmark();
  expect(changed).not.toHaveBeenCalled();
});

function graphicsIn({ children }: Container): readonly Graphics[] {
  return children.filter((child) => child instanceof Graphics);
}
