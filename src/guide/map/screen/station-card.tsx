import { X } from 'lucide-react';
import { type ComponentType, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { listImage } from '#content/station-pictures.ts';
import { useSteering } from '#engine/map/steering-context.ts';
import { buttonClass, RoundButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { routes } from '../../routes.ts';
import { Moving } from '../../shell/navigation/moving.tsx';
import { SmallPicture } from '../../shell/lists/row.tsx';
import { plain } from '../../shell/text/plain.ts';
import { SpokenText } from '../../shell/text/spoken-text.tsx';
import { StationNumber } from '../../shell/lists/station-number.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useStationTitle } from '../../shell/lists/use-station-title.ts';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import styles from './station-card.module.css';

export interface StationCardProps {
  /** The station that was tapped, or several in one place. */
  readonly items: readonly [TourItem, ...TourItem[]];
  /** Renders the kind of station, and whether it has been heard. */
  readonly Fact: ComponentType<{ readonly location: Location }>;
  readonly onClose: () => void;
}

/** The details of a tapped marker, within reach of the thumb. It takes the focus and leaves the map usable. */
export function StationCard({ items, Fact, onClose }: StationCardProps): ReactNode {
  const texts = useLateTexts('map');
  const steering = useSteering();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const [{ MapX: x, MapY: y }] = items;

  useLayoutEffect(() => {
    card.current?.focus({ preventScroll: true });
    steering.makeRoom({ x, y });
  }, [steering, x, y]);

  useLayoutEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <div ref={card} className={styles.card} role="dialog" aria-labelledby={id} tabIndex={-1}>
      {items.length === 1 ? (
        <OneStation item={items[0]} id={id} Fact={Fact} />
      ) : (
        <SeveralStations items={items} id={id} Fact={Fact} />
      )}
      <RoundButton className={styles.close} label={texts('map.close')} onClick={onClose}>
        <X aria-hidden />
      </RoundButton>
    </div>
  );
}

type Facts = Pick<StationCardProps, 'Fact'>;

function OneStation({ item, id, Fact }: Facts & { readonly item: TourItem; readonly id: string }): ReactNode {
  const texts = useLateTexts('map');
  const { catalogue, say } = useContent();
  const location = catalogue.location(item.LocationID);
  const { title, number } = useStationTitle(item, location);
  const description = plain(say(location?.Description ?? {}));
  const href = routes.detail.href(item.ID);
  return (
    <>
      <Moving address={href}>
        <SmallPicture url={listImage(location)} title={title} />
      </Moving>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          <StationNumber number={number} />
          <span>
            <SpokenText spoken={title} />
          </span>
        </h2>
        {location === undefined ? null : <Fact location={location} />}
      </div>
      {description.text === '' ? null : (
        <p className={styles.description}>
          <SpokenText spoken={description} />
        </p>
      )}
      <Link className={`${buttonClass} ${styles.open ?? ''}`} to={href}>
        {texts('map.open')}
      </Link>
    </>
  );
}

function SeveralStations({
  items,
  id,
  Fact,
}: Facts & { readonly items: readonly TourItem[]; readonly id: string }): ReactNode {
  const texts = useLateTexts('map');
  return (
    <div className={styles.several}>
      <h2 id={id} className={styles.title}>
        {texts('map.several', { count: items.length })}
      </h2>
      <ul>
        {items.map((item) => (
          <StationLine key={item.ID} item={item} Fact={Fact} />
        ))}
      </ul>
    </div>
  );
}

function StationLine({ item, Fact }: Facts & { readonly item: TourItem }): ReactNode {
  const { catalogue } = useContent();
  const location = catalogue.location(item.LocationID);
  const { title, number } = useStationTitle(item, location);
  if (location === undefined) {
    return (
      <li className={styles.line}>
        <StationNumber number={number} />
        <span className={styles.closed}>
          <SpokenText spoken={title} />
        </span>
      </li>
    );
  }
  return (
    <li>
      <Link className={styles.line} to={routes.detail.href(item.ID)}>
        <StationNumber number={number} />
        <span>
          <SpokenText spoken={title} />
        </span>
        <Fact location={location} />
      </Link>
    </li>
  );
}
