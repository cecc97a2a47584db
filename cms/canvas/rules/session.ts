import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type Guide, type SnapLines } from './snap.ts';

/** What is chosen and under way at a picture; nothing of it is in the content yet. */
export interface CanvasSession<
  Tool extends string,
  PointName,
  Act extends { readonly kind: 'drag' | 'draw' | 'line' },
> {
  readonly tool: Tool | 'select';
  /** The shape that is worked at, by its place in the list. */
  readonly chosen: number | undefined;
  /** A point of the chosen shape. */
  readonly point: PointName | undefined;
  readonly hovered: number | undefined;
  /** A `line` is drawn point by point, over several gestures. */
  readonly act: Act | undefined;
  readonly guides: readonly Guide[];
}

export type AnySession = CanvasSession<string, unknown, { readonly kind: 'drag' | 'draw' | 'line' }>;

export const freshSession: CanvasSession<never, never, never> = {
  tool: 'select',
  chosen: undefined,
  point: undefined,
  hovered: undefined,
  act: undefined,
  guides: [],
};

/** All that is seen of an editor's shapes. */
export interface DeskState<Session, Shape> {
  readonly session: Session;
  /** In the order of the content. */
  readonly shapes: readonly Shape[];
  readonly isSnapping: boolean;
}

/** What a gesture leads to, and what it changes in the content. */
export interface Step<Session, Edit> {
  readonly session: Session;
  readonly edit?: Edit;
}

/** What a point jumps onto. */
export interface Sticky {
  readonly lines: SnapLines;
  readonly points: readonly Point[];
}

/** How the picture is touched; lengths in pixels of the picture. */
export interface Touch extends Sticky {
  /** How far something sticky draws. */
  readonly reach: number;
  /** How far from its middle a handle can be taken. */
  readonly grasp: number;
  /** How far off a shape its edge can still be hit. */
  readonly tolerance: number;
  /** The least length of a side that has a handle in its middle. */
  readonly roomy: number;
  /** Shift is held. */
  readonly keepsShape: boolean;
}

/** How an editor's shapes answer mouse and fingers. Points are pixels of the picture. */
export interface DeskRules<Session, Shape, Edit> {
  readonly tapped: (session: Session, shapes: readonly Shape[], at: Point, touch: Touch) => Step<Session, Edit>;
  /** A drag begins. @returns undefined when nothing is there: the picture is moved */
  readonly grabbed: (session: Session, shapes: readonly Shape[], at: Point, touch: Touch) => Session | undefined;
  /** @param by from where the drag began */
  readonly dragged: (session: Session, from: Point, by: Point, touch: Touch) => Session;
  readonly dropped: (session: Session, shapes: readonly Shape[], at: Point, touch: Touch) => Step<Session, Edit>;
  readonly hovered: (session: Session, shapes: readonly Shape[], at: Point | undefined, touch: Touch) => Session;
  /** How the mouse looks at a place, by CSS: what it would do there. */
  readonly cursorAt: (session: Session, shapes: readonly Shape[], at: Point, touch: Touch) => string | undefined;
  /** The line that is being drawn comes back to its beginning. With too few points it is none yet. */
  readonly closed: (session: Session, shapes: readonly Shape[]) => Step<Session, Edit>;
  /** Without the last point of the line that is being drawn. */
  readonly takenBack: (session: Session) => Session;
  readonly stickyFor: (session: Session, shapes: readonly Shape[], picture: Size) => Sticky;
}

export function atRest<Session extends AnySession>(session: Session): Session {
  return { ...session, act: undefined, guides: [] };
}

export function withTool<Session extends AnySession>(session: Session, tool: Session['tool']): Session {
  return { ...atRest(session), tool, point: undefined };
}

export function withChosen<Session extends AnySession>(session: Session, chosen: number | undefined): Session {
  return { ...atRest(session), chosen, point: undefined };
}

/** Escape: what is under way is given up; else the tool is put away; else nothing is chosen any more. */
export function cancelled<Session extends AnySession>(session: Session): Session {
  if (session.act !== undefined) return atRest(session);
  if (session.tool !== 'select') return withTool(session, 'select');
  if (session.point !== undefined) return { ...session, point: undefined };
  return withChosen(session, undefined);
}

/** The shape that another click at the same place means: the next below the chosen one, and the topmost again after the last. */
export function nextHit(hits: readonly number[], chosen: number | undefined): number | undefined {
  const place = chosen === undefined ? -1 : hits.indexOf(chosen);
  return hits[(place + 1) % Math.max(hits.length, 1)];
}

/** The shape that is dragged: the chosen one, though others lie upon it. */
export function draggedHit(hits: readonly number[], chosen: number | undefined): number | undefined {
  return chosen !== undefined && hits.includes(chosen) ? chosen : hits[0];
}

/** The mouse over shapes, by CSS. */
export function cursorOver(hits: readonly number[], chosen: number | undefined): string | undefined {
  if (chosen !== undefined && hits.includes(chosen)) return 'move';
  return hits.length > 0 ? 'pointer' : undefined;
}

/** @param reach how far away it may be, in pixels of the picture */
export function nearestTo<Part extends { readonly at: Point }>(
  parts: readonly Part[],
  at: Point,
  reach: number,
): Part | undefined {
  let nearest: { readonly part: Part; readonly way: number } | undefined;
  for (const part of parts) {
    const way = distance(part.at, at);
    if (way <= reach && way < (nearest?.way ?? Number.POSITIVE_INFINITY)) nearest = { part, way };
  }
  return nearest?.part;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
