import { ArrowRight } from 'lucide-react';
import { type MouseEvent, type ReactNode } from 'react';
import { type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { neighboursOf } from '#content/order-of-play.ts';
import { listImage } from '#content/station-pictures.ts';
import { Link } from '#ui/link.tsx';
import { routes } from '../../routes.ts';
import { Moving } from '../../shell/navigation/moving.tsx';
import { SmallPicture } from '../../shell/lists/row.tsx';
import { SpokenText } from '../../shell/text/spoken-text.tsx';
import { StationNumber } from '../../shell/lists/station-number.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useOrder } from '../../state/content/use-order.ts';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { startAt } from '../../shell/navigation/play-at-once.ts';
import { type Transition } from '../playback/playback.ts';
import { useStationTitle } from '../../shell/lists/use-station-title.ts';
import styles from './detail-screen.module.css';

export interface NextStationProps {
  readonly item: TourItem;
  /** Where the station leads automatically, if it does. */
  readonly transition: Transition | undefined;
  /** The station has no end, so the visitor starts the transition. */
  readonly isSilent: boolean;
}

/** The next station of the order of play, or the way back to the overview. */
export function NextStation({ item, transition, isSilent }: NextStationProps): ReactNode {
  const { catalogue } = useContent();
  const { next } = neighboursOf(item, useOrder());
  const location = next === undefined ? undefined : catalogue.location(next.LocationID);
  const begin =
    isSilent && transition?.steps.some(({ announcement }) => announcement !== undefined) === true
      ? (): void => transition.actor.send({ type: 'BEGIN' })
      : undefined;
  if (transition?.to?.kind === 'overview') return <Overview address={startAt(transition.to).to} onLeave={begin} />;
  return next === undefined || location === undefined ? null : <Next item={next} location={location} onLeave={begin} />;
}

interface LeaveProps {
  /** Undefined if the link leads there immediately. */
  readonly onLeave: (() => void) | undefined;
}

/** A plain tap on the link starts the transition; any other click opens the address. */
function leaving(onLeave: LeaveProps['onLeave']): { readonly onClick?: (event: MouseEvent) => void } {
  if (onLeave === undefined) return {};
  return {
    onClick: (event) => {
      event.preventDefault();
      onLeave();
    },
  };
}

function Overview({ address, onLeave }: LeaveProps & { readonly address: string }): ReactNode {
  const t = useTranslate();
  return (
    <Link className={styles.next} to={address} {...leaving(onLeave)}>
      <span className={styles.nextText}>
        <span className={styles.nextTitle}>{t('onward.overview')}</span>
      </span>
      <ArrowRight aria-hidden className={styles.transition} />
    </Link>
  );
}

function Next({
  item,
  location,
  onLeave,
}: LeaveProps & { readonly item: TourItem; readonly location: Location }): ReactNode {
  const t = useTranslate();
  const { title, number } = useStationTitle(item, location);
  const address = routes.detail.href(item.ID);
  return (
    <Link className={styles.next} to={address} {...leaving(onLeave)}>
      <Moving address={address}>
        <SmallPicture url={listImage(location)} title={title} />
      </Moving>
      <span className={styles.nextText}>
        <span className={styles.nextLabel}>
          {t('station.next')} <StationNumber number={number} className={styles.number} />
          <ArrowRight aria-hidden className={styles.transition} />
        </span>
        <span className={styles.nextTitle}>
          <SpokenText spoken={title} />
        </span>
      </span>
    </Link>
  );
}
