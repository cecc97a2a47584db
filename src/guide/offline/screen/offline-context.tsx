import { createContext, type ReactNode, use, useMemo } from 'react';
import { useStore } from 'zustand';
import { directionOf } from '#content/language-fallback.ts';
import { formatRoughly } from '#i18n/format-bytes.ts';
import { type Wanted, wantedKey } from '#offline/wanted.ts';
import { type InstallOffer } from '../../adapters/install-offer.ts';
import { useInterface } from '../../state/content/interface-context.tsx';
import { type Downloads, type TourOffline } from '../state/downloads.ts';
import { type AnnouncementStore } from './announcement-store.ts';
import { lateTexts } from '../../shell/late/late-texts.tsx';
import { type Sheets } from './sheets.ts';
import { type WriteSize } from './tour-state.ts';

const { Texts: OfflineTexts } = lateTexts('offline');

/** The objects that the components about downloads share. */
export interface OfflineServices {
  readonly downloads: Downloads;
  readonly sheets: Sheets;
  readonly install: InstallOffer;
  readonly announcements: AnnouncementStore;
}

const OfflineContext = createContext<OfflineServices | undefined>(undefined);

export interface OfflineProviderProps {
  readonly services: OfflineServices;
  readonly children: ReactNode;
}

export function OfflineProvider({ services, children }: OfflineProviderProps): ReactNode {
  return (
    <OfflineTexts standIn={null}>
      <OfflineContext value={services}>{children}</OfflineContext>
    </OfflineTexts>
  );
}

export function useOffline(): OfflineServices {
  const services = use(OfflineContext);
  if (services === undefined) throw new Error('There is no OfflineProvider');
  return services;
}

const unknown: TourOffline = { kind: 'unknown' };

export function useTourOffline(wanted: Wanted): TourOffline {
  const key = wantedKey(wanted);
  return useStore(useOffline().downloads, ({ tours }) => tours.get(key) ?? unknown);
}

/** Returns how sizes are written. In texts from right to left, number and unit keep their order. */
export function useSize(): WriteSize {
  const { interfaceLanguage } = useInterface();
  return useMemo(() => {
    const [open, close] = directionOf(interfaceLanguage) === 'rtl' ? ['\u2066', '\u2069'] : ['', ''];
    return (bytes) => `${open}${formatRoughly(bytes, interfaceLanguage)}${close}`;
  }, [interfaceLanguage]);
}
