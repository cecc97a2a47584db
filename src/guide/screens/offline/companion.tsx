import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { wantedKey } from '#offline/wanted.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { Announcer } from './announcer.tsx';
import { DeviceDownloads } from './device-downloads.tsx';
import { EvictedNotice } from './evicted-notice.tsx';
import { useOffline } from './offline-context.tsx';
import { StorageSheet } from './storage-sheet.tsx';
import { DownloadSheet } from './download-sheet.tsx';
import { TourSheet } from './tour-sheet.tsx';
import { useHurry } from './use-hurry.ts';

/** Accompanies every screen: the dialogs about downloads, and their announcements. */
export function OfflineCompanion(): ReactNode {
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
