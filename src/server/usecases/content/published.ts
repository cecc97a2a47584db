import { type Catalogue, createCatalogue } from '#content/catalogue.ts';
import { listNames, type TourDefinition } from '#content/definition.ts';
import { urlsOf } from '#content/media-references.ts';
import { type PreparedAnswer, withBrotli } from '../../long-work/prepared-answer.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { type Database } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { type CopyState, readCopyRows, readState, versionOf } from './copies.ts';
import { packCopy } from './copy-answer.ts';
import { type Chunk, contentOf, type CopyContent, definitionOf } from './copy-content.ts';
import { type CopyStep, createCopySteps } from './copy-steps.ts';

/** One state of a copy, prepared once for all requests. */
export interface ReadyCopy {
  readonly state: CopyState;
  readonly content: CopyContent;
  /** Prepared once; the visitors' copy before the first request. */
  readonly answer: () => Promise<PreparedAnswer>;
  /** As visitors get it, also from the editing copy: without what only staff know. */
  readonly answerForVisitors: () => Promise<PreparedAnswer>;
  /** Packs the answer as small as possible. */
  readonly finish: () => Promise<void>;
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
  /** Waits until the committed copy is prepared, for the caller that has just changed it. Never throws. */
  readonly renew: () => Promise<void>;
  /** Notes what this server has committed, so that the copy need not be read again as a whole. */
  readonly note: (step: CopyStep) => void;
}

export interface CopyCacheOptions {
  /** Milliseconds since some moment, whatever the clock says. */
  readonly elapsed?: () => number;
  /** Whether callers had rather have the earlier copy than wait. */
  readonly mayLag?: boolean;
  /** Does a job once nothing has been published for a while. */
  readonly later?: (job: () => Promise<void>) => void;
}

/** Milliseconds after a publication in which the next one often follows. */
const quiet = 10_000;
/** Milliseconds after which the embedded database is checked for writes of other programs. */
const seldom = 1000;
/** Milliseconds for which an earlier copy is answered at most. */
const longestLag = 1000;

