import { Container, Graphics, Sprite } from 'pixi.js';
import { type Point } from '#content/outline.ts';
import { type Scene } from '#engine/stage/scene.ts';
import { type Stage } from '#engine/stage/stage.ts';
import { scaleOf, type PictureView } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { canvasColours, type DrawnHandle, type DrawnShape, type Drawing } from './drawing.ts';
import { dashes } from './rules/dashes.ts';

export interface CanvasSceneOptions {
  readonly picture: string;
  readonly view: ViewStore<PictureView>;
}

/** CSS pixels at any zoom. Arms and new points are smaller for a mouse, so that the shape's own points stand out. */
const handleSizes = { mouse: { usual: 12, small: 9 }, finger: { usual: 24, small: 24 } } as const;

/** A picture with shapes, handles and guides on it. */
export function createCanvasScene(stage: Stage, { picture, view }: CanvasSceneOptions): Scene<Drawing> {
  const world = new Container();
  const ground = new Sprite();
  const resting = new Graphics();
  const active = new Graphics();
  world.addChild(ground, resting, active);
  stage.root.addChild(world);
  let drawing: Drawing | undefined;
  let restingDrawn: { readonly shapes: Drawing['resting']; readonly scale: number } | undefined;
  let isWaiting = false;

  const ready = stage.pictures.load(picture).then(
    ({ texture }) => {
      ground.texture = texture;
      const { width, height } = view.getState().size;
      ground.setSize(width, height);
      stage.frames.request();
    },
    () => undefined,
  );
  const forget = view.subscribe(drawSoon);

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
    if (drawing === undefined || scale <= 0) return;
    world.scale.set(scale);
    world.position.set(
      width / 2 + seen.view.x - (seen.size.width / 2) * scale,
      height / 2 + seen.view.y - (seen.size.height / 2) * scale,
    );
    if (restingDrawn?.shapes !== drawing.resting || restingDrawn.scale !== scale) {
      restingDrawn = { shapes: drawing.resting, scale };
      resting.clear();
      for (const shape of drawing.resting) drawShape(resting, shape, { line: 2, fill: '1f' }, scale);
    }
    active.clear();
    drawActive(active, drawing, scale);
  }

  return {
    ready,
    update: (next) => {
      drawing = next;
      drawSoon();
    },
    resize: drawSoon,
    destroy: forget,
  };
}

/** Draws the shapes, guides and handles that change during a gesture. */
function drawActive(graphics: Graphics, drawing: Drawing, scale: number): void {
  for (const shape of drawing.hovered) drawShape(graphics, shape, { line: 3, fill: '33' }, scale);
  for (const shape of drawing.chosen) drawShape(graphics, shape, { line: 3, fill: '3d' }, scale);
  for (const { from, to } of drawing.guides) drawLine(graphics, from, to, canvasColours.guide, scale);
  for (const { from, to } of drawing.arms) drawLine(graphics, from, to, canvasColours.ink, scale);
  const sizes = handleSizes[drawing.isForFingers ? 'finger' : 'mouse'];
  for (const handle of drawing.handles) drawHandle(graphics, handle, sizes, scale);
}

interface FramedView {
  readonly line: number;
  /** The opacity as two hexadecimal digits that follow a colour. */
  readonly fill: string;
}

function drawShape(graphics: Graphics, shape: DrawnShape, { line, fill }: FramedView, scale: number): void {
  const { rings, colour, isDashed = false, isOpen = false } = shape;
  for (const ring of rings) {
    if (ring.length < 2) continue;
    const corners = [...ring];
    if (!isOpen && ring.length > 2) graphics.poly(corners, true).fill(`${colour}${fill}`);
    graphics.poly(corners, !isOpen).stroke({ width: (line + 2) / scale, color: canvasColours.seam, alpha: 0.9 });
    const parts = isDashed ? dashes(ring, !isOpen, { on: 7 / scale, off: 5 / scale }) : undefined;
    if (parts === undefined) graphics.poly(corners, !isOpen).stroke({ width: line / scale, color: colour });
    else
      for (const part of parts)
        graphics.poly([...part], false).stroke({ width: line / scale, color: colour, cap: 'butt' });
  }
}

function drawLine(graphics: Graphics, from: Point, to: Point, colour: string, scale: number): void {
  for (const [width, color] of [
    [3, canvasColours.seam],
    [1, colour],
  ] as const)
    graphics
      .moveTo(from.x, from.y)
      .lineTo(to.x, to.y)
      .stroke({ width: width / scale, color, alpha: width === 1 ? 1 : 0.7 });
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
