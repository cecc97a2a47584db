import { type Catalogue, createCatalogue } from '#content/catalogue.ts';
import { type TourDefinition } from '#content/definition.ts';
import { mediaReferences } from '#content/media-references.ts';
import { type PreparedAnswer, prepareText } from '../../prepared-answer.ts';
import { type Database } from '../../store/database.ts';
import { type CopyName } from '../../store/tables.ts';
import { type CopyState, readCopyText, readState } from './copies.ts';

/** One state of a copy, made ready once for all who ask. */
export interface ReadyCopy {
  readonly state: CopyState;
  readonly answer: PreparedAnswer;
  readonly definition: TourDefinition;
  readonly catalogue: Catalogue;
  /** Other hosts that the content names. */
  readonly origins: readonly string[];
}

export interface CopyCache {
  /** The copy as it is committed now. */
  readonly current: () => Promise<ReadyCopy>;
  /** This server has changed it. */
  readonly forget: () => void;
}

/** Milliseconds after which the embedded database is asked whether another program has written. */
const seldom = 1000;

/** Answers a copy from memory for as long as nobody changes it. */
export function createCopyCache(db: Database, copy: CopyName, clock: () => number = Date.now): CopyCache {
  let checkedAt = clock();
  let ready: Promise<ReadyCopy> | undefined;
  let asking: Promise<CopyState> | undefined;

  return {
    async current() {
      const kept = ready;
      if (kept === undefined) return load();
      // Somebody else may have published: another server at any time, `npm run admin` once in a while.
      if (!isDue()) return kept;
      if ((await kept).state.epoch !== (await askState()).epoch) {
        if (ready === kept) ready = undefined;
        return load();
      }
      return kept;
    },
    forget: () => void (ready = undefined),
  };

  function isDue(): boolean {
    const now = clock();
    if (!db.isShared && now - checkedAt < seldom) return false;
    checkedAt = now;
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
    const { text, state } = await db.read
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => readCopyText(transaction, copy));
    const definition = JSON.parse(text) as TourDefinition;
    let catalogue: Catalogue | undefined;
    return {
      state,
      definition,
      answer: await prepareText(text),
      get catalogue() {
        catalogue ??= createCatalogue(definition);
        return catalogue;
      },
      origins: originsOf(definition),
    };
  }

  function askState(): Promise<CopyState> {
    asking ??= readState(db.read, copy).finally(() => void (asking = undefined));
    return asking;
  }
}

export function originsOf(definition: TourDefinition): readonly string[] {
  return originsIn(mediaReferences(definition).map(({ url }) => url));
}

export function originsIn(urls: readonly string[]): readonly string[] {
  const full = urls.filter((url) => /^https?:\/\//.test(url) && URL.canParse(url));
  return [...new Set(full.map((url) => new URL(url).origin))];
}
