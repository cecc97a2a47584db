import type { Texture } from 'pixi.js';
import { type Atlas, bakeAtlas } from '#engine/stage/atlas.ts';
import type { StagePicture } from '#engine/stage/pictures.ts';
import type { Stage } from '#engine/stage/stage.ts';
import { drawPiece, padding } from '../draw-piece.ts';
import type { JigsawLayout } from '../layout.ts';
import { sharpnessFor } from '../rules/sharpness.ts';
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
  /** Draws the pieces if their cut or their size has changed, or if the zoom needs sharper ones. */
  readonly bake: (table: Table, layout: JigsawLayout, zoom: number) => BakedPieces | 'unchanged' | 'no-picture';
  /** Whether the pieces are drawn as sharp as this zoom needs. */
  readonly isSharp: (layout: JigsawLayout, zoom: number) => boolean;
  readonly destroy: () => void;
}

/** The textures of all pieces, drawn for one cut and size. */
export function createPieceAtlas(stage: Stage, backing: string): PieceAtlas {
  let picture: StagePicture | undefined;
  let atlas: Atlas | undefined;
  let drawn: { readonly outlines: Table['outlines']; readonly scale: number; readonly sharpness: number } | undefined;
  const sharpnessAt = ({ board }: JigsawLayout, zoom: number): number =>
    sharpnessFor({ zoom, ratio: stage.ratio(), board, pictureHeight: picture?.bitmap.height ?? 0 });

  return {
    setPicture: (loaded) => {
      picture = loaded;
    },
    isDrawn: () => drawn !== undefined,
    isSharp: (layout, zoom) => drawn === undefined || drawn.sharpness === sharpnessAt(layout, zoom),
    bake: (table, layout, zoom) => {
      if (picture === undefined) return 'no-picture';
      const { scale } = layout;
      const sharpness = sharpnessAt(layout, zoom);
      const isSame = drawn?.outlines === table.outlines && drawn.scale === scale && drawn.sharpness === sharpness;
      if (isSame) return 'unchanged';
      drawn = { outlines: table.outlines, scale, sharpness };
      const unit = scale * sharpness;
      const drawing = { picture: picture.bitmap, backing, unit, ratio: stage.ratio() };
      const old = atlas;
      atlas = bakeAtlas(
        stage.pictures,
        {
          width: Math.max(...table.boxes.map(({ width }) => width)) * unit + 2 * padding,
          height: Math.max(...table.boxes.map(({ height }) => height)) * unit + 2 * padding,
        },
        table.boxes.map((_, piece) => drawPiece(table, piece, drawing)),
      );
      return { textures: atlas.textures, sharpness, freeOld: () => old?.free() };
    },
    destroy: () => atlas?.free(),
  };
}
