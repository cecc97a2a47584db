import type { Texture } from 'pixi.js';
import { type Atlas, bakeAtlas } from '#engine/stage/atlas.ts';
import type { StagePicture } from '#engine/stage/pictures.ts';
import type { Stage } from '#engine/stage/stage.ts';
import { drawPiece, padding } from '../draw-piece.ts';
import { countOf } from '../rules/grid.ts';
import type { Table } from '../rules/table.ts';

export interface BakedPieces {
  readonly textures: readonly Texture[];
  /** Texture pixels per CSS pixel. */
  readonly sharpness: number;
  /** Frees the replaced textures, once no sprite shows them. */
  readonly freeOld: () => void;
}

export interface PieceAtlas {
  readonly setPicture: (picture: StagePicture) => void;
  readonly isDrawn: () => boolean;
  /** Draws the pieces if their cut or their size has changed. */
  readonly bake: (table: Table, scale: number) => BakedPieces | 'unchanged' | 'no-picture';
  readonly destroy: () => void;
}

/** Visitors zoom in on puzzles with more pieces than this. */
const manyPieces = 48;

/** The textures of all pieces, drawn for one cut and size. */
export function createPieceAtlas(stage: Stage): PieceAtlas {
  let picture: StagePicture | undefined;
  let atlas: Atlas | undefined;
  let drawn: { readonly outlines: Table['outlines']; readonly scale: number } | undefined;
  return {
    setPicture: (loaded) => {
      picture = loaded;
    },
    isDrawn: () => drawn !== undefined,
    bake: (table, scale) => {
      if (picture === undefined) return 'no-picture';
      if (drawn?.outlines === table.outlines && drawn.scale === scale) return 'unchanged';
      drawn = { outlines: table.outlines, scale };
      const { bitmap } = picture;
      const sharpness = stage.ratio() * (countOf(table) > manyPieces ? 2 : 1);
      const unit = scale * sharpness;
      const old = atlas;
      atlas = bakeAtlas(
        stage.pictures,
        {
          width: Math.max(...table.boxes.map(({ width }) => width)) * unit + 2 * padding,
          height: Math.max(...table.boxes.map(({ height }) => height)) * unit + 2 * padding,
        },
        table.boxes.map((_, piece) => drawPiece(bitmap, table, piece, unit, sharpness)),
      );
      return { textures: atlas.textures, sharpness, freeOld: () => old?.free() };
    },
    destroy: () => atlas?.free(),
  };
}
