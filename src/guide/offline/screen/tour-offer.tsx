import { ArrowDownToLine, CircleAlert, CircleCheck, CirclePause, Clock } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { join } from '#ui/button.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { type TourOffline } from '../state/downloads.ts';
import { useOffline, useSize, useTourOffline } from './offline-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import styles from '../../shell/lists/offer.module.css';
import { isUnderWay, labelOf, percentOf, progressOf } from './tour-state.ts';
import { useLanguageName } from './use-language-name.ts';
import { useTourTitle } from './use-tour-title.ts';

export interface TourOfferProps {
  readonly tour: Tour;
  /** A language other than the visitor's. */
  readonly language?: string;
  /** Whether there is only room for a size or a percentage. */
  readonly isShort?: boolean;
}

/**
 * The offline state of a tour, as a badge that is also a button: one tap starts the download, or opens the details of
 * one that has begun.
 */
export function TourOffer({ tour, language, isShort = false }: TourOfferProps): ReactNode {
  const t = useLateTexts('offline');
  const size = useSize();
  const content = useContent();
  const titleOf = useTourTitle();
  const { downloads, sheets } = useOffline();
  const wanted = { tour: tour.ID, language: language ?? content.listed.Code };
  const languageName = useLanguageName(wanted.language) ?? wanted.language;
  const state = useTourOffline(wanted);
  if (state.kind === 'unknown' || state.bytes === 0) return null;
  const { key, facts } = labelOf(state, size);
  const label = t(key, facts);
  const title = titleOf(tour).text;
  const act = (): void => {
    if (state.kind === 'none') downloads.download([wanted]);
    else sheets.open({ kind: 'tour', ...wanted });
  };
  return (
    <button
      type="button"
      className={join(styles.offer, styles[moodOf(state)])}
      aria-label={t('offline.named', { label, title: language === undefined ? title : `${title} (${languageName})` })}
      onClick={act}
    >
      <Sign state={state} />
      <span>{isShort ? (shortLabel(state) ?? label) : label}</span>
    </button>
  );

  function shortLabel(of: TourOffline): string | undefined {
    if (of.kind === 'none') return size(of.missing);
    const progress = progressOf(of);
    return of.kind === 'running' && progress !== undefined
      ? t('offline.percent', { percent: percentOf(progress) })
      : undefined;
  }
}

function moodOf(state: TourOffline): 'open' | 'busy' | 'whole' | 'lacking' {
  if (state.kind === 'ready') return 'whole';
  if (state.kind === 'evicted' || state.kind === 'incomplete' || state.kind === 'noSpace') return 'lacking';
  return isUnderWay(state) ? 'busy' : 'open';
}

function Sign({ state }: { readonly state: TourOffline }): ReactNode {
  switch (state.kind) {
    case 'ready':
      return <CircleCheck aria-hidden size={18} />;
    case 'evicted':
    case 'incomplete':
    case 'noSpace':
      return <CircleAlert aria-hidden size={18} />;
    case 'queued':
      return <Clock aria-hidden size={18} />;
    case 'paused':
      return <CirclePause aria-hidden size={18} />;
    case 'running':
    case 'waiting':
    case 'repairing':
      return <Ring share={percentOf(state) / 100} />;
    case 'none':
    case 'unknown':
      return <ArrowDownToLine aria-hidden size={18} />;
  }
}

const radius = 7;
const around = 2 * Math.PI * radius;

/** A share of a whole, as small as an icon. */
function Ring({ share }: { readonly share: number }): ReactNode {
  return (
    <svg aria-hidden width={18} height={18} viewBox="0 0 18 18" className={styles.ring}>
      <circle cx={9} cy={9} r={radius} />
      <circle cx={9} cy={9} r={radius} strokeDasharray={`${share * around} ${around}`} />
    </svg>
  );
}
