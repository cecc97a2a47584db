/** How the editor treats a shape. None of it is in the content. */
export interface ShapeTraits {
  /** Neither drawn nor chosen. */
  readonly isHidden: boolean;
  /** Neither moved, changed nor deleted on the picture. */
  readonly isLocked: boolean;
  /** The number of the group with which it is chosen and moved. */
  readonly group: number | undefined;
}

/** By the shapes' indexes. Shapes without an entry are shown, free and in no group. */
export type Traits = ReadonlyMap<number, ShapeTraits>;

interface Traited {
  readonly traits: Traits;
}

export const noTraits: Traits = new Map();

export const plainTraits: ShapeTraits = { isHidden: false, isLocked: false, group: undefined };

export function isPlain({ isHidden, isLocked, group }: ShapeTraits): boolean {
  return !isHidden && !isLocked && group === undefined;
}

export function traitsOf({ traits }: Traited, index: number): ShapeTraits {
  return traits.get(index) ?? plainTraits;
}

/** Returns the traits after a change to those of some shapes. */
export function withTraits(traits: Traits, indexes: readonly number[], change: Partial<ShapeTraits>): Traits {
  const next = new Map(traits);
  for (const index of indexes) {
    const after = { ...(next.get(index) ?? plainTraits), ...change };
    if (isPlain(after)) next.delete(index);
    else next.set(index, after);
  }
  return next;
}

/** Returns those of the shapes that are shown. */
export function visibleIndexes(editing: Traited, indexes: readonly number[]): readonly number[] {
  return indexes.filter((index) => !traitsOf(editing, index).isHidden);
}

/** Returns those of the shapes that may be moved, changed and deleted. */
export function unlockedIndexes(editing: Traited, indexes: readonly number[]): readonly number[] {
  return visibleIndexes(editing, indexes).filter((index) => !traitsOf(editing, index).isLocked);
}

export function isFree(editing: Traited, index: number): boolean {
  return unlockedIndexes(editing, [index]).length > 0;
}
