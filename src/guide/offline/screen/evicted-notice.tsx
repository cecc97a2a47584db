import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { join, RoundButton } from '#ui/button.tsx';
import { wantedKey } from '#offline/wanted.ts';
import { useContent } from '../../state/content/content-context.tsx';
import place from '../../shell/notices/lower-edge.module.css';
import styles from './evicted-notice.module.css';
import { useOffline, useSize } from './offline-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { useAllWanted } from './use-all-wanted.ts';
import { useTourTitle } from './use-tour-title.ts';

/** Says calmly that the browser has deleted parts of tours. They come back automatically; one tap tries at once. */
export function EvictedNotice(): ReactNode {
  const t = useLateTexts('offline');
  const size = useSize();
  const titleOf = useTourTitle();
  const { catalogue } = useContent();
  const { downloads } = useOffline();
  const tours = useStore(downloads, (state) => state.tours);
  const all = useAllWanted(true);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const evicted = all.flatMap((wanted) => {
    const state = tours.get(wantedKey(wanted));
    return state?.kind === 'evicted' && !dismissed.has(wantedKey(wanted)) ? [{ wanted, missing: state.missing }] : [];
  });
  const [first] = evicted;
  if (first === undefined) return null;
  const tour = catalogue.tour(first.wanted.tour);
  const count = new Set(evicted.map(({ wanted }) => wanted.tour)).size;
  const missing = evicted.reduce((sum, one) => sum + one.missing, 0);
  const dismiss = (): void => setDismissed(new Set([...dismissed, ...evicted.map(({ wanted }) => wantedKey(wanted))]));
  return (
    <section className={join(place.above, styles.notice)} aria-label={t('offline.missing')}>
      <div className={styles.line}>
        <p role="status">
          {count === 1 && tour !== undefined
            ? t('offline.evicted', { title: titleOf(tour).text })
            : t('offline.evictedMany', { count })}
        </p>
        <RoundButton label={t('offline.close')} onClick={dismiss}>
          <X aria-hidden />
        </RoundButton>
      </div>
      <button
        type="button"
        className={styles.repair}
        onClick={() => {
          downloads.download(evicted.map(({ wanted }) => wanted));
          // Without a network nothing else would answer the tap.
          dismiss();
        }}
      >
        {t('offline.repair', { size: size(missing) })}
      </button>
    </section>
  );
}
