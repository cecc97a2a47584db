import { Container, Graphics, Sprite } from 'pixi.js';
import { type Atlas, bakeAtlas } from '#engine/stage/atlas.ts';
import { type Colours } from '#engine/stage/colours.ts';
import { type StagePicture } from '#engine/stage/pictures.ts';
import { type Scene } from '#engine/stage/scene.ts';
import { type Stage } from '#engine/stage/stage.ts';
import { tween } from '#engine/stage/tween.ts';
import { type FramedView, type ViewStore } from '#ui/picture/view-store.ts';
import { type JigsawConfig } from './config.ts';
import { drawPiece, padding } from './draw-piece.ts';
import { type HandStore } from './hand.ts';
import { type JigsawLayout } from './layout.ts';
import { type Point } from './rules/geometry.ts';
import { countOf, kindOf } from './rules/grid.ts';
import { groupOf, home, isWon, type JigsawState } from './rules/groups.ts';
import { type Table } from './rules/table.ts';

export interface JigsawSnapshot {
  readonly value: unknown;
  readonly context: {
    readonly table: Table;
    readonly state: JigsawState;
    readonly held: number | undefined;
    readonly start: 'new' | 'resumed';
  };
}

export interface JigsawSceneOptions {
  readonly config: JigsawConfig;
  readonly colours: Colours;
  readonly hand: HandStore;
  readonly view: ViewStore<FramedView>;
  readonly layout: () => JigsawLayout;
  readonly isCalm: boolean;
}

const moving = 180;
const pouring = 500;
const completing = 500;
/** Pieces that are put by for later. */
const faint = 0.15;

