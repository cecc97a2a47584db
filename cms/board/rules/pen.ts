import { type Point } from '#content/outline.ts';
import { atRest, distance, type Touch } from '../../canvas/rules/session.ts';
import { type BoardSession, type BoardStep } from './board-session.ts';
import { canDraw, formed } from './chosen-contours.ts';
import { type PathNode } from './contours.ts';
import { type StationShape } from './station-shapes.ts';

/** Adds a corner to the line, or closes it. */
export function penned(session: BoardSession, shapes: readonly StationShape[], at: Point, touch: Touch): BoardStep {
  if (!canDraw(session)) return { session };
  const nodes = session.act?.kind === 'line' ? session.act.nodes : [];
  const last = nodes.at(-1);
  if (closes(nodes, at, touch)) return closedLine(session, shapes);
  // A double click ends the line, as in many programs.
  if (last !== undefined && distance(last.at, at) < 1) return closedLine(session, shapes);
  const act = { kind: 'line', nodes: [...nodes, { at }], next: undefined, isBending: false } as const;
  return { session: { ...session, act, guides: [] } };
}

/** Ends the line, unless it has too few points. */
export function closedLine(session: BoardSession, shapes: readonly StationShape[]): BoardStep {
  const { act } = session;
  return act?.kind === 'line' && canClose(act.nodes) ? formed(atRest(session), shapes, act.nodes) : { session };
}

/** Whether a point at a place would close the line. */
export function closes(nodes: readonly PathNode[], at: Point, touch: Touch): boolean {
  const [first] = nodes;
  return first !== undefined && canClose(nodes) && distance(first.at, at) <= touch.grasp;
}

function canClose(nodes: readonly PathNode[]): boolean {
  return nodes.length > 2 || (nodes.length === 2 && nodes.some(({ behind }) => behind !== undefined));
}
