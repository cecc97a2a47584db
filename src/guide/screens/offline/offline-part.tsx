import { type ReactNode } from 'react';
import { wantedKey } from '#offline/wanted.ts';
import { loadOfflinePack } from '#i18n/load-offline.ts';
import { type InstallOffer } from '../../adapters/install-offer.ts';
import { type Downloads } from '../../state/offline/downloads.ts';
import { type OfflineWish } from '../../state/visit/fillings.ts';
import { type Visit } from '../../state/visit/visit-context.tsx';
import { createAnnouncements } from './announcement-store.ts';
import { OfflineCompanion } from './companion.tsx';
import { InfoSection } from './info-section.tsx';
import { OfflineProvider, type OfflineServices } from './offline-context.tsx';
import { offlineTexts } from './offline-texts.ts';
import { createSheets } from './sheets.ts';
import { TourOffer } from './tour-offer.tsx';

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
    notices.show({ text: (await loadOfflinePack(document.documentElement.lang))['offline.preview'] });
  };
  wish.subscribe(() => void say());
  void say();
}
