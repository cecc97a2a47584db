import { type ReactNode, type CSSProperties, useEffect } from 'react';
import { wantedKey } from '#offline/wanted.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { type InstallOffer } from '../../adapters/install-offer.ts';
import { type Downloads } from '../state/downloads.ts';
import { type OfflineWish } from '../../state/visit/fillings.ts';
import { type Visit } from '../../state/visit/visit-context.tsx';
import { createAnnouncements } from './announcement-store.ts';
import { useStore } from 'zustand';
import { useContent } from '../../state/content/content-context.tsx';
import { Announcer } from './announcer.tsx';
import place from '../../shell/notices/lower-edge.module.css';
import styles from './device-downloads.module.css';
import { join } from '#ui/button.tsx';
import { isUnderWay, percentOf, progressOf } from './tour-state.ts';
import { useAllWanted } from './use-all-wanted.ts';
import { EvictedNotice } from './evicted-notice.tsx';
import { StationLength } from './station-length.tsx';
import { StorageSheet } from './storage-sheet.tsx';
import { DownloadSheet } from './download-sheet.tsx';
import { TourSheet } from './tour-sheet.tsx';
import { useLocation } from 'react-router-dom';
import { urlsOf } from '#content/media-references.ts';
import { InfoSection } from './info-section.tsx';
import { OfflineProvider, type OfflineServices, useOffline } from './offline-context.tsx';
import { lateTexts, useLateTexts } from '../../shell/late/late-texts.tsx';
import { createSheets } from './sheets.ts';
import { TourOffer } from './tour-offer.tsx';

const { ready: offlineTexts } = lateTexts('offline');

export interface Offered {
  readonly downloads: Downloads;
  readonly install: InstallOffer;
}

/** Fills the places that other screens keep for downloads. They stay empty until the texts have come. */
export async function showDownloads(
  { fillings, wish }: Pick<Visit, 'fillings' | 'wish'>,
  { downloads, install }: Offered,
): Promise<void> {
  const sheets = createSheets();
  const services: OfflineServices = {
    downloads,
    sheets,
    install,
    announcements: createAnnouncements(downloads, Date.now),
  };
  const known = isKnown(wish.getState(), downloads);
  await Promise.all([offlineTexts, known]);
  const within = (children: ReactNode): ReactNode => <OfflineProvider services={services}>{children}</OfflineProvider>;
  fillings.setState({
    offline: () => within(<OfflineCompanion />),
    tour: ({ tour }) => (tour === undefined ? null : within(<TourOffer tour={tour} isShort />)),
    openTour: ({ tour }) => (tour === undefined ? null : within(<TourOffer tour={tour} />)),
    station: ({ location }) => <StationLength recording={location?.MediaURL ?? {}} downloads={downloads} />,
    info: () => within(<InfoSection />),
  });
  const grant = (): void => {
    const wished = wish.getState();
    if (wished === undefined || wished === 'impossible') return;
    wish.setState(undefined, true);
    sheets.open(wished === 'take' ? { kind: 'take' } : { kind: 'tour', ...wished });
  };
  wish.subscribe(grant);
  grant();
}

/** Waits, for a few seconds at most, until the size of the requested tour is known. */
function isKnown(wished: OfflineWish | undefined, downloads: Downloads): Promise<void> {
  if (typeof wished !== 'object') return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if ((downloads.getState().tours.get(wantedKey(wished))?.kind ?? 'unknown') === 'unknown') return;
      stop();
      resolve();
    };
    const stop = downloads.subscribe(look);
    setTimeout(resolve, timeoutMs);
    look();
  });
}

/** Milliseconds. */
const timeoutMs = 5000;

/** In the staff area's preview the button of the welcome screen explains itself: nothing is downloaded there. */
export function previewDownloads({ wish, notices }: Pick<Visit, 'wish' | 'notices'>): void {
  const say = async (): Promise<void> => {
    if (wish.getState() === undefined) return;
    wish.setState(undefined, true);
    notices.show({ text: (await loadTexts(document.documentElement.lang, ['offline']))['offline.preview'] });
  };
  wish.subscribe(() => void say());
  void say();
}

/** Accompanies every screen: the dialogs about downloads, and their announcements. */
function OfflineCompanion(): ReactNode {
  const { configuration, catalogue } = useContent();
  const sheet = useStore(useOffline().sheets);
  useHurry();
  if (sheet === undefined)
    return (
      <>
        <Announcer />
        {configuration.downloader ? <DeviceDownloads /> : <EvictedNotice />}
      </>
    );
  if (sheet.kind === 'storage') return <StorageSheet />;
  if (sheet.kind === 'take') return <DownloadSheet />;
  const tour = catalogue.tour(sheet.tour);
  return tour === undefined ? null : <TourSheet key={wantedKey(sheet)} tour={tour} wanted={sheet} />;
}

/** How far a museum's own device (`downloader`) is, which fetches all tours in all languages automatically. */
function DeviceDownloads(): ReactNode {
  const t = useLateTexts('offline');
  const { downloads, sheets } = useOffline();
  const tours = useStore(downloads, (state) => state.tours);
  const all = useAllWanted(true);
  const states = all.flatMap((wanted) => tours.get(wantedKey(wanted)) ?? []);
  if (states.every(({ kind }) => kind === 'ready' || kind === 'unknown')) return null;
  const known = states.flatMap((state) => {
    if (state.kind === 'unknown') return [];
    const done = state.kind === 'ready' ? state.bytes : (progressOf(state)?.done ?? 0);
    return [{ done, bytes: state.bytes }];
  });
  const sum = (of: (one: { readonly done: number; readonly bytes: number }) => number): number =>
    known.reduce((total, one) => total + of(one), 0);
  const percent = percentOf({ done: sum(({ done }) => done), bytes: sum(({ bytes }) => bytes) });
  const isGoing = states.some((state) => isUnderWay(state));
  return (
    <button
      type="button"
      className={join(place.above, styles.device)}
      style={{ '--share': `${percent}%` } as CSSProperties}
      onClick={() => sheets.open({ kind: 'storage' })}
    >
      {isGoing ? t('offline.device', { percent }) : t('offline.deviceStopped')}
    </button>
  );
}

/** The station that the visitor opens is fetched before the rest of its tour. */
function useHurry(): void {
  const { pathname } = useLocation();
  const { downloads } = useOffline();
  const { catalogue } = useContent();
  useEffect(() => {
    const [, ID] = /^\/detail\/(\d+)/.exec(pathname) ?? [];
    const item = ID === undefined ? undefined : catalogue.item(Number(ID));
    const station = item === undefined ? undefined : catalogue.location(item.LocationID);
    if (station !== undefined) downloads.hurry(urlsOf({ ...station }).map(({ url }) => url));
  }, [pathname, downloads, catalogue]);
}
