import { type ReactNode } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { Link } from '#ui/link.tsx';
import { routes } from '../../routes.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import styles from './board-screen.module.css';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { type BoardPlace, usePlaceName } from './use-board.ts';

export interface UnpicturedStationsProps {
  readonly label: string;
  readonly places: readonly BoardPlace[];
  /** Stations that cannot be opened at present. */
  readonly closed: readonly TourItem[];
}

/** Stations that the picture does not show, as plain buttons. */
export function UnpicturedStations({ label, places, closed }: UnpicturedStationsProps): ReactNode {
  const t = useLateTexts('games', 'board');
  const words = useTranslate();
  const nameOf = usePlaceName();
  const { numberOf } = useContent();
  if (places.length === 0 && closed.length === 0) return null;
  return (
    <section className={styles.others}>
      <h2>{label}</h2>
      <ul>
        {places.map((place) => (
          <li key={place.item.ID}>
            <Link className={styles.other} to={routes.detail.href(place.item.ID)} data-mark={place.mark}>
              {nameOf(place)}
            </Link>
          </li>
        ))}
        {closed.map((item) => (
          <li key={item.ID} className={styles.closed}>
            {t('board.place.closed', { name: numberOf(item) || words('locations.unavailable') })}
          </li>
        ))}
      </ul>
    </section>
  );
}
