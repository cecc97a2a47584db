import { type Container, type Graphics, type Texture } from 'pixi.js';
import { type ReactNode, type RefObject, useLayoutEffect, useCallback, memo } from 'react';
import { useStore } from 'zustand';
import { scaleOf, type PictureView } from '#ui/picture/picture-view.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { type Drawing, type DrawnShape } from '../drawing.ts';
import { coarseScale } from '../../rules/coarse-scale.ts';
import { drawShape } from './draw-shape.ts';

interface RestingShapeProps {
  readonly shape: DrawnShape;
  /** CSS pixels for one pixel of the picture. */
  readonly scale: number;
}

/** Drawn again only when its shape or the scale is another. */
const RestingShape = memo(function RestingShape({ shape, scale }: RestingShapeProps): ReactNode {
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      drawShape(graphics, shape, { line: 2, fill: '1f' }, scale);
    },
    [shape, scale],
  );
  return <pixiGraphics draw={draw} />;
});

export interface CanvasPictureProps {
  /** Everything, in pixels of the picture. */
  readonly world: RefObject<Container | null>;
  /** The state that changes during a gesture. */
  readonly active: RefObject<Graphics | null>;
  readonly drawActive: (graphics: Graphics) => void;
  readonly view: ReadonlyStore<PictureView>;
  readonly drawing: ReadonlyStore<Drawing>;
  /** Undefined until it has loaded. */
  readonly texture: Texture | undefined;
  readonly size: Size;
  /** Called whenever the elements have changed. */
  readonly onShown: (resting: Drawing['resting']) => void;
}

/** The picture, the shapes at rest as they follow the draft, and what is being edited above them. */
export function CanvasPicture(props: CanvasPictureProps): ReactNode {
  const { world, active, drawActive, view, drawing, texture, size, onShown } = props;
  const resting = useStore(drawing, (now) => now.resting);
  const scale = useStore(view, (seen) => coarseScale(scaleOf(seen)));
  useLayoutEffect(() => onShown(resting));
  return (
    <pixiContainer ref={world}>
      {texture === undefined ? null : <pixiSprite texture={texture} {...size} />}
      {/* A separate group, so that redrawing the active shape does not gather all others again. */}
      <pixiContainer isRenderGroup>
        {resting.map((shape) => (
          <RestingShape key={shape.key} shape={shape} scale={scale} />
        ))}
      </pixiContainer>
      <pixiGraphics ref={active} draw={drawActive} />
    </pixiContainer>
  );
}