/** Caches a copy in memory until a transaction of this server or another program changes it. */
export function createCopyCache(
  db: Database,
  copy: CopyName,
  { elapsed = () => performance.now(), mayLag = false, later = whenQuiet }: CopyCacheOptions = {},
): CopyCache {
  let checked = { at: elapsed(), writes: db.writes() };
  let kept: { readonly ready: ReadyCopy; currentAt: number; isChanged: boolean } | undefined;
  let loading: Promise<ReadyCopy> | undefined;
  let asked: { readonly writes: number; readonly state: Promise<CopyState> } | undefined;

  const steps = createCopySteps();

  return {
    current: () => read(mayLag ? longestLag : 0),
    renew: () =>
      read(0)
        .then(({ answer }) => answer())
        .then(
          () => undefined,
          () => undefined,
        ),
    note: (step) => {
      if (kept !== undefined) steps.add(step);
    },
  };

  async function read(lag: number): Promise<ReadyCopy> {
    const earlier = kept;
    if (earlier === undefined) return load();
    let epoch = 0;
    if (isDue()) {
      const at = elapsed();
      ({ epoch } = await askState());
      if (epoch === earlier.ready.state.epoch) {
        earlier.currentAt = Math.max(at, earlier.currentAt);
        return earlier.ready;
      }
      earlier.isChanged = true;
    } else if (!earlier.isChanged) return earlier.ready;
    const made = load();
    return elapsed() - earlier.currentAt < lag ? earlier.ready : notBefore(epoch, await made);
  }

  /** A preparation that began before the request may be out of date. */
  function notBefore(epoch: number, made: ReadyCopy): Promise<ReadyCopy> | ReadyCopy {
    return made.state.epoch < epoch ? load() : made;
  }

  /** Other servers publish at any time, `npm run admin` occasionally, and this server only in a transaction. */
  function isDue(): boolean {
    const now = { at: elapsed(), writes: db.writes() };
    if (!db.isShared && now.writes === checked.writes && now.at - checked.at < seldom) return false;
    checked = now;
    return true;
  }

  /** Callers at the same time share one preparation. */
  function load(): Promise<ReadyCopy> {
    if (loading !== undefined) return loading;
    const at = elapsed();
    const running = makeReady()
      .then((ready) => {
        kept = { ready, currentAt: at, isChanged: false };
        if (mayLag) later(async () => void (kept?.ready === ready && (await ready.finish())));
        steps.forgetBefore(ready.state.epoch);
        return ready;
      })
      .finally(() => (loading = undefined));
    // It may not be awaited.
    running.catch(() => undefined);
    loading = running;
    return running;
  }

  async function makeReady(): Promise<ReadyCopy> {
    const { state, content } = (await takeSteps()) ?? (await readAll());
    const version = versionOf(state);
    const definition = definitionOf(content, version);
    let catalogue: Catalogue | undefined;
    const packed = new Map<boolean, Promise<PreparedAnswer>>();
    const answerFor = (isForStaff: boolean): Promise<PreparedAnswer> => {
      const known = packed.get(isForStaff) ?? packCopy(content, version, isForStaff);
      packed.set(isForStaff, known);
      known.catch(() => packed.delete(isForStaff));
      return known;
    };
    const isForStaff = copy === CopyName.inEdit;
    const answer = (): Promise<PreparedAnswer> => answerFor(isForStaff);
    if (mayLag) await answer();
    return {
      state,
      content,
      definition,
      answer,
      answerForVisitors: () => answerFor(false),
      finish: async () => {
        const finished = await withBrotli(await answer());
        packed.set(isForStaff, Promise.resolve(finished));
      },
      get catalogue() {
        catalogue ??= createCatalogue(definition);
        return catalogue;
      },
      origins: await inTurns(originsOf(content)),
    };
  }

  /** Returns the committed state if all that leads to it was noted here. */
  async function takeSteps(): Promise<Pick<ReadyCopy, 'state' | 'content'> | undefined> {
    if (kept === undefined || steps.areNone()) return undefined;
    const { ready } = kept;
    const state = await readState(db.read, copy);
    const content = steps.from(ready, state.epoch);
    return content === undefined ? undefined : { state, content };
  }

  async function readAll(): Promise<Pick<ReadyCopy, 'state' | 'content'>> {
    // One transaction: objects and version belong together.
    const { state, rows, others } = await db.readLong
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => readCopyRows(transaction, copy));
    return { state, content: await inTurns(contentOf(rows, others, kept?.ready.content)) };
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

function whenQuiet(job: () => Promise<void>): void {
  setTimeout(() => void job().catch(() => undefined), quiet).unref();
}

const originsOfChunks = new WeakMap<Chunk, readonly string[]>();

function* originsOf({ lists }: CopyContent): Generator<undefined, readonly string[]> {
  const all = new Set<string>();
  for (const chunk of listNames.flatMap((name) => lists[name])) {
    const found = new Set(originsOfChunks.get(chunk));
    if (!originsOfChunks.has(chunk)) {
      for (const { stored } of chunk) {
        for (const origin of originsIn(urlsOf(stored).map(({ url }) => url))) found.add(origin);
        yield;
      }
      originsOfChunks.set(chunk, [...found]);
    }
    for (const origin of found) all.add(origin);
  }
  return [...all];
}

/** An origin as browsers write it. Others would end a directive of the security policy. */
const plainOrigin = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/** Returns the origins of full web addresses that a security policy can name. */
export function originsIn(urls: readonly string[]): readonly string[] {
  const full = urls.filter((url) => /^https?:\/\//.test(url) && URL.canParse(url));
  return [...new Set(full.map((url) => new URL(url).origin))].filter((origin) => plainOrigin.test(origin));
}
