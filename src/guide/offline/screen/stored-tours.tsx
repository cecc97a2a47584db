import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { RoundButton } from '#ui/button.tsx';
import { wantedKey } from '#offline/wanted.ts';
import { SpokenText } from '../../shell/text/spoken-text.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { type StorageFacts } from '../state/downloads.ts';
import { Ask } from './ask.tsx';
import { useOffline, useSize, useTourOffline } from './offline-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import styles from '../../shell/sheet/sheet.module.css';
import { TourOffer } from './tour-offer.tsx';
import { useLanguageName } from './use-language-name.ts';
import { useTourTitle } from './use-tour-title.ts';

type Stored = StorageFacts['stored'][number];

export function StoredTours({ stored }: Pick<StorageFacts, 'stored'>): ReactNode {
  const t = useLateTexts('offline');
  const { catalogue } = useContent();
  const { downloads } = useOffline();
  const size = useSize();
  const [asked, setAsked] = useState<Stored>();
  const known = stored.flatMap((one) => {
    const tour = catalogue.tour(one.tour);
    return tour === undefined ? [] : [{ tour, one }];
  });
  if (known.length === 0) return <p>{t('offline.empty')}</p>;
  return (
    <ul className={styles.rows}>
      {known.map(({ tour, one }) =>
        asked !== undefined && wantedKey(asked) === wantedKey(one) ? (
          <li key={wantedKey(one)}>
            <Ask
              title={t('offline.remove.title')}
              text={t('offline.remove.text', { size: size(one.givesBack) })}
              yes={t('offline.remove.yes')}
              no={t('offline.keep')}
              onAnswer={(isYes) => {
                setAsked(undefined);
                if (isYes) downloads.remove(one);
              }}
            />
          </li>
        ) : (
          <StoredTour key={wantedKey(one)} tour={tour} stored={one} onRemove={() => setAsked(one)} />
        ),
      )}
    </ul>
  );
}

interface StoredTourProps {
  readonly tour: Tour;
  readonly stored: Stored;
  readonly onRemove: () => void;
}

function StoredTour({ tour, stored, onRemove }: StoredTourProps): ReactNode {
  const t = useLateTexts('offline');
  const size = useSize();
  const title = useTourTitle()(tour);
  const language = useLanguageName(stored.language);
  const state = useTourOffline(stored);
  const facts = [
    ...(language === undefined ? [] : [language]),
    size(stored.bytes),
    stored.givesBack === 0 ? t('offline.shared') : t('offline.givesBack', { size: size(stored.givesBack) }),
  ];
  const named = language === undefined ? title.text : `${title.text} (${language})`;
  return (
    <li className={styles.row}>
      <div>
        <h3>
          <SpokenText spoken={title} />
        </h3>
        <p className={styles.soft}>{facts.join(' · ')}</p>
        {state.kind === 'ready' ? null : <TourOffer tour={tour} language={stored.language} />}
      </div>
      <RoundButton label={t('offline.named', { label: t('offline.remove'), title: named })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </RoundButton>
    </li>
  );
}
