import { type Graphics } from 'pixi.js';
import { memo, type ReactNode, useCallback } from 'react';
import { type DrawnShape } from '../drawing.ts';
import { drawShape } from './draw-shape.ts';

export interface RestingShapeProps {
  readonly shape: DrawnShape;
  /** CSS pixels for one pixel of the picture. */
  readonly scale: number;
}

/** Drawn again only when its shape or the scale is another. */
export const RestingShape = memo(function RestingShape({ shape, scale }: RestingShapeProps): ReactNode {
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      drawShape(graphics, shape, { line: 2, fill: '1f' }, scale);
    },
    [shape, scale],
  );
  return <pixiGraphics draw={draw} />;
});
