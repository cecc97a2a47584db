import { createStore } from 'zustand';
import { backoff } from '#offline/backoff.ts';
import { forget, type Journal, setPaused, want } from '#offline/journal.ts';
import { mediaPath } from '#offline/media-path.ts';
import { storeName } from '#offline/store/store-name.ts';
import { type Wanted } from '#offline/wanted.ts';
import { oneTab, type OneTab } from '../../adapters/one-tab.ts';
import { type Downloads, type DownloadsState } from './downloads.ts';
import { beginLeading, type Leader } from './leader.ts';
import { createShared, type DownloadsOptions } from './shared.ts';
import { hearWorker } from './hear-worker.ts';
import { inBackground } from './in-background.ts';
import { joinTabs, type TabMessage } from './tab-messages.ts';
import { verifyBytes } from './verify.ts';

interface LeaderWatch {
  /** The tab that downloads has told something. */
  readonly heard: () => void;
}

/** Milliseconds between two questions, and for the answer. */
const leaderLookMs = 15_000;

const timeoutMs = 10_000;

/** The downloads of this device. One of its tabs fetches; all of them see it. */
export function createDownloads(options: DownloadsOptions): Downloads {
  const store = createStore<DownloadsState>(() => ({ tours: new Map(), storage: undefined }));
  const tabs = joinTabs(options.scope, (message) => inBackground(hear(message)));
  const shared = createShared(options, store, tabs.tell);
  const { device, database, source, show } = shared;
  let leader: Leader | undefined;
  let failures = 0;
  const turn = oneTab(storeName(options.scope, 'downloads'), () => {
    leader = beginLeading(shared);
    return () => {
      leader?.stop();
      leader = undefined;
    };
  });
  const watch = watchLeader(turn, () => {
    const hasWork = [...device.tours().values()].some(({ kind }) => kind === 'queued' || kind === 'running');
    if (hasWork) tabs.tell({ type: 'journal' });
    return hasWork;
  });

  async function change(how: (before: Journal) => Journal): Promise<void> {
    // At once for the visitor who tapped, then for all tabs.
    device.journal = how(device.journal);
    show();
    // A device that cannot remember it downloads until the tab is closed.
    device.journal = await database.changeJournal(how).catch(() => device.journal);
    tabs.tell({ type: 'journal' });
    turn.claim();
    leader?.look();
    show();
  }

  function retry(wanted: Wanted): void {
    tabs.tell({ type: 'retry', wanted });
    leader?.retry(wanted);
  }

  async function hear(message: TabMessage): Promise<void> {
    switch (message.type) {
      case 'journal':
        device.journal = await database.journal();
        // Waits for the turn, in case the tab that has it is closed.
        if (device.journal.size > 0) turn.claim();
        leader?.look();
        return show();
      case 'deleted':
        await shared.count();
        return show();
      case 'stored':
        return void device.present.add(message.hash);
      case 'list':
        // The other tab has just read it, so there is a network.
        return source.readList(new AbortController().signal).then(
          (list) => device.learn('latest', list),
          () => undefined,
        );
      case 'run':
        watch.heard();
        if (leader === undefined) device.run = message.run;
        return show();
      case 'retry':
        return leader?.retry(message.wanted);
      case 'hurry':
        return void (device.hurried = new Set(message.paths));
    }
  }

  hearWorker(options.scope, (news) => {
    if (news.type === 'contentStaged' || news.type === 'contentUpdated') {
      // Newer content may need more of the guide's files. The worker reports again.
      device.isGuideWhole = undefined;
      inBackground(shared.readStored().then(followContent));
    }
    if (news.type === 'contentDropped') leader?.settle();
    if (news.type === 'guideStored') guideStored(news.isWhole);
  });
  inBackground(begin());

  /** A tour is ready only with the games and maps that belong to the guide itself. */
  function guideStored(isWhole: boolean): void {
    const isNews = device.isGuideWhole !== isWhole;
    device.isGuideWhole = isWhole;
    failures = isWhole ? 0 : failures + 1;
    if (!isWhole) setTimeout(options.becomeWhole, backoff(failures, Math.random()));
    if (!isNews) return;
    show();
    leader?.settle();
  }

  function followContent(): void {
    show();
    leader?.check();
  }

  async function begin(): Promise<void> {
    [device.journal] = await Promise.all([database.journal(), shared.count(), shared.readStored()]);
    show();
    shared.weigh();
    void source.storedList().then((list) => {
      device.learn('mine', list);
      show();
    });
    const { catalogue, configuration } = options.content;
    if (configuration.downloader) {
      askToStay().catch(() => undefined);
      const languages = catalogue.languages.map(({ Code }) => Code);
      const all = catalogue.tours().flatMap(({ ID }) => languages.map((language) => ({ tour: ID, language })));
      await change((before) => want(before, all));
    } else if (device.journal.size > 0 || device.present.size > 0) turn.claim();
  }

  return {
    ...store,
    download: (wanted) => {
      // Within the tap.
      askToStay().then(shared.weigh, () => undefined);
      void change((before) => want(before, wanted)).then(() => wanted.forEach(retry));
    },
    pause: (wanted) => void change((before) => setPaused(before, wanted, true)),
    goOn: (wanted) => void change((before) => setPaused(before, wanted, false)).then(() => retry(wanted)),
    cancel: (wanted) => void change((before) => forget(before, wanted)),
    remove: (wanted) => void change((before) => forget(before, wanted)),
    hurry: (urls) => {
      const paths = urls.flatMap((url) => mediaPath(url, options.content.base) ?? []);
      tabs.tell({ type: 'hurry', paths });
      device.hurried = new Set(paths);
    },
    lengthOf: (url) => device.lengthOf(mediaPath(url, options.content.base) ?? ''),
    verify: async (thoroughly) => {
      await shared.count();
      if (thoroughly) await verifyBytes(shared, [...device.present], () => Promise.resolve());
      leader?.check();
      show();
    },
  };
}

async function askToStay(): Promise<unknown> {
  return 'storage' in navigator ? navigator.storage.persist?.() : undefined;
}

/**
 * Takes over from a tab that has the turn and does nothing: phones put pages to sleep without ending them.
 *
 * @param ask asks the other tab for a sign of life; returns false if this tab has no work for it
 */
function watchLeader(turn: OneTab, ask: () => boolean): LeaderWatch {
  let heardAt = Date.now();
  setInterval(() => {
    if (document.hidden || turn.isMine()) return;
    const asked = Date.now();
    if (!ask()) return;
    setTimeout(() => {
      if (heardAt < asked && !document.hidden && !turn.isMine()) turn.steal();
    }, timeoutMs);
  }, leaderLookMs);
  return { heard: () => (heardAt = Date.now()) };
}
