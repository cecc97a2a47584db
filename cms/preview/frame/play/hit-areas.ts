import { type Point } from '#content/outline.ts';
import { type BoardConfig } from '#games/board/config.ts';
import { type HiddenObjectConfig } from '#games/hidden-object/config.ts';
import { layOutTable, screenBox } from '#games/jigsaw/layout.ts';
import { type Box, fingerTarget, type PictureView, toScreen } from '#ui/picture/picture-view.ts';
import { type FramedView, type Size } from '#ui/picture/zoom-view.ts';
import { type JigsawState } from '#games/jigsaw/rules/groups.ts';
import { type Table } from '#games/jigsaw/rules/table.ts';

/** `target` counts, `decoy` is a miss, `home` is where something belongs, `control` is a button. */
export type AreaKind = 'target' | 'decoy' | 'home' | 'control';

/** An area that reacts to a finger. Points are CSS pixels from the top-left corner of the element that shows it. */
export interface HitArea {
  readonly kind: AreaKind;
  /** Closed outlines. */
  readonly outlines: readonly (readonly Point[])[];
  /** How far a finger may be off, in CSS pixels. */
  readonly reach: number;
  /** The index in the content, if that has one. */
  readonly index?: number | undefined;
}

/** In CSS pixels: half of what a finger covers, and the slop of pieces. */
const reach = { spot: fingerTarget / 2, piece: 12 } as const;

/** The hotspots of a search, at the present zoom. */
export function searchAreas(
  { hotspots, size }: Pick<HiddenObjectConfig, 'hotspots' | 'size'>,
  view: FramedView,
): readonly HitArea[] {
  const seen: PictureView = { ...view, size };
  const { frame } = seen.stage;
  const onScreen = (point: Point): Point => {
    const { x, y } = toScreen(seen, point);
    return { x: x + frame.width / 2, y: y + frame.height / 2 };
  };
  return hotspots.map(({ polygon, isSolution }, index) => ({
    kind: isSolution ? 'target' : 'decoy',
    outlines: [polygon.map(onScreen)],
    reach: reach.spot,
    index,
  }));
}

export interface LaidJigsaw {
  readonly table: Table;
  readonly state: JigsawState;
  /** CSS pixels. */
  readonly frame: Size;
  /** The direction of the interface. */
  readonly dir: string;
}

/** The loose pieces of a jigsaw, and where they belong. */
export function jigsawAreas({ table, state, frame, dir }: LaidJigsaw, view: FramedView): readonly HitArea[] {
  const layout = layOutTable(frame, table, table.aspect, dir);
  const framed: FramedView = { ...view, stage: { ...view.stage, frame } };
  const at = ({ x, y }: Point): Point => {
    const box = screenBox(layout, framed, { x, y, width: 0, height: 0 });
    return { x: box.x, y: box.y };
  };
  const loose = state.groups.filter(({ locked }) => !locked);
  const outlineOf = (piece: number, offset: Point): readonly Point[] =>
    (table.outlines[piece] ?? []).map(({ x, y }) => at({ x: x + offset.x, y: y + offset.y }));
  return [
    ...loose.flatMap(({ pieces }) =>
      pieces.map((piece): HitArea => ({ kind: 'home', outlines: [outlineOf(piece, { x: 0, y: 0 })], reach: 0 })),
    ),
    ...loose.map((group): HitArea => ({
      kind: 'target',
      outlines: group.pieces.map((piece) => outlineOf(piece, group)),
      reach: reach.piece,
    })),
  ];
}

/** The places of a board. @param picture where the whole picture is on the screen */
export function boardAreas({ shapes, size }: Pick<BoardConfig, 'shapes' | 'size'>, picture: Box): readonly HitArea[] {
  const scale = picture.width / size.width;
  // Without numbers, because the board has the codes of the stations there.
  return shapes.flatMap((shape): readonly HitArea[] =>
    shape === undefined
      ? []
      : [
          {
            kind: 'target',
            outlines: shape.rings.map((ring) =>
              ring.map(({ x, y }) => ({ x: picture.x + x * scale, y: picture.y + y * scale })),
            ),
            reach: reach.spot,
          },
        ],
  );
}

/** A button, or another element that can be pressed. */
export function controlArea({ x, y, width, height }: Box): HitArea {
  const [right, bottom] = [x + width, y + height];
  const corners = [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
  return { kind: 'control', outlines: [corners], reach: 0 };
}

/** Moves an area to where its frame is. */
export function movedArea(area: HitArea, by: Point): HitArea {
  return {
    ...area,
    outlines: area.outlines.map((outline) => outline.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))),
  };
}

/** Path data of SVG. */
export function pathOf({ outlines }: HitArea): string {
  return outlines
    .filter(({ length }) => length > 0)
    .map((outline) => `M${outline.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`)
    .join('');
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
