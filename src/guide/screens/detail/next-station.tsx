import { ArrowRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { listImage } from '#content/rules/location.ts';
import { routes } from '../../routes.ts';
import { Moving } from '../../shell/moving.tsx';
import { SmallPicture } from '../../shell/row.tsx';
import { SpokenText } from '../../shell/spoken-text.tsx';
import { StationNumber } from '../../shell/station-number.tsx';
import { useContent } from '../../state/content-context.tsx';
import { useTranslate } from '../../state/interface-context.tsx';
import { useStationNumber } from '../../state/use-station-number.ts';
import styles from './detail-screen.module.css';
import { neighboursOf } from './neighbours.ts';

/** The next station of the tour that can be opened. */
export function NextStation({ item }: { readonly item: TourItem }): ReactNode {
  const { catalogue } = useContent();
  const { next } = neighboursOf(item, catalogue);
  const location = next === undefined ? undefined : catalogue.location(next.LocationID);
  return next === undefined || location === undefined ? null : <Next item={next} location={location} />;
}

function Next({ item, location }: { readonly item: TourItem; readonly location: Location }): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const number = useStationNumber(item);
  const address = routes.detail.href(item.ID);
  return (
    <Link className={styles.next} to={address}>
      <Moving address={address}>
        <SmallPicture url={listImage(location)} />
      </Moving>
      <span className={styles.nextWords}>
        <span className={styles.nextLabel}>
          {t('station.next')} <StationNumber number={number} className={styles.number} />
          <ArrowRight aria-hidden className={styles.onward} />
        </span>
        <span className={styles.nextTitle}>
          <SpokenText spoken={say(location.Name)} />
        </span>
      </span>
    </Link>
  );
}