/** Pieces on a table, and the board that they belong on. */
export function createJigsawScene(stage: Stage, options: JigsawSceneOptions): Scene<JigsawSnapshot> {
  const { config, colours, hand, view, layout, isCalm } = options;
  const world = new Container();
  const ghost = new Sprite();
  const board = new Graphics();
  const pieces = new Container();
  const mark = new Graphics();
  const whole = new Sprite();
  ghost.alpha = 0.16;
  whole.alpha = 0;
  world.addChild(board, ghost, pieces, mark, whole);
  stage.root.addChild(world);

  let picture: StagePicture | undefined;
  let atlas: Atlas | undefined;
  /** What the pieces are drawn for; another cut or size is another one. */
  let drawn: { readonly table: Table['outlines']; readonly scale: number } | undefined;
  let shown: JigsawSnapshot | undefined;
  let sprites: Sprite[] = [];
  /** The pieces still lie as the picture, before they are poured out. */
  let wasWhole = false;
  let stopMoving = (): void => undefined;
  let stopCompleting = (): void => undefined;

  const ready = stage.pictures.load(config.picture).then(
    (loaded) => {
      picture = loaded;
      ghost.texture = loaded.texture;
      whole.texture = loaded.texture;
      if (shown !== undefined) show(shown, true);
    },
    () => undefined,
  );
  const forget = [view.subscribe(look), hand.subscribe(carry)];

  function look(): void {
    const { width, height } = stage.size();
    const { zoom, x, y } = view.getState().view;
    world.pivot.set(width / 2, height / 2);
    world.position.set(width / 2 + x, height / 2 + y);
    world.scale.set(zoom);
    stage.frames.request();
  }

  /** Draws the pieces anew when they are others, or of another size. */
  function bake(table: Table): void {
    const { board: place, scale } = layout();
    if (picture === undefined || (drawn?.table === table.outlines && drawn.scale === scale)) return;
    drawn = { table: table.outlines, scale };
    for (const sprite of [ghost, whole]) {
      sprite.position.set(place.x, place.y);
      sprite.setSize(place.width, place.height);
    }
    board
      .clear()
      .rect(place.x, place.y, place.width, place.height)
      .fill(colours['tint-strong'])
      .stroke({ color: colours['line-strong'], width: 1 });
    const { bitmap } = picture;
    // Many small pieces are looked at from nearer.
    const sharpness = stage.ratio() * (countOf(table) > 48 ? 2 : 1);
    const unit = scale * sharpness;
    const before = atlas;
    atlas = bakeAtlas(
      stage.pictures,
      {
        width: Math.max(...table.boxes.map(({ width }) => width)) * unit + 2 * padding,
        height: Math.max(...table.boxes.map(({ height }) => height)) * unit + 2 * padding,
      },
      table.boxes.map((_, piece) => drawPiece(bitmap, table, piece, unit, sharpness)),
    );
    for (const sprite of sprites.splice(table.boxes.length)) sprite.destroy();
    sprites = atlas.textures.map((texture, piece) => {
      const sprite = sprites[piece] ?? new Sprite();
      sprite.texture = texture;
      sprite.scale.set(1 / sharpness);
      return sprite;
    });
    before?.free();
  }

  /** Where a piece is drawn that lies so far from its home. */
  function placeOf(table: Table, piece: number, offset: Point): Point {
    const { board: place, scale } = layout();
    const box = table.boxes[piece] ?? { x: 0, y: 0 };
    const inset = sprites[piece] === undefined ? 0 : padding * sprites[piece].scale.x;
    return { x: place.x + (box.x + offset.x) * scale - inset, y: place.y + (box.y + offset.y) * scale - inset };
  }

  function show(snapshot: JigsawSnapshot, isAtOnce: boolean): void {
    const { table, state, held, start } = snapshot.context;
    const isWhole = snapshot.value === 'scattering' && !isCalm;
    shown = snapshot;
    if (picture === undefined) return;
    const isFirst = drawn === undefined && start === 'new' && !isCalm;
    const isNew = drawn?.table !== table.outlines || drawn.scale !== layout().scale;
    bake(table);
    const { carried, edgesFirst } = hand.getState();
    const goals: { readonly sprite: Sprite; readonly from: Point; readonly to: Point }[] = [];
    for (const group of state.groups) {
      const isCarried = carried !== undefined && group.pieces.includes(carried.piece);
      for (const piece of group.pieces) {
        const sprite = sprites[piece];
        if (sprite === undefined) continue;
        pieces.addChild(sprite);
        sprite.alpha = edgesFirst && !group.locked && kindOf(table, piece) === 'inner' ? faint : 1;
        const to = placeOf(table, piece, isWhole ? home : isCarried ? carried.at : group);
        const from = isFirst ? placeOf(table, piece, home) : { x: sprite.x, y: sprite.y };
        goals.push({ sprite, from, to });
      }
    }
    stopMoving();
    const isPouring = wasWhole || isWhole || isFirst;
    wasWhole = isWhole;
    const isStill = isCalm || carried !== undefined || (!isFirst && (isAtOnce || isNew));
    stopMoving = tween(stage.frames, {
      milliseconds: isStill ? 0 : isPouring ? pouring : moving,
      move: (share) => {
        for (const { sprite, from, to } of goals)
          sprite.position.set(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
      },
    });
    markHeld(table, state, carried === undefined ? held : undefined);
    complete(isWon(state));
    ghost.visible = hand.getState().showsPicture;
    stage.frames.request();
  }

  /** A line around the piece that was picked. */
  function markHeld(table: Table, state: JigsawState, piece: number | undefined): void {
    mark.clear();
    const group = piece === undefined ? undefined : groupOf(state, piece);
    const outline = piece === undefined ? undefined : table.outlines[piece];
    if (group === undefined || outline === undefined) return;
    const { board: place, scale } = layout();
    const corners = outline.map(({ x, y }) => ({
      x: place.x + (x + group.x) * scale,
      y: place.y + (y + group.y) * scale,
    }));
    mark.poly(corners, true).stroke({ color: colours.surface, width: 6, join: 'round' });
    mark.poly(corners, true).stroke({ color: colours.accent, width: 3, join: 'round' });
  }

  /** The lines between the pieces fade away when the picture is whole. */
  function complete(isWhole: boolean): void {
    if (whole.alpha === Number(isWhole)) return;
    const from = whole.alpha;
    stopCompleting();
    stopCompleting = tween(stage.frames, {
      milliseconds: isCalm || !isWhole ? 0 : completing,
      move: (share) => {
        whole.alpha = from + (Number(isWhole) - from) * share;
      },
    });
  }

  /** What follows the finger is moved at once, and nothing else is touched. */
  function carry(): void {
    const { carried } = hand.getState();
    if (shown === undefined) return;
    const { table, state } = shown.context;
    const group = carried === undefined ? undefined : groupOf(state, carried.piece);
    if (carried === undefined || group === undefined) {
      show(shown, false);
      return;
    }
    stopMoving();
    mark.clear();
    for (const piece of group.pieces) {
      const { x, y } = placeOf(table, piece, carried.at);
      sprites[piece]?.position.set(x, y);
    }
    stage.frames.request();
  }

  return {
    ready,
    update: (snapshot) => show(snapshot, false),
    resize: () => {
      look();
      if (shown !== undefined) show(shown, true);
    },
    destroy: () => {
      for (const stop of forget) stop();
      atlas?.free();
    },
  };
}
