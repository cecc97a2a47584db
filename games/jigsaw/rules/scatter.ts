import { createRandom, type Random, shuffle } from '#engine/play/random.ts';
import { largestOf, slotsIn } from '#engine/play/slots.ts';
import { centreOf, distance, isNear, moved } from './geometry.ts';
import { allPieces } from './grid.ts';
import type { Group, JigsawState } from './groups.ts';
import { hash } from './hash.ts';
import { boxAround, keepOnTable, type Table } from './table.ts';
import { type Box, type Point } from '#engine/geometry.ts';

/** Spreads all pieces over the tray, without overlap if there is room. Seed and attempt determine the result. */
export function scatter(table: Table, seed: number, attempt = 1): JigsawState {
  const random = createRandom(hash(seed, attempt));
  const slots = shuffle(slotsOf(table), random);
  const groups = shuffle(allPieces(table), random).map((piece, index) => {
    const slot = slots[index] ?? table.tray;
    return single(table, piece, into(table, piece, slot, random));
  });
  return { attempt, groups };
}

/**
 * Lays single pieces where physics has scattered them, or into rows.
 * @param positions each piece's offset from home; pieces without one stay where they are
 */
export function layOut(table: Table, state: JigsawState, positions: readonly (Point | undefined)[]): JigsawState {
  const groups = state.groups.map((group) => {
    const [piece = -1] = group.pieces;
    const position = positions[piece];
    const isKnown = position !== undefined && Number.isFinite(position.x) && Number.isFinite(position.y);
    return isKnown && group.pieces.length === 1 && !group.locked ? single(table, piece, position) : group;
  });
  return { ...state, groups };
}

/**
 * Returns the same state on a table of another size. Pieces that would be outside move in. Single pieces that would
 * move far, or whose tray has moved (as when a phone is turned), go to free slots of the tray.
 */
export function moveToTable(from: Table, to: Table, state: JigsawState): JigsawState {
  const strays = new Set<Group>();
  const groups = state.groups.map((group) => {
    if (group.locked) return group;
    const before = { ...group, x: group.x * (to.aspect / from.aspect) };
    const after = { ...before, ...keepOnTable(to, group.pieces, before) };
    const hasLeftTray = isNear(from.tray, centreAt(from, group)) && !isNear(to.tray, centreAt(to, after));
    const isFar = distance(before, after) > to.smallestSide / 2;
    if (group.pieces.length === 1 && (hasLeftTray || isFar)) strays.add(after);
    return after;
  });
  if (strays.size === 0) return { ...state, groups };
  const free = freeSlots(
    to,
    groups.filter((group) => !strays.has(group)),
  );
  const laid = new Map([...strays].map((group) => [group, intoNearest(to, group, free)]));
  return { ...state, groups: groups.map((group) => laid.get(group) ?? group) };
}

function centreAt(table: Table, group: Group): Point {
  return centreOf(moved(boxAround(table, group.pieces), group));
}

function single(table: Table, piece: number, position: Point): Group {
  return { pieces: [piece], ...keepOnTable(table, [piece], position), locked: false };
}

/** Divides the tray into equal slots, at least one per piece. */
export function slotsOf({ boxes, tray }: Table): readonly Box[] {
  return slotsIn(tray, boxes.length, largestOf(boxes));
}

/** Returns an offset from home that puts a piece in a slot: anywhere if there is room, else in the middle. */
export function into({ boxes }: Table, piece: number, slot: Box, random: Random = () => 0.5): Point {
  const box = boxes[piece] ?? slot;
  const [middle, own] = [centreOf(slot), centreOf(box)];
  const stray = (room: number): number => Math.max(room, 0) * (random() - 0.5);
  return {
    x: middle.x - own.x + stray(slot.width - box.width),
    y: middle.y - own.y + stray(slot.height - box.height),
  };
}

/** There are enough for all other pieces, because there are at least as many slots as pieces. */
function freeSlots(table: Table, groups: readonly Group[]): Set<Box> {
  const taken = groups.flatMap((group) =>
    group.pieces.map((piece) => centreOf(moved(table.boxes[piece] ?? table.tray, group))),
  );
  return new Set(slotsOf(table).filter((slot) => !taken.some((centre) => isNear(slot, centre))));
}

/** Moves a group into the nearest free slot, which is then no longer free. */
function intoNearest(table: Table, group: Group, free: Set<Box>): Group {
  const [piece = -1] = group.pieces;
  const centre = centreAt(table, group);
  let [nearest, best] = [table.tray, Infinity];
  // All slots have the same size, so the nearest corner belongs to the nearest middle.
  const [{ width, height } = nearest] = free;
  const corner = { x: centre.x - width / 2, y: centre.y - height / 2 };
  for (const slot of free) {
    const far = distance(slot, corner);
    if (far < best) [nearest, best] = [slot, far];
  }
  free.delete(nearest);
  return single(table, piece, into(table, piece, nearest));
}
