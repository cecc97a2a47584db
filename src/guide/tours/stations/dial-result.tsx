import { ArrowRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { listImage } from '#content/station-pictures.ts';
import { type CodeSearch } from '#content/station-code.ts';
import { Link } from '#ui/link.tsx';
import { routes } from '../../routes.ts';
import { Moving } from '../../shell/navigation/moving.tsx';
import { orInterfaceText, SpokenText } from '../../shell/text/spoken-text.tsx';
import { StationNumber } from '../../shell/lists/station-number.tsx';
import { SmallPicture } from '../../shell/lists/row.tsx';
import { StairsMark } from '../../shell/lists/stairs-mark.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { useStationTitle } from '../../shell/lists/use-station-title.ts';
import styles from './dial-result.module.css';
import { useLateTexts } from '../../shell/late/late-texts.tsx';

export interface DialResultProps {
  readonly typed: string;
  readonly search: CodeSearch<TourItem>;
  /** Stations of other tours that have this number, while none of this tour could be meant. */
  readonly elsewhere: readonly TourItem[];
}

/** The most matching stations that are shown. */
const most = 3;

/** The stations found by the digits so far. Its height never changes. */
export function DialResult({ typed, search: { exact, candidates }, elsewhere }: DialResultProps): ReactNode {
  const t = useLateTexts('dial');
  const [other, ...others] = elsewhere;
  const only = exact ?? (others.length === 0 ? other : undefined);
  const several = candidates.length > 0 ? candidates : elsewhere;
  return (
    <div className={styles.result}>
      <DialStatus typed={typed} exact={exact} count={several.length} other={only} />
      {only === undefined ? null : <Found item={only} isElsewhere={exact === undefined} />}
      {only !== undefined || several.length === 0 ? null : (
        <ul className={styles.candidates} aria-label={t('dial.candidates')}>
          {several.slice(0, most).map((item) => (
            <Candidate key={item.ID} item={item} isElsewhere={candidates.length === 0} />
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
  /** The only station of another tour that has the number. */
  readonly other: TourItem | undefined;
}

/** Reads out what is displayed; visible itself if nothing else is. */
function DialStatus({ typed, exact, count, other }: DialStatusProps): ReactNode {
  const t = useLateTexts('dial');
  const code = typed.trim();
  if (exact !== undefined) return <FoundStatus item={exact} />;
  if (other !== undefined) return <ElsewhereStatus item={other} />;
  if (count > 0) return <Status isHidden>{t('dial.several', { count })}</Status>;
  return <Status>{code === '' ? t('dial.hint') : t('dial.nothing', { code })}</Status>;
}

function ElsewhereStatus({ item }: { readonly item: TourItem }): ReactNode {
  const elsewhere = useBelonging(item);
  const { title } = useStationTitle(item, useContent().catalogue.location(item.LocationID));
  return <Status isHidden>{`${elsewhere}: ${title.text}`}</Status>;
}

/** Returns words such as "101 belongs to Highlights". */
function useBelonging(item: TourItem): string {
  const t = useLateTexts('dial');
  const { numberOf } = useContent();
  return t('dial.elsewhere', { code: numberOf(item) || item.Code, tour: useTourTitle(item).text });
}

function useTourTitle({ TourID }: TourItem): Spoken {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  return orInterfaceText(say(catalogue.tour(TourID)?.Name ?? {}), t('tours.title'));
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

interface FoundProps {
  readonly item: TourItem;
  /** Whether it belongs to another tour than the pad. */
  readonly isElsewhere: boolean;
}

function Found({ item, isElsewhere }: FoundProps): ReactNode {
  const t = useLateTexts('dial');
  const location = useContent().catalogue.location(item.LocationID);
  const { title, number } = useStationTitle(item, location);
  const belonging = useBelonging(item);
  return (
    <div className={styles.found}>
      <Moving address={routes.detail.href(item.ID)}>
        <SmallPicture key={item.ID} url={listImage(location)} title={title} />
      </Moving>
      <h2 className={styles.title}>
        {isElsewhere ? (
          <span className={styles.belonging}>{belonging}</span>
        ) : (
          <StationNumber number={number} className={styles.number} />
        )}
        <SpokenText spoken={title} />
        <StairsMark location={location} />
      </h2>
      <Link className={styles.open} to={routes.detail.href(item.ID)}>
        <span>{t('dial.open')}</span>
        <ArrowRight aria-hidden size={20} />
      </Link>
    </div>
  );
}

function Candidate({ item, isElsewhere }: FoundProps): ReactNode {
  const { title, number } = useStationTitle(item, useContent().catalogue.location(item.LocationID));
  const tour = useTourTitle(item);
  return (
    <li>
      <Link className={styles.candidate} to={routes.detail.href(item.ID)}>
        <StationNumber number={number} />
        <span className={styles.name}>
          <SpokenText spoken={isElsewhere ? tour : title} />
        </span>
      </Link>
    </li>
  );
}
