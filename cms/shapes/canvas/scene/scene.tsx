import { type Texture, Container, Graphics, Sprite } from 'pixi.js';
import { createRef, Fragment, type ReactNode } from 'react';
import { type Scene } from '#engine/stage/scene.ts';
import { type Stage } from '#engine/stage/stage.ts';
import { scaleOf, type PictureView } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { type Drawing, canvasColours, type DrawnHandle } from '../drawing.ts';
import { CanvasPicture } from './canvas-picture.tsx';
import { drawLine, drawShape } from './draw-shape.ts';
import { createRoot, extend } from '@pixi/react';

/** CSS pixels at any zoom. Arms and new points are smaller for a mouse, so that the shape's own points stand out. */
const handleSizes = { mouse: { usual: 12, small: 9 }, finger: { usual: 24, small: 24 } } as const;

export interface CanvasSceneOptions {
  readonly picture: string;
  readonly view: ViewStore<PictureView>;
  readonly drawing: ReadonlyStore<Drawing>;
}

/**
 * A picture with shapes, handles and guides on it. Its parts are React elements. Changes that follow the pointer are
 * made in the frame itself, because the elements' changes would reach the screen one frame later.
 */
export function createCanvasScene(stage: Stage, { picture, view, drawing }: CanvasSceneOptions): Scene<Drawing> {
  const world = createRef<Container>();
  const active = createRef<Graphics>();
  const elements = openElements(stage.root);
  /** The shapes at rest as their elements show them. */
  let shown: Drawing['resting'] | undefined;
  let isWaiting = false;

  /** @returns when it is drawn */
  function show(texture?: Texture): Promise<void> {
    const { size } = view.getState();
    return new Promise((resolve) => {
      const onShown = (resting: Drawing['resting']): void => {
        shown = resting;
        drawSoon();
        resolve();
      };
      elements.render(
        <CanvasPicture {...{ world, active, view, drawing, texture, size, onShown }} drawActive={drawActiveNow} />,
      );
    });
  }

  /** Draws several changes within a frame only once. */
  function drawSoon(): void {
    if (isWaiting) return;
    isWaiting = true;
    stage.frames.run(() => {
      isWaiting = false;
      draw();
      return false;
    });
  }

  function draw(): void {
    const seen = view.getState();
    const scale = scaleOf(seen);
    const { width, height } = stage.size();
    // A shape that was just put down must not be missing until its element is there.
    const isBehind = shown !== drawing.getState().resting;
    if (world.current === null || active.current === null || isBehind || scale <= 0) return;
    world.current.scale.set(scale);
    world.current.position.set(
      width / 2 + seen.view.x - (seen.size.width / 2) * scale,
      height / 2 + seen.view.y - (seen.size.height / 2) * scale,
    );
    drawActiveNow(active.current);
  }

  function drawActiveNow(graphics: Graphics): void {
    drawActive(graphics, drawing.getState(), scaleOf(view.getState()));
  }

  void show();
  const ready = stage.pictures.load(picture).then(
    ({ texture }) => show(texture),
    () => undefined,
  );
  const forget = view.subscribe(drawSoon);

  return {
    ready,
    update: drawSoon,
    resize: drawSoon,
    destroy: () => {
      forget();
      elements.close();
    },
  };
}

/** Draws the shapes, guides and handles that change during a gesture. */
function drawActive(graphics: Graphics, drawing: Drawing, scale: number): void {
  graphics.clear();
  for (const shape of drawing.hovered) drawShape(graphics, shape, { line: 3, fill: '33' }, scale);
  for (const shape of drawing.chosen) drawShape(graphics, shape, { line: 3, fill: '3d' }, scale);
  for (const { from, to } of drawing.guides) drawLine(graphics, from, to, canvasColours.guide, scale);
  for (const { from, to } of drawing.arms) drawLine(graphics, from, to, canvasColours.ink, scale);
  const sizes = handleSizes[drawing.isForFingers ? 'finger' : 'mouse'];
  for (const handle of drawing.handles) drawHandle(graphics, handle, sizes, scale);
}

function drawHandle(
  graphics: Graphics,
  { at, kind, isChosen = false }: DrawnHandle,
  { usual, small }: (typeof handleSizes)[keyof typeof handleSizes],
  scale: number,
): void {
  const half = (kind === 'arm' || kind === 'new' ? small : usual) / 2 / scale;
  const fill = isChosen ? canvasColours.ink : kind === 'new' ? '#ffffffbf' : '#ffffff';
  const stroke = { width: 2 / scale, color: isChosen ? '#ffffff' : canvasColours.ink };
  if (kind === 'square')
    graphics
      .rect(at.x - half, at.y - half, half * 2, half * 2)
      .fill(fill)
      .stroke(stroke);
  else graphics.circle(at.x, at.y, half).fill(fill).stroke(stroke);
  if (kind !== 'new') return;
  const arm = half * 0.6;
  graphics
    .moveTo(at.x - arm, at.y)
    .lineTo(at.x + arm, at.y)
    .moveTo(at.x, at.y - arm)
    .lineTo(at.x, at.y + arm)
    .stroke({ width: 1.5 / scale, color: canvasColours.ink });
}

extend({ Container, Graphics, Sprite });

/** React elements of PixiJS within a container. */
interface Elements {
  readonly render: (elements: ReactNode) => void;
  readonly close: () => void;
}

type Root = ReturnType<typeof createRoot>;

/** The library never forgets a root, so a closed one is used again. */
const spare: Root[] = [];
let opened = 0;

/** Renders elements into a container of a stage. The stage keeps its renderer, frames and textures. */
function openElements(into: Container): Elements {
  const root = spare.pop() ?? createRoot(document.createElement('canvas'));
  const { applicationState } = root;
  // Its application would otherwise open its own renderer before the first elements.
  applicationState.isInitialised = true;
  into.addChild(applicationState.app.stage);
  opened += 1;
  const key = opened;
  const render = (elements: ReactNode): void => void root.render(<Fragment key={key}>{elements}</Fragment>, {});
  return {
    render,
    close: () => {
      applicationState.app.stage.removeFromParent();
      render(null);
      spare.push(root);
    },
  };
}
