import { around, distance } from './geometry.ts';
import { countOf, neighboursOf } from './grid.ts';
import { type Group, home, type JigsawState, replaceGroups } from './groups.ts';
import { boxAround, keepBoxOnTable, type Table } from './table.ts';
import { type Point } from '#engine/geometry.ts';

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
export function snapGroup(table: Table, state: JigsawState, group: Group, tolerance: number): JigsawState {
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
