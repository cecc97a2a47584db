import { sql } from 'kysely';
import { definitionLists, listNames, storedObjects, type TourDefinition } from '#content/definition.ts';
import { type Finding } from '#content/finding.ts';
import { newlyBroken } from '#content/publication/broken-references.ts';
import { nextPublished } from '#content/publication/next-published.ts';
import { type PublicationScope } from '#content/publication/scope.ts';
import { storedId } from '#content/schema/entity.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName, type Tables } from '../../store/tables.ts';
import { readState } from '../content/copies.ts';
import {
  definitionIn,
  isSame,
  type Part,
  type PartRow,
  readDifferences,
  readRows,
  refuseBroken,
} from '../content/publish-part.ts';

type AgreedRow = Tables['publicationObjects'];

/** Nothing else changes a copy during this transaction. On SQLite, that is always so. */
export async function lockCopies(db: Reader, isShared: boolean): Promise<void> {
  if (isShared) await sql`lock table copies in share row exclusive mode`.execute(db);
}

/**
 * Stores what a publication would change now, whole. The caller has locked the copies.
 *
 * @returns how many objects change
 * @throws Refusal `still-referenced`
 */
export async function agree(db: Reader, publication: string, scope: PublicationScope): Promise<number> {
  const part = await readDifferences(db);
  const next = nextPublished(definitionIn(part.published), definitionIn(part.source), scope);
  if (!next.ok) throw refuseBroken(next.findings);
  const { epoch } = await readState(db, CopyName.inEdit);
  await db.deleteFrom('publicationObjects').where('publication', '=', publication).execute();
  const rows = [...changesIn(part, next.definition)].map(({ was, is }): AgreedRow => {
    const { model = '', id = -1, place = 0 } = is ?? was ?? {};
    const revision = Math.max(is?.revision ?? epoch, was?.revision ?? 0);
    return { publication, model, id, place, revision, wasThere: was === undefined ? 0 : 1, body: is?.body ?? '' };
  });
  for (const row of rows) await db.insertInto('publicationObjects').values(row).execute();
  const { findings } = await foresee(db, publication, scope);
  if (findings.length > 0) throw refuseBroken(findings);
  return rows.length;
}

interface Change {
  readonly was: PartRow | undefined;
  /** Undefined: it is deleted. */
  readonly is: PartRow | undefined;
}

function* changesIn({ published, source }: Part, next: TourDefinition): Generator<Change> {
  const [before, after] = [published, source].map((rows) => new Map(rows.map((row) => [nameOf(row), row])));
  const left = new Map(before);
  for (const name of listNames) {
    const { model } = definitionLists[name];
    for (const object of storedObjects(next, name)) {
      const key = nameOf({ model, id: storedId(object) ?? -1 });
      const was = left.get(key);
      left.delete(key);
      if (was === undefined || !isSame(was.object, object)) yield { was, is: after?.get(key) };
    }
  }
  for (const was of left.values()) yield { was, is: undefined };
}

export const nameOf = ({ model, id }: Pick<AgreedRow, 'model' | 'id'>): string => `${model} ${id}`;

export interface Foreseen {
  /** What is published now, and with the objects that were agreed. */
  readonly part: Part;
  readonly next: TourDefinition;
  /** References that would be broken. */
  readonly findings: readonly Finding[];
  /** Objects that a later publication has brought further: they stay so. */
  readonly stayed: readonly AgreedRow[];
}

/** Returns what visitors have if a publication is carried out now. The caller has locked the copies. */
export async function foresee(db: Reader, publication: string, { languages }: PublicationScope): Promise<Foreseen> {
  const rows = await db
    .selectFrom('objects')
    .selectAll()
    .where('copy', '=', CopyName.published)
    .orderBy('place')
    .orderBy('id')
    .execute();
  const published = await inTurns(readRows(rows));
  const agreed = await db
    .selectFrom('publicationObjects')
    .selectAll()
    .where('publication', '=', publication)
    .orderBy('model')
    .orderBy('id')
    .execute();
  const there = new Map(published.map((row) => [nameOf(row), row]));
  const isFurther = (row: AgreedRow): boolean => {
    const now = there.get(nameOf(row));
    return now === undefined ? row.wasThere === 1 && row.body !== '' : now.revision > row.revision;
  };
  const stayed = agreed.filter(isFurther);
  const coming = agreed.filter((row) => !isFurther(row));
  const replaced = new Set(coming.map(nameOf));
  const put = await inTurns(readRows(coming.filter(({ body }) => body !== '')));
  const source = [...published.filter((row) => !replaced.has(nameOf(row))), ...put];
  const part = { published, source };
  const before = definitionIn(published);
  const next = nextPublished(before, definitionIn(source), { languages });
  if (!next.ok) return { part, next: before, findings: next.findings, stayed };
  return { part, next: next.definition, findings: newlyBroken(before, next.definition), stayed };
}
