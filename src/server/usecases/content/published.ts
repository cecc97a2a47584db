import { type Catalogue, createCatalogue } from '#content/catalogue.ts';
import { type TourDefinition } from '#content/definition.ts';
import { eachMediaReference } from '#content/media-references.ts';
import { type PreparedAnswer, prepareBytes } from '../../prepared-answer.ts';
import { inTurns } from '../../in-turns.ts';
import { type Database } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
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
  /**
   * Returns the committed copy. While a changed one is being prepared, a copy that may lag is answered as it was, until
   * one second after it was last known to be current.
   */
  readonly current: () => Promise<ReadyCopy>;
  /** Waits until the committed copy is prepared, for whoever has just changed it. Never throws. */
  readonly renew: () => Promise<void>;
}

export interface CopyCacheOptions {
  readonly clock?: () => number;
  /** Whether callers had rather have the earlier copy than wait. */
  readonly mayLag?: boolean;
}

/** Milliseconds after which the embedded database is checked for writes of other programs. */
const seldom = 1000;
/** Milliseconds for which an earlier copy is answered at most. */
const longestLag = 1000;

/** Caches a copy in memory until a transaction of this server or another program changes it. */
export function createCopyCache(
  db: Database,
  copy: CopyName,
  { clock = Date.now, mayLag = false }: CopyCacheOptions = {},
): CopyCache {
  let checked = { at: clock(), writes: db.writes() };
  let kept: { readonly ready: ReadyCopy; currentAt: number; isChanged: boolean } | undefined;
  let loading: Promise<ReadyCopy> | undefined;
  let asked: { readonly writes: number; readonly state: Promise<CopyState> } | undefined;

  return {
    current: () => read(mayLag ? longestLag : 0),
    renew: () =>
      read(0).then(
        () => undefined,
        () => undefined,
      ),
  };

  async function read(lag: number): Promise<ReadyCopy> {
    const earlier = kept;
    if (earlier === undefined) return load();
    let epoch = 0;
    if (isDue()) {
      const at = clock();
      ({ epoch } = await askState());
      if (epoch === earlier.ready.state.epoch) {
        earlier.currentAt = Math.max(at, earlier.currentAt);
        return earlier.ready;
      }
      earlier.isChanged = true;
    } else if (!earlier.isChanged) return earlier.ready;
    const made = load();
    return clock() - earlier.currentAt < lag ? earlier.ready : notBefore(epoch, await made);
  }

  /** What was being prepared when the question was asked may already be out of date. */
  function notBefore(epoch: number, made: ReadyCopy): Promise<ReadyCopy> | ReadyCopy {
    return made.state.epoch < epoch ? load() : made;
  }

  /** Other servers publish at any time, `npm run admin` occasionally, and this server only in a transaction. */
  function isDue(): boolean {
    const now = { at: clock(), writes: db.writes() };
    if (!db.isShared && now.writes === checked.writes && now.at - checked.at < seldom) return false;
    checked = now;
    return true;
  }

  /** Callers at the same time share one preparation. */
  function load(): Promise<ReadyCopy> {
    if (loading !== undefined) return loading;
    const at = clock();
    const running = makeReady()
      .then((ready) => {
        kept = { ready, currentAt: at, isChanged: false };
        return ready;
      })
      .finally(() => (loading = undefined));
    // Nobody may be waiting for it.
    running.catch(() => undefined);
    loading = running;
    return running;
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
      answer: await prepareBytes(await inTurns(encode()), copy === CopyName.inEdit),
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

/** An origin as browsers write it. Others would end a directive of the security policy. */
const plainOrigin = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/** Returns the origins of full web addresses that a security policy can name. */
export function originsIn(urls: readonly string[]): readonly string[] {
  const full = urls.filter((url) => /^https?:\/\//.test(url) && URL.canParse(url));
  return [...new Set(full.map((url) => new URL(url).origin))].filter((origin) => plainOrigin.test(origin));
}
