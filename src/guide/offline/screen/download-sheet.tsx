import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '#ui/button.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { AllTours } from './all-tours.tsx';
import { useOffline } from './offline-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { Sheet } from './sheet.tsx';
import styles from '../../shell/sheet/sheet.module.css';

/** How to take the guide along: as an app, and with its tours. */
export function DownloadSheet(): ReactNode {
  const t = useLateTexts('offline');
  const { sheets } = useOffline();
  const isInApp = useVisit().native !== undefined;
  return (
    <Sheet title={useTranslate()('offer.take')}>
      <p>{t('offline.take.text')}</p>
      <AllTours />
      {isInApp ? null : <Install />}
      <div className={styles.actions}>
        <Button className={styles.quiet} onClick={() => sheets.open({ kind: 'storage' })}>
          {t('offline.manage')}
        </Button>
      </div>
    </Sheet>
  );
}

function Install(): ReactNode {
  const t = useLateTexts('offline');
  const { install } = useOffline();
  const way = useStore(install);
  return (
    <section className={styles.section}>
      <h3>{t('offline.install')}</h3>
      {way === 'installed' ? (
        <p role="status">{t('offline.installed')}</p>
      ) : (
        <>
          <p>{t('offline.install.text')}</p>
          {way === 'asking' ? (
            <div className={styles.actions}>
              <Button className={styles.quiet} onClick={() => void install.ask()}>
                {t('offline.install')}
              </Button>
            </div>
          ) : (
            <p>{t(`offline.install.${way}`)}</p>
          )}
        </>
      )}
    </section>
  );
}
