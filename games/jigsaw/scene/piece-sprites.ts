import { Container, Sprite } from 'pixi.js';
import type { StagePicture } from '#engine/stage/pictures.ts';
import type { Stage } from '#engine/stage/stage.ts';
import { tween } from '#engine/stage/tween.ts';
import { padding } from '../draw-piece.ts';
import type { Hand } from '../hand.ts';
import { kindOf } from '../rules/grid.ts';
import { type Group, home, type JigsawState } from '../rules/groups.ts';
import type { Table } from '../rules/table.ts';
import { createPieceAtlas } from './piece-atlas.ts';
import type { JigsawSceneOptions } from './scene-options.ts';
import { type Point } from '#engine/geometry.ts';

export interface ShownPieces extends Pick<Hand, 'carried' | 'edgesFirst'> {
  readonly table: Table;
  readonly state: JigsawState;
  /** The pieces still form the picture, before they scatter. */
  readonly isWhole: boolean;
  /** A new game, whose pieces scatter out of the picture when they are first drawn. */
  readonly isNew: boolean;
  /** Nothing is animated, as after a change of size. */
  readonly isAtOnce: boolean;
}

export interface PieceSprites {
  readonly container: Container;
  readonly setPicture: (picture: StagePicture) => void;
  /** Whether the pieces are drawn as sharp as the present zoom needs. */
  readonly isSharp: () => boolean;
  /** @returns 'redrawn' when the cut or the size of the pieces has changed */
  readonly show: (pieces: ShownPieces) => 'no-picture' | 'redrawn' | 'moved';
  /** @param offset the group's offset from home */
  readonly carry: (table: Table, group: Group, offset: Point) => void;
  readonly destroy: () => void;
}

interface Move {
  readonly sprite: Sprite;
  readonly from: Point;
  readonly to: Point;
}

const moving = 180;
const scattering = 500;
/** The alpha of pieces that are set aside for later. */
const faint = 0.15;

/** A sprite for each piece, which moves to its place in the state. */
export function createPieceSprites(
  stage: Stage,
  { colours, layout, view, isCalm }: Pick<JigsawSceneOptions, 'colours' | 'layout' | 'view' | 'isCalm'>,
): PieceSprites {
  const container = new Container();
  const atlas = createPieceAtlas(stage, colours.surface);
  const sprites: Sprite[] = [];
  let wasWhole = false;
  let stopMoving = (): void => undefined;

  function dress(textures: readonly Sprite['texture'][], scale: number): void {
    for (const sprite of sprites.splice(textures.length)) sprite.destroy();
    for (const [piece, texture] of textures.entries()) {
      const sprite = (sprites[piece] ??= new Sprite());
      sprite.texture = texture;
      sprite.scale.set(scale);
    }
  }

  /** Returns the corner of a piece's sprite at an offset from home. */
  function cornerOf(table: Table, piece: number, offset: Point): Point {
    const { board, scale } = layout();
    const box = table.boxes[piece] ?? home;
    const inset = padding * (sprites[piece]?.scale.x ?? 0);
    return { x: board.x + (box.x + offset.x) * scale - inset, y: board.y + (box.y + offset.y) * scale - inset };
  }

  function movesFor({ table, state, carried, edgesFirst, isWhole }: ShownPieces, isFirst: boolean): readonly Move[] {
    return state.groups.flatMap((group) => {
      const isCarried = carried !== undefined && group.pieces.includes(carried.piece);
      const offset = isWhole ? home : isCarried ? carried.at : group;
      return group.pieces.flatMap((piece): readonly Move[] => {
        const sprite = sprites[piece];
        if (sprite === undefined) return [];
        container.addChild(sprite);
        sprite.alpha = edgesFirst && !group.locked && kindOf(table, piece) === 'inner' ? faint : 1;
        const from = isFirst ? cornerOf(table, piece, home) : { x: sprite.x, y: sprite.y };
        return [{ sprite, from, to: cornerOf(table, piece, offset) }];
      });
    });
  }

  return {
    container,
    setPicture: atlas.setPicture,
    isSharp: () => atlas.isSharp(layout(), view.getState().view.zoom),
    show: (pieces) => {
      const isFirst = !atlas.isDrawn() && pieces.isNew && !isCalm;
      const baked = atlas.bake(pieces.table, layout(), view.getState().view.zoom);
      if (baked === 'no-picture') return baked;
      if (baked !== 'unchanged') {
        dress(baked.textures, 1 / baked.sharpness);
        baked.freeOld();
      }
      const moves = movesFor(pieces, isFirst);
      const isScattering = wasWhole || pieces.isWhole || isFirst;
      wasWhole = pieces.isWhole;
      const isRedrawn = pieces.isAtOnce || baked !== 'unchanged';
      const isStill = isCalm || pieces.carried !== undefined || (!isFirst && isRedrawn);
      stopMoving();
      stopMoving = tween(stage.frames, {
        milliseconds: isStill ? 0 : isScattering ? scattering : moving,
        move: (share) => {
          for (const { sprite, from, to } of moves)
            sprite.position.set(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
        },
      });
      return baked === 'unchanged' ? 'moved' : 'redrawn';
    },
    carry: (table, group, offset) => {
      stopMoving();
      for (const piece of group.pieces) {
        const { x, y } = cornerOf(table, piece, offset);
        sprites[piece]?.position.set(x, y);
      }
    },
    destroy: atlas.destroy,
  };
}
