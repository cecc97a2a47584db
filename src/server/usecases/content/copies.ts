import { sql } from 'kysely';
import { definitionLists, type ListName, listNames, type TourDefinition } from '#content/definition.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { withoutTokens } from '#content/without-tokens.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { encodePieces } from '../../long-work/json-bytes.ts';
import { type Reader } from '../../store/database.ts';
import { prepare } from '../../store/prepared.ts';
import { type CopyName } from '../../store/tables.ts';
import { type StoredRow, type StoredRows } from './copy-content.ts';

export interface CopyState {
  readonly counter: number;
  readonly updatedAt: string;
  readonly copiedFrom: string;
  /** Two states with the same epoch are equal. */
  readonly epoch: number;
  /** Milliseconds since 1970; 0: not since servers note it. */
  readonly changedAt: number;
}

const stateColumns = ['counter', 'updatedAt', 'copiedFrom', 'epoch', 'changedAt'] as const;

export async function readState(db: Reader, copy: CopyName): Promise<CopyState> {
  return db.selectFrom('copies').select(stateColumns).where('name', '=', copy).executeTakeFirstOrThrow();
}

/** Locks the copy for this transaction, and returns its state after the change. */
export async function changeCopy(
  db: Reader,
  copy: CopyName,
  change: Partial<Pick<CopyState, 'counter' | 'updatedAt' | 'copiedFrom'>> = {},
): Promise<CopyState> {
  return db
    .updateTable('copies')
    .set({ ...change, epoch: sql<number>`epoch + 1`, changedAt: Date.now() })
    .where('name', '=', copy)
    .returning(stateColumns)
    .executeTakeFirstOrThrow();
}

/** Notes a change of the copy's objects only. @throws if the copy does not exist */
export async function touchCopy(db: Reader, copy: CopyName): Promise<{ readonly epoch: number }> {
  const [state] = await raiseEpoch(db, Date.now(), copy);
  if (state === undefined) throw new Error(`There is no copy "${copy}"`);
  return state;
}

const raiseEpoch = prepare((db, changedAt: number, copy: CopyName) =>
  db
    .updateTable('copies')
    .set({ epoch: sql<number>`epoch + 1`, changedAt })
    .where('name', '=', copy)
    .returning('epoch'),
);

export const listByModel: Readonly<Record<string, ListName>> = Object.fromEntries(
  listNames.map((name) => [definitionLists[name].model, name]),
);

export interface CopyText {
  readonly state: CopyState;
  /** Writes it as JSON, object by object. */
  readonly encode: () => Generator<undefined, Buffer>;
  /** Parses the text object by object. */
  readonly parse: () => Generator<undefined, TourDefinition>;
}

export interface CopyRows {
  readonly state: CopyState;
  readonly rows: StoredRows;
  readonly others: StoredObject;
}

/** Reads a copy. Objects are stored as they are sent, so that none has to be parsed to be sent. */
export async function readCopyRows(db: Reader, copy: CopyName): Promise<CopyRows> {
  const { extras, ...state } = await db
    .selectFrom('copies')
    .select([...stateColumns, 'extras'])
    .where('name', '=', copy)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('objects')
    .select(['model', 'id', 'body'])
    .where('copy', '=', copy)
    .orderBy('place')
    .orderBy('id')
    .execute();
  const lists = Object.fromEntries(listNames.map((name) => [name, []])) as unknown as Record<ListName, StoredRow[]>;
  for (const { model, id, body } of rows) {
    const list = listByModel[model];
    if (list !== undefined) lists[list].push({ id, body });
  }
  // Earlier versions have stored the tokens of imported definitions here.
  return { state, rows: lists, others: withoutTokens(JSON.parse(extras) as Record<string, unknown>) };
}

export function versionOf({ counter, updatedAt, copiedFrom }: CopyState): StoredObject {
  return { Counter: counter, UpdatedAt: updatedAt, CopiedFrom: copiedFrom };
}

export async function readCopyText(db: Reader, copy: CopyName): Promise<CopyText> {
  const { state, rows, others } = await readCopyRows(db, copy);
  const Version = versionOf(state);
  function* pieces(): Generator<string> {
    yield `{"Version":${JSON.stringify(Version)}`;
    for (const name of listNames) {
      yield `,"${name}":[`;
      for (const [place, { body }] of rows[name].entries()) yield place === 0 ? body : `,${body}`;
      yield ']';
    }
    for (const [name, value] of Object.entries(others)) yield `,${JSON.stringify(name)}:${JSON.stringify(value)}`;
    yield '}';
  }
  return {
    state,
    encode: () => encodePieces(pieces()),
    *parse() {
      const lists: Partial<Record<ListName, unknown[]>> = {};
      for (const name of listNames) {
        const list: unknown[] = [];
        for (const { body } of rows[name]) {
          list.push(JSON.parse(body));
          yield;
        }
        lists[name] = list;
      }
      return { Version, ...lists, ...others };
    },
  };
}

export async function readCopy(db: Reader, copy: CopyName): Promise<TourDefinition> {
  return await inTurns((await readCopyText(db, copy)).parse());
}
