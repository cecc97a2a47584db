import { type Medium } from '#contract/media-list.ts';
import { backoff } from '#offline/backoff.ts';
import { canCommit } from '#offline/commit.ts';
import { createDownloader, type Downloader } from '#offline/downloader.ts';
import { noteWhole } from '#offline/journal.ts';
import { mediaOrder } from '#offline/media-order.ts';
import { type Run } from '#offline/run.ts';
import { hexDigest } from '#contract/hex-digest.ts';
import { canKeepAwake, keepAwake } from '../../adapters/wake-lock.ts';
import { askStorage } from './storage-facts.ts';
import { inBackground } from './in-background.ts';
import { findLostJournal } from './lost-journal.ts';
import { type Shared } from './shared.ts';
import { tidy } from './tidy.ts';
import { piecesToVerify, verifyBytes } from './verify.ts';

/** The tab that downloads, for all of them. */
export interface Leader extends Pick<Downloader, 'retry' | 'check'> {
  /** The journal has changed. */
  readonly look: () => void;
  /** Notes what is ready, and deletes what is no longer needed. */
  readonly settle: () => void;
  readonly stop: () => void;
}

export function beginLeading(shared: Shared): Leader {
  const { device, database, pieces, source } = shared;
  let isListed = false;
  let unstored = 0;
  const awake = createAwake();
  const downloader = createDownloader({
    world: {
      fetch: source.fetch,
      readList: source.readList,
      digest: hexDigest,
      pieces: {
        write: async (hash, piece) => {
          await pieces.write(hash, piece);
          await database.noteVerified(hash, Date.now());
          shared.tell({ type: 'stored', hash });
        },
      },
      freeBytes: async () => (await askStorage()).free,
      clock: {
        setTimeout: (task, milliseconds) => setTimeout(task, milliseconds),
        clearTimeout: (timer) => clearTimeout(timer),
      },
      random: Math.random,
    },
    present: device.present,
    journal: () => device.journal,
    first: (wanted) => mediaOrder(shared.content.catalogue, wanted, shared.content.base),
    hurried: () => device.hurried,
    onRun,
    onList,
    // The pieces that it stored last came after the others were released.
    onGivenUp: () => inBackground(settle()),
  });
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener('online', () => downloader.retry(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || downloader.wake(), { signal });

  function onRun(run: Run): void {
    const isOver = device.run.phase !== 'idle' && run.phase === 'idle';
    device.run = run;
    awake.set(run.phase === 'running' || run.phase === 'repairing');
    shared.tell({ type: 'run', run });
    shared.show();
    if (isOver) inBackground(settle());
  }

  function onList(list: readonly Medium[]): void {
    isListed = true;
    device.learn('latest', list);
    if (device.isOutdated()) shared.tell({ type: 'list' });
    shared.show();
  }

  /** After a download: notes the tours that are ready, and deletes pieces that are no longer needed. */
  async function settle(): Promise<void> {
    await shared.readStored();
    const isKnown = await findLostJournal(shared);
    await noteReady(shared);
    await commitStaged(shared);
    // Before the list is known, pieces of a newer version would seem unused.
    if (isKnown && (isListed || device.journal.size === 0)) await tidy(shared);
    shared.show();
    shared.weigh();
    if (device.isGuideWhole !== true) shared.becomeWhole();
    if (!device.isUnstored() || signal.aborted) return void (unstored = 0);
    // The museum has published meanwhile: the worker has to store the content of these media.
    unstored += 1;
    shared.refresh();
    setTimeout(() => signal.aborted || inBackground(settle()), backoff(unstored, Math.random()));
  }

  async function followJournal(): Promise<void> {
    // Another tab has changed it, or the browser has deleted it.
    if (await findLostJournal(shared)) await tidy(shared);
    await settle();
  }

  async function begin(): Promise<void> {
    await shared.count();
    device.journal = await database.journal();
    if (signal.aborted) return;
    await settle();
    downloader.look();
    await verifyWhenIdle(shared, downloader, signal);
  }

  inBackground(begin());

  return {
    retry: downloader.retry,
    check: () => {
      downloader.check();
      // A lost journal may have waited for newer content.
      if (device.journal.size === 0) inBackground(settle().then(downloader.look));
    },
    look: () => {
      downloader.look();
      shared.tell({ type: 'run', run: device.run });
      inBackground(followJournal());
    },
    settle: () => inBackground(settle()),
    stop: () => {
      listeners.abort();
      awake.set(false);
      downloader.stop();
    },
  };
}

async function noteReady({ device, database }: Shared): Promise<void> {
  const ready = device.ready();
  if (ready.every(({ wasWhole }) => wasWhole)) return;
  device.journal = await database.changeJournal((before) => ready.reduce(noteWhole, before));
}

/** Lets pages that start from now on read a staged version, once no tour is lost with it. */
async function commitStaged({ device, database, lists, order }: Shared): Promise<void> {
  const { next: version } = await database.versions();
  const next = version === undefined ? undefined : await lists.of(version);
  if (version === undefined || next === undefined) return;
  const { stored: current, journal, present, run } = device;
  const given = new Set([...run.ended].flatMap(([key, { kind }]) => (kind === 'incomplete' ? [key] : [])));
  if (canCommit({ current, next, journal, present, given })) order({ type: 'contentWhole', version });
}

async function verifyWhenIdle(shared: Shared, downloader: Downloader, signal: AbortSignal): Promise<void> {
  const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
  const rest = (): Promise<void> => new Promise((resolve) => void whenIdle(() => resolve()));
  await rest();
  if (signal.aborted || !(await verifyBytes(shared, await piecesToVerify(shared), rest))) return;
  shared.show();
  downloader.check();
}

function createAwake(): { readonly set: (isWanted: boolean) => void } {
  let release: (() => void) | undefined;
  return {
    set: (isWanted) => {
      if (!isWanted) release?.();
      if (!isWanted) release = undefined;
      else if (canKeepAwake()) release ??= keepAwake();
    },
  };
}
