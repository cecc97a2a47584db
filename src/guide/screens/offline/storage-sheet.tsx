import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useOffline } from './offline-context.tsx';
import { useOfflineTexts } from './offline-texts.ts';
import { Ask } from './ask.tsx';
import { AllTours } from './all-tours.tsx';
import { Check } from './check.tsx';
import { Sheet } from './sheet.tsx';
import { StorageMeter } from './storage-meter.tsx';
import { StoredTours } from './stored-tours.tsx';

/** Everything that the guide keeps on this device, with buttons that remove it. */
export function StorageSheet(): ReactNode {
  const t = useOfflineTexts();
  const { downloads } = useOffline();
  const storage = useStore(downloads, (state) => state.storage);
  const [isAsking, setAsking] = useState(false);
  return (
    <Sheet title={t('offline.storage')}>
      {storage === undefined ? (
        <p role="status">{t('offline.loading')}</p>
      ) : (
        <>
          <StorageMeter storage={storage} />
          <StoredTours stored={storage.stored} />
        </>
      )}
      <AllTours />
      {storage === undefined || storage.stored.length === 0 ? null : (
        <Check onRemoveAll={() => setAsking(true)} isAsking={isAsking} />
      )}
      {isAsking ? (
        <Ask
          title={t('offline.removeAll.title')}
          text={t('offline.removeAll.text')}
          yes={t('offline.remove.yes')}
          no={t('offline.keep')}
          onAnswer={(isYes) => {
            setAsking(false);
            if (isYes) for (const wanted of storage?.stored ?? []) downloads.remove(wanted);
          }}
        />
      ) : null}
    </Sheet>
  );
}
