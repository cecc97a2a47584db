import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { type Colours } from '#engine/stage/colours.ts';
import { type StagePicture } from '#engine/stage/pictures.ts';
import { type Scene } from '#engine/stage/scene.ts';
import { type Stage } from '#engine/stage/stage.ts';
import { tween } from '#engine/stage/tween.ts';
import { scaleOf, type PictureView } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { bakeShapes } from './bake-shapes.ts';
import { type BoardState } from './board-state.ts';
import { type BoardConfig } from './config.ts';
import { type Line, linesOf } from './lines.ts';
import { createOutlines } from './outlines.ts';

export interface BoardSceneOptions {
  readonly config: BoardConfig;
  readonly colours: Colours;
  readonly isHighContrast: boolean;
  readonly view: ViewStore<PictureView>;
  readonly isCalm: boolean;
  /** What is fresh is being uncovered, and is not fresh any more. */
  readonly onUncovered: () => void;
}

const uncovering = 250;
/** After so many milliseconds without a change the zoom is settled. */
const settling = 80;
/** Of what covers unsolved shapes where there is one picture alone. */
const covered = 0.86;

/** The board: its picture, what solved shapes reveal upon it, and lines around the shapes. */
export function createBoardScene(stage: Stage, options: BoardSceneOptions): Scene<BoardState> {
  const { config, colours, view, isCalm } = options;
  const { size, shapes } = config;
  /** In pixels of the picture, from its middle. */
  const board = new Container();
  const grounds = new Container();
  const covers = new Container();
  const lines = new Graphics();
  const touched = new Graphics();
  board.addChild(grounds, covers, lines, touched);
  stage.root.addChild(board);
  let pictures: readonly (StagePicture | undefined)[] = [];
  let state: BoardState | undefined;
  let shown: Pick<BoardState, 'marks' | 'pictures'> | undefined;
  let drawnAt = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const outlines = createOutlines(config);
  let baked: Texture[] = [];
  let stops: (() => void)[] = [];
  let isHere = true;

  const ready = Promise.all(config.pictures.map((url) => stage.pictures.load(url).catch(() => undefined))).then(
    (loaded) => {
      if (!isHere) return;
      pictures = loaded;
      show();
    },
  );
  const forget = view.subscribe(place);

  function place(): void {
    const seen = view.getState();
    const { width, height } = stage.size();
    const scale = scaleOf(seen);
    board.position.set(width / 2 + seen.view.x, height / 2 + seen.view.y);
    board.scale.set(scale);
    followZoom(scale);
    stage.frames.request();
  }

  /** Lines are as wide at any zoom, but need not be while fingers spread. */
  function followZoom(scale: number): void {
    clearTimeout(rest);
    if (scale === drawnAt) return;
    if (drawnAt === 0 || Math.abs(Math.log2(scale / drawnAt)) > 1) drawLines();
    else
      rest = setTimeout(() => {
        drawLines();
        stage.frames.request();
      }, settling);
  }

  /** As wide at any zoom. */
  function drawLines(): void {
    const scale = scaleOf(view.getState());
    if (state === undefined || scale <= 0) return;
    drawnAt = scale;
    const { resting, active } = linesOf(state, options);
    draw(lines, resting, scale);
    draw(touched, active, scale);
  }

  function draw(graphics: Graphics, drawn: readonly Line[], scale: number): void {
    graphics.clear();
    for (const { place, strokes } of drawn)
      for (const { width, color } of strokes)
        for (const ring of outlines(place, scale))
          graphics.poly(ring, true).stroke({ width: width / scale, color, join: 'miter' });
  }

  /** Pictures as they are to be seen now; what is fresh is uncovered. */
  function show(): void {
    const [first] = pictures;
    if (state === undefined || first === undefined) return;
    const { fresh, marks, pictures: seen } = state;
    const isFirst = shown === undefined;
    const isSame = shown?.marks.join() === marks.join() && shown.pictures.ground === seen.ground;
    if (isSame) return;
    shown = { marks, pictures: seen };
    for (const stop of stops) stop();
    stops = [];
    const before = grounds.removeChildren();
    const covering = covers.removeChildren();
    const old = baked;
    baked = [];

    const ground = pictures[seen.ground] ?? first;
    const isMoving = fresh.size > 0 && !isCalm;
    // All is solved with what is fresh: the whole last picture comes out of the one before.
    const isNewGround = isMoving && isFirst && seen.ground > 0 && seen.ground === seen.revealed;
    grounds.addChild(whole(isNewGround ? (pictures[seen.ground - 1] ?? first).texture : ground.texture));
    if (isNewGround) appear(grounds.addChild(whole(ground.texture)));

    const revealed = seen.revealed === undefined ? undefined : pictures[seen.revealed];
    const isCovered = (place: number): boolean => (revealed === undefined) !== (marks[place] === 'solved');
    const filling = revealed?.bitmap ?? colours.surface;
    const rest = covers.addChild(bake((place) => isCovered(place) && !fresh.has(place)));
    if (revealed === undefined) rest.alpha = covered;
    if (fresh.size > 0) {
      const sprite = covers.addChild(bake((place) => fresh.has(place)));
      if (revealed === undefined) vanish(sprite);
      else appear(sprite);
      options.onUncovered();
    }
    for (const sprite of [...before, ...covering]) sprite.destroy();
    for (const texture of old) stage.pictures.free(texture);
    place();

    function bake(isFilled: (place: number) => boolean): Sprite {
      const texture = stage.pictures.bake(bakeShapes({ size, shapes, isFilled, filling }));
      baked.push(texture);
      return whole(texture);
    }
  }

  function whole(texture: Texture): Sprite {
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5);
    sprite.setSize(size.width, size.height);
    return sprite;
  }

  function appear(sprite: Sprite): void {
    move((share) => (sprite.alpha = share));
  }

  function vanish(sprite: Sprite): void {
    move((share) => (sprite.alpha = covered * (1 - share)));
  }

  function move(to: (share: number) => void): void {
    const milliseconds = isCalm ? 0 : uncovering;
    if (milliseconds > 0) to(0);
    stops.push(tween(stage.frames, { milliseconds, move: to }));
  }

  return {
    ready,
    update: (next) => {
      state = next;
      show();
      drawLines();
      stage.frames.request();
    },
    resize: place,
    destroy: () => {
      isHere = false;
      clearTimeout(rest);
      forget();
    },
  };
}
