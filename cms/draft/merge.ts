import { type StoredObject } from '#content/schema/containers.ts';
import { isSame } from './same.ts';

/** One field that two people have changed in different ways. Undefined: the field is not there. */
export interface FieldConflict {
  readonly field: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** Their object with all of mine that they have not changed; theirs where both have. */
  readonly merged: StoredObject;
  readonly conflicts: readonly FieldConflict[];
}

/** What two people made of the same object, field by field. Its Revision is theirs. */
export function merge(base: StoredObject, mine: StoredObject, theirs: StoredObject): Merge {
  let merged = theirs;
  const conflicts: FieldConflict[] = [];
  for (const field of new Set([base, mine, theirs].flatMap((object) => Object.keys(object)))) {
    if (field === 'Revision' || field === 'ID' || isSame(mine[field], base[field])) continue;
    if (isSame(theirs[field], base[field])) merged = withField(merged, field, mine);
    else if (!isSame(mine[field], theirs[field]))
      conflicts.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] });
  }
  return { merged, conflicts };
}

/** The merged object with my value in some of the fields in conflict. */
export function preferMine({ merged }: Merge, mine: StoredObject, fields: readonly string[]): StoredObject {
  return fields.reduce((object, field) => withField(object, field, mine), merged);
}

function withField(object: StoredObject, field: string, from: StoredObject): StoredObject {
  if (Object.hasOwn(from, field)) return { ...object, [field]: from[field] };
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));
}
