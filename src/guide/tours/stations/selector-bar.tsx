import { Gamepad2, Grip, LayoutGrid, List, Map as MapIcon, QrCode } from 'lucide-react';
import { Link } from '#ui/link.tsx';
import { type ReactNode } from 'react';
import { routes } from '../../routes.ts';
import { useTranslate } from '../../state/content/interface-context.tsx';
import styles from './selector-bar.module.css';
import { type Offer, type StationSelector } from './station-selectors.ts';

export interface SelectorBarProps {
  readonly tourId: number;
  readonly offered: readonly Offer[];
  readonly current: StationSelector;
}

/** The selectors that the tour has switched on, side by side. */
export function SelectorBar({ tourId, offered, current }: SelectorBarProps): ReactNode {
  const t = useTranslate();
  return (
    <nav className={styles.bar} aria-label={t('selector.label')}>
      <ul className={styles.selectors}>
        {offered.map((offer) => {
          const Icon = icons[offer];
          return (
            <li key={offer}>
              <Link
                className={styles.selector}
                to={offer === 'scan' ? routes.scan.href(tourId) : `${routes.locations.href(tourId)}?by=${offer}`}
                replace={offer !== 'scan'}
                aria-current={offer === current ? 'true' : undefined}
              >
                <Icon aria-hidden size={22} />
                <span>{t(`selector.${offer}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const icons: Readonly<Record<Offer, typeof List>> = {
  dialpad: Grip,
  list: List,
  cards: LayoutGrid,
  map: MapIcon,
  board: Gamepad2,
  scan: QrCode,
};
