import { type Catalogue, createCatalogue } from '#content/catalogue.ts';
import { type TourDefinition } from '#content/definition.ts';
import { eachMediaReference } from '#content/media-references.ts';
import { type PreparedAnswer, prepareBytes } from '../../prepared-answer.ts';
import { inTurns } from '../../in-turns.ts';
import { type Database } from '../../store/database.ts';
import { type CopyName } from '../../store/tables.ts';
import { type CopyState, readCopyText, readState } from './copies.ts';

/** One state of a copy, prepared once for all requests. */
export interface ReadyCopy {
  readonly state: CopyState;
  readonly answer: PreparedAnswer;
  readonly definition: TourDefinition;
  readonly catalogue: Catalogue;
  /** Other hosts that the content names. */
  readonly origins: readonly string[];
}

export interface CopyCache {
  /** Returns the currently committed copy. */
  readonly current: () => Promise<ReadyCopy>;
}

/** Milliseconds after which the embedded database is checked for writes of other programs. */
const seldom = 1000;

/** Caches a copy in memory until a transaction of this server or another program changes it. */
export function createCopyCache(db: Database, copy: CopyName, clock: () => number = Date.now): CopyCache {
  let checked = { at: clock(), writes: db.writes() };
  let ready: Promise<ReadyCopy> | undefined;
  let asked: { readonly writes: number; readonly state: Promise<CopyState> } | undefined;

  return {
    async current() {
      const cached = ready;
      if (cached === undefined) return load();
      if (!isDue()) return cached;
      if ((await cached).state.epoch !== (await askState()).epoch) {
        if (ready === cached) ready = undefined;
        return load();
      }
      return cached;
    },
  };

  /** Other servers publish at any time, `npm run admin` occasionally, and this server only in a transaction. */
  function isDue(): boolean {
    const now = { at: clock(), writes: db.writes() };
    if (!db.isShared && now.writes === checked.writes && now.at - checked.at < seldom) return false;
    checked = now;
    return true;
  }

  function load(): Promise<ReadyCopy> {
    if (ready !== undefined) return ready;
    const loading = makeReady();
    ready = loading;
    loading.catch(() => {
      if (ready === loading) ready = undefined;
    });
    return loading;
  }

  async function makeReady(): Promise<ReadyCopy> {
    // One transaction: objects and version belong together.
    const { state, encode, parse } = await db.readLong
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => readCopyText(transaction, copy));
    const definition = await inTurns(parse());
    let catalogue: Catalogue | undefined;
    return {
      state,
      definition,
      answer: await prepareBytes(await inTurns(encode())),
      get catalogue() {
        catalogue ??= createCatalogue(definition);
        return catalogue;
      },
      origins: await inTurns(originsOf(definition)),
    };
  }

  /** Concurrent callers share one query, unless a transaction has ended since it started. */
  function askState(): Promise<CopyState> {
    const writes = db.writes();
    if (asked?.writes !== writes) {
      const question = { writes, state: readState(db.read, copy) };
      const end = (): void => {
        if (asked === question) asked = undefined;
      };
      asked = question;
      question.state.then(end, end);
    }
    return asked.state;
  }
}

function* originsOf(definition: TourDefinition): Generator<undefined, readonly string[]> {
  const origins = new Set<string>();
  for (const references of eachMediaReference(definition)) {
    for (const origin of originsIn(references.map(({ url }) => url))) origins.add(origin);
    yield;
  }
  return [...origins];
}

export function originsIn(urls: readonly string[]): readonly string[] {
  const full = urls.filter((url) => /^https?:\/\//.test(url) && URL.canParse(url));
  return [...new Set(full.map((url) => new URL(url).origin))];
}
