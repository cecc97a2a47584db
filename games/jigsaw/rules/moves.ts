import { around, centreOf, distance } from './geometry.ts';
import { type Cell, pieceFor, countOf, neighboursOf } from './grid.ts';
import { connectedParts, type Group, groupOf, home, isWon, type JigsawState, replaceGroups } from './groups.ts';
import { keepOnTable, type Table, boxAround, keepBoxOnTable } from './table.ts';
import { type Point } from '#engine/geometry.ts';

/**
 * Drops a piece with its group, and lets it snap.
 * @param to the group's offset from home, see `Group`
 * @param slack see `toleranceOf`
 */
export function drop(table: Table, state: JigsawState, piece: number, to: Point, slack = 0): JigsawState {
  const group = groupOf(state, piece);
  if (group === undefined || group.locked || !Number.isFinite(to.x) || !Number.isFinite(to.y)) return state;
  const laid: Group = { ...group, ...keepOnTable(table, group.pieces, to) };
  return snapGroup(table, replaceGroups(state, new Set([group]), laid), laid, toleranceOf(table, slack));
}

/** The result of dropping a piece; `loose` means that it stays where it was dropped. */
export type DropOutcome = 'loose' | 'connected' | 'home' | 'won';

export function dropOutcome(before: JigsawState, after: JigsawState, piece: number): DropOutcome {
  const group = groupOf(after, piece);
  if (group?.locked === true) return isWon(after) ? 'won' : 'home';
  return group === undefined || after.groups.length === before.groups.length ? 'loose' : 'connected';
}

export function fits(table: Table, piece: number, place: Cell): boolean {
  return pieceFor(table, place) === piece;
}

/** Puts a piece, with its group, into a cell of the board. Nothing changes where the piece does not fit. */
export function place(table: Table, state: JigsawState, piece: number, place: Cell): JigsawState {
  return fits(table, piece, place) ? drop(table, state, piece, home) : state;
}

/** Whether the piece can be detached from other pieces or from the board; never from the finished picture. */
export function canDetach(state: JigsawState, piece: number): boolean {
  const group = groupOf(state, piece);
  return group !== undefined && !isWon(state) && (group.locked || group.pieces.length > 1);
}

/** Detaches a piece and lays it aside, on top. Pieces that only this one connected come apart. */
export function detach(table: Table, state: JigsawState, piece: number): JigsawState {
  const group = groupOf(state, piece);
  if (group === undefined || !canDetach(state, piece)) return state;
  const rest = connectedParts(
    table,
    group.pieces.filter((other) => other !== piece),
  ).map((pieces) => ({ ...group, pieces }));
  const loose: Group = { pieces: [piece], ...aside(table, group, piece), locked: false };
  return replaceGroups(state, new Set([group]), ...rest, loose);
}

/** Returns an offset away from the other pieces; at the edge of the table, in the nearest direction with room. */
function aside(table: Table, group: Group, piece: number): Point {
  const boxes = group.pieces.flatMap((member) => table.boxes[member] ?? []);
  const own = centreOf(table.boxes[piece] ?? around(boxes));
  const middle = centreOf(around(boxes));
  const outwards = Math.atan2(own.y - middle.y, own.x - middle.x);
  const step = 0.6 * table.smallestSide;
  let farthest: Point = group;
  for (const turn of [0, 1, -1, 2, -2, 3, -3, 4]) {
    const angle = outwards + (turn * Math.PI) / 4;
    const wanted = { x: group.x + step * Math.cos(angle), y: group.y + step * Math.sin(angle) };
    const possible = keepOnTable(table, [piece], wanted);
    if (distance(possible, group) > distance(farthest, group) + step / 100) farthest = possible;
  }
  return farthest;
}

/**
 * Returns the distance at which pieces snap, in table units.
 * @param slack the least distance for a finger, which depends on the zoom
 */
export function toleranceOf({ smallestSide }: Table, slack = 0): number {
  const wanted = Math.max(0.22 * smallestSide, Number.isFinite(slack) ? slack : 0);
  // A piece that is off by a whole cell never snaps, however small the cell.
  return Math.min(wanted, 0.9 * smallestSide);
}

type Target = Group | 'home';

/**
 * Snaps a group to the nearest of its neighbours and its home, and repeats this until nothing is near. The group moves
 * to the neighbour; a group at home is locked. A complete picture moves home from anywhere.
 */
function snapGroup(table: Table, state: JigsawState, group: Group, tolerance: number): JigsawState {
  const besideOf = neighbourhood(table, state);
  const members = new Set([group]);
  const beside = new Set(besideOf(group));
  const pieces = [...group.pieces];
  // A locked neighbour is as near as home, and home comes first.
  let { locked } = group;
  let at: Point = group;
  let box = boxAround(table, pieces);
  for (;;) {
    const target = nearest(at, locked, beside, tolerance);
    if (target === undefined) break;
    if (target !== 'home') {
      members.add(target);
      pieces.push(...target.pieces);
      box = around([box, boxAround(table, target.pieces)]);
      for (const other of besideOf(target)) if (!members.has(other)) beside.add(other);
      beside.delete(target);
    }
    locked ||= target === 'home' || pieces.length === countOf(table);
    at = locked || target === 'home' ? home : keepBoxOnTable(table, box, target);
  }
  const settled: Group = { pieces: pieces.toSorted((a, b) => a - b), x: at.x, y: at.y, locked };
  return replaceGroups(state, members, settled);
}

function nearest(at: Point, locked: boolean, beside: ReadonlySet<Group>, tolerance: number): Target | undefined {
  const toHome = distance(at, home);
  let target: Target | undefined = locked || toHome > tolerance ? undefined : 'home';
  let best = target === undefined ? tolerance : toHome;
  for (const other of beside) {
    const far = distance(at, other);
    if (far < best || (far === best && target === undefined)) {
      [target, best] = [other, far];
    }
  }
  return target;
}

/** Returns the groups beside another in the picture, in an order that depends only on the cut and so breaks ties. */
function neighbourhood(table: Table, { groups }: JigsawState): (group: Group) => readonly Group[] {
  const owners: Group[] = [];
  for (const owner of groups) for (const piece of owner.pieces) owners[piece] = owner;
  return (group) =>
    group.pieces
      .flatMap((piece) => neighboursOf(table, piece).flatMap((neighbour) => owners[neighbour] ?? []))
      .filter((other) => other !== group);
}
