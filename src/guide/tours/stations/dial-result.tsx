import { ArrowRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { listImage } from '#content/station-pictures.ts';
import { type CodeSearch } from '#content/station-code.ts';
import { Link } from '#ui/link.tsx';
import { routes } from '../../routes.ts';
import { Moving } from '../../shell/navigation/moving.tsx';
import { SpokenText } from '../../shell/text/spoken-text.tsx';
import { StationNumber } from '../../shell/lists/station-number.tsx';
import { SmallPicture } from '../../shell/lists/row.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useStationTitle } from '../../shell/lists/use-station-title.ts';
import styles from './dial-result.module.css';
import { useLateTexts } from '../../shell/late/late-texts.tsx';

export interface DialResultProps {
  readonly typed: string;
  readonly search: CodeSearch<TourItem>;
}

/** The most matching stations that are shown. */
const most = 3;

/** The stations found by the digits so far. Its height never changes. */
export function DialResult({ typed, search: { exact, candidates } }: DialResultProps): ReactNode {
  const t = useLateTexts('dial');
  return (
    <div className={styles.result}>
      <DialStatus typed={typed} exact={exact} count={candidates.length} />
      {exact === undefined ? null : <Found item={exact} />}
      {exact !== undefined || candidates.length === 0 ? null : (
        <ul className={styles.candidates} aria-label={t('dial.candidates')}>
          {candidates.slice(0, most).map((item) => (
            <Candidate key={item.ID} item={item} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface DialStatusProps {
  readonly typed: string;
  readonly exact: TourItem | undefined;
  readonly count: number;
}

/** Reads out what is displayed; visible itself if nothing else is. */
function DialStatus({ typed, exact, count }: DialStatusProps): ReactNode {
  const t = useLateTexts('dial');
  const code = typed.trim();
  if (exact !== undefined) return <FoundStatus item={exact} />;
  if (count > 0) return <Status isHidden>{t('dial.several', { count })}</Status>;
  return <Status>{code === '' ? t('dial.hint') : t('dial.nothing', { code })}</Status>;
}

function FoundStatus({ item }: { readonly item: TourItem }): ReactNode {
  const t = useLateTexts('dial');
  const { title } = useStationTitle(item, useContent().catalogue.location(item.LocationID));
  return <Status isHidden>{t('dial.found', { title: title.text })}</Status>;
}

function Status({ isHidden = false, children }: { readonly isHidden?: boolean; readonly children: string }): ReactNode {
  return (
    <p role="status" className={isHidden ? 'visually-hidden' : styles.note}>
      {children}
    </p>
  );
}

function Found({ item }: { readonly item: TourItem }): ReactNode {
  const t = useLateTexts('dial');
  const location = useContent().catalogue.location(item.LocationID);
  const { title, number } = useStationTitle(item, location);
  return (
    <div className={styles.found}>
      <Moving address={routes.detail.href(item.ID)}>
        <SmallPicture key={item.ID} url={listImage(location)} />
      </Moving>
      <h2 className={styles.title}>
        <StationNumber number={number} className={styles.number} />
        <SpokenText spoken={title} />
      </h2>
      <Link className={styles.open} to={routes.detail.href(item.ID)}>
        <span>{t('dial.open')}</span>
        <ArrowRight aria-hidden size={20} />
      </Link>
    </div>
  );
}

function Candidate({ item }: { readonly item: TourItem }): ReactNode {
  const { title, number } = useStationTitle(item, useContent().catalogue.location(item.LocationID));
  return (
    <li>
      <Link className={styles.candidate} to={routes.detail.href(item.ID)}>
        <StationNumber number={number} />
        <span className={styles.name}>
          <SpokenText spoken={title} />
        </span>
      </Link>
    </li>
  );
}
