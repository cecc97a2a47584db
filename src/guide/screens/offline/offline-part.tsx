import { type ReactNode } from 'react';
import { type InstallOffer } from '../../adapters/install-offer.ts';
import { type Downloads } from '../../state/offline/downloads.ts';
import { type Visit } from '../../state/visit/visit-context.tsx';
import { createAnnouncements } from './announcement-store.ts';
import { OfflineCompanion } from './companion.tsx';
import { InfoSection } from './info-section.tsx';
import { OfflineProvider, type OfflineServices } from './offline-context.tsx';
import { offlineTexts } from './offline-texts.ts';
import { createSheets } from './sheets.ts';
import { PreviewedOffer } from './previewed-offer.tsx';
import { WelcomeOffer } from './welcome-offer.tsx';
import { TourOffer } from './tour-offer.tsx';

export interface Offered {
  readonly downloads: Downloads;
  readonly install: InstallOffer;
}

/** Fills the places that other screens keep for downloads. They stay empty until the texts have come. */
export async function showDownloads(
  { fillings }: Pick<Visit, 'fillings'>,
  { downloads, install }: Offered,
): Promise<void> {
  const sheets = createSheets();
  const services: OfflineServices = {
    downloads,
    sheets,
    install,
    announcements: createAnnouncements(downloads, Date.now),
  };
  await offlineTexts;
  const within = (children: ReactNode): ReactNode => <OfflineProvider services={services}>{children}</OfflineProvider>;
  fillings.setState({
    offline: () => within(<OfflineCompanion />),
    tour: ({ tour }) => (tour === undefined ? null : within(<TourOffer tour={tour} isShort />)),
    openTour: ({ tour }) => (tour === undefined ? null : within(<TourOffer tour={tour} />)),
    welcome: () => within(<WelcomeOffer onTake={() => sheets.open({ kind: 'take' })} />),
    info: () => within(<InfoSection />),
  });
}

/** Staff see in the preview that the welcome screen has the button. */
export async function previewDownloads({ fillings }: Pick<Visit, 'fillings'>): Promise<void> {
  await offlineTexts;
  fillings.setState({ welcome: PreviewedOffer });
}
