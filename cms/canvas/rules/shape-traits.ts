/** How the editor treats a shape. None of it is in the content. */
export interface ShapeTraits {
  /** Neither drawn nor chosen. */
  readonly isHidden: boolean;
  /** Neither moved, changed nor deleted on the picture. */
  readonly isLocked: boolean;
}

/** By the shapes' indexes. Shapes without an entry are shown and free. */
export type Traits = ReadonlyMap<number, ShapeTraits>;

interface Traited {
  readonly traits: Traits;
}

export const noTraits: Traits = new Map();

export const plainTraits: ShapeTraits = { isHidden: false, isLocked: false };

export function isPlain({ isHidden, isLocked }: ShapeTraits): boolean {
  return !isHidden && !isLocked;
}

export function traitsOf({ traits }: Traited, index: number): ShapeTraits {
  return traits.get(index) ?? plainTraits;
}

/** Returns those of the shapes that are shown. */
export function shownOnes(session: Traited, indexes: readonly number[]): readonly number[] {
  return indexes.filter((index) => !traitsOf(session, index).isHidden);
}

/** Returns those of the shapes that may be moved, changed and deleted. */
export function freeOnes(session: Traited, indexes: readonly number[]): readonly number[] {
  return shownOnes(session, indexes).filter((index) => !traitsOf(session, index).isLocked);
}

export function isFree(session: Traited, index: number): boolean {
  return freeOnes(session, [index]).length > 0;
}
