import { pickLanguage } from '#content/pick-language.ts';
import { DataSource } from '#content/constants.ts';
import { storageKeys } from '../../adapters/storage.ts';
import { accessClientOf, entryOptionsOf } from './access-calls.ts';
import { hearWorker } from '../../offline/state/hear-worker.ts';
import { renewSession } from '../../access/state/enter.ts';
import { keepAccess } from '../../access/state/keep-access.ts';
import { type AccessCalls, type Museum } from '../../access/state/visitor-access.ts';
import { endedHref } from '../../routes.ts';
import { createVisitSender } from '../records/send-visits.ts';
import { accessOrder, goOffline, type OfflineOptions } from './go-offline.ts';
import { noteContent } from './note-content.ts';
import { type Visit } from './visit-context.tsx';
import { noteVisit } from '../records/visit-log.ts';
import { visitsAddress } from '../records/visits-address.ts';
import { unlockSounds } from '../../adapters/unlocked-sounds.ts';
import { docked } from '../../adapters/forget-visitor.ts';
import type { Native } from '../../adapters/native.ts';
import type { BatteryMessage } from '#contract/native.ts';
import type { ReadonlyStore } from '#ui/store.ts';
import { type Notices } from '../notices/notices.ts';

export interface BackgroundOptions extends OfflineOptions {
  readonly visit: OfflineOptions['visit'] & Pick<Visit, 'audioOutput' | 'battery' | 'book'>;
}

/** The background work of a guide. With a server it renews access and sends visits. */
export function workInBackground(options: BackgroundOptions): void {
  const { content, visit } = options;
  const news = noteContent(content, visit.book.storage);
  if (news !== undefined) visit.notices.debug(news);
  tellNetwork(visit.notices);
  unlockSounds();
  if (content.configuration.androidBatteryChecker) watchBattery(visit.battery, visit.notices);
  const { native } = visit;
  // An app brings the guide and its content with it.
  if (native === undefined) void goOffline(options);
  else void liveInApp(options, native);
  followStaff(new URL('./', document.baseURI).href);
  if (content.configuration.source === DataSource.served) {
    keepAccess({
      page: document,
      doubt: () => visit.access.doubt(content),
      renew: () => void renewWhenOld(options),
      leave: () => {
        const place = new URL('./', document.baseURI);
        const path = `/${location.pathname.slice(place.pathname.length)}`;
        location.assign(place.href + endedHref(path + location.search + location.hash).slice(1));
      },
    });
  }
  const base = visitsAddress(content.configuration, content.base, native !== undefined);
  if (base !== undefined && noteDocking(options)) tellVisits(base, visit);
}

/** If that part cannot be loaded, the app continues without it. */
async function liveInApp({ content, visit, loader, settings }: BackgroundOptions, native: Native): Promise<void> {
  const part = await import('./app-part.tsx').catch(() => undefined);
  await part?.liveInApp({ content, visit, loader, settings, native });
}

/** Section 4: the offline state is logged, and developers see a short toast. */
function tellNetwork({ debug }: Visit['notices']): void {
  for (const state of ['offline', 'online'])
    addEventListener(state, () => {
      console.info(`The device is ${state}.`);
      debug(`The device is ${state}.`, 'toast');
    });
}

async function renewWhenOld({ content, visit }: BackgroundOptions): Promise<void> {
  if (!(await visit.access.renewWhenOld(content))) return;
  // The new session opens the stored content only once the worker has seen the server accept it.
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(accessOrder({ content, visit }));
}

/**
 * Records that a device was handed out with its token, or that a museum's own device was started for the first time.
 *
 * @returns whether the museum records visits
 */
function noteDocking({ content: { catalogue }, visit: { book, native }, settings }: BackgroundOptions): boolean {
  const { VisitStats } = catalogue.configuration;
  const docking = book.storage.read(storageKeys.docking);
  const note = (): void => {
    const Language = pickLanguage(catalogue.spokenLanguages, settings.getState().language, navigator.languages).Code;
    if (VisitStats) noteVisit(book, { Kind: 'docking', TourCode: '', ItemCode: '', Language }, Date.now());
    book.storage.write(storageKeys.docking, 'noted');
  };
  if (docking === 'new' || (native !== undefined && docking === undefined)) note();
  // On its charger it waits for the next visitor.
  if (docking === docked) addEventListener('pointerdown', note, { once: true });
  return VisitStats;
}

function tellVisits(base: string, visit: BackgroundOptions['visit']): void {
  const { sendAll, sendAgain, sendLast } = createVisitSender({
    storage: visit.book.storage,
    send: accessClientOf({ base }, visit).recordVisits,
    later: (task, milliseconds) => void setTimeout(task, milliseconds),
  });
  const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
  const sendSoon = (): void => void whenIdle(() => void sendAll());
  sendSoon();
  visit.book.noted.subscribe(sendSoon);
  addEventListener('online', () => void sendAgain());
  document.addEventListener('visibilitychange', () => (document.hidden ? sendLast() : sendSoon()));
}

/** Milliseconds: the first screen waits for it. */
const startTimeoutMs = 3000;

export function accessCallsFor(museum: Museum, visit: Pick<Visit, 'access' | 'book'>): AccessCalls {
  return {
    hasAccess: accessClientOf(museum, visit).hasAccess,
    renew: () => renewSession(entryOptionsOf(museum, visit, startTimeoutMs)),
  };
}

/**
 * Section 4: another variant of the content reloads the page, and a logout in the staff area leads home.
 *
 * @param home the guide's folder, with a slash at the end
 */
function followStaff(home: string): void {
  hearWorker(home, ({ type }) => {
    if (type === 'variant') globalThis.location.reload();
    if (type === 'loggedOut') globalThis.location.assign(home);
  });
}

const low = 0.15;

/** Shows once per charge that the native app's battery is low (androidBatteryChecker). */
export function watchBattery(
  battery: ReadonlyStore<BatteryMessage | undefined>,
  notices: Pick<Notices, 'show' | 'dismiss'>,
): void {
  let shown: number | undefined;

  function look(): void {
    const last = battery.getState();
    if (last === undefined) return;
    const isLow = last.level <= low && !last.charging;
    if (isLow && shown === undefined) {
      const percent = Math.round(last.level * 100);
      const words = { key: 'native.batteryLow', facts: { percent } } as const;
      shown = notices.show(words, { mood: 'negative', lifetime: 'persistent' });
    }
    if (!isLow && shown !== undefined) {
      notices.dismiss(shown);
      shown = undefined;
    }
  }

  look();
  battery.subscribe(look);
}
