import { type ReactNode } from 'react';
import { type ImageDescriptor, imageDescriptor } from '#content/entities/image-descriptor.ts';
import { type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { listImage } from '#content/station-pictures.ts';
import { join } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { routes } from '../../routes.ts';
import { cardClass } from '../../shell/lists/card.tsx';
import { Moving } from '../../shell/navigation/moving.tsx';
import { Picture } from '../../shell/lists/picture.tsx';
import { Tile } from '../../shell/lists/tile.tsx';
import { SpokenText } from '../../shell/text/spoken-text.tsx';
import { StationNumber } from '../../shell/lists/station-number.tsx';
import { useGrowing } from '../../shell/navigation/use-growing.ts';
import wholeLink from '../../shell/lists/whole-link.module.css';
import { useContent } from '../../state/content/content-context.tsx';
import { useStationTitle } from '../../shell/lists/use-station-title.ts';
import styles from './station-cards.module.css';
import { TypeFact } from './type-fact.tsx';

export interface StationCardsProps {
  readonly items: readonly TourItem[];
  /** CardTitleFullWidth: the title covers the whole width of the picture's lower edge, instead of being below it. */
  readonly isTitleFullWidth: boolean;
}

/** A tour's stations as pictures. */
export function StationCards({ items, isTitleFullWidth }: StationCardsProps): ReactNode {
  const { shown, end } = useGrowing(items.length, 'cards');
  return (
    <>
      <ul className={styles.grid}>
        {items.slice(0, shown).map((item, index) => (
          <StationCard key={item.ID} item={item} isTitleFullWidth={isTitleFullWidth} first={index < 4} />
        ))}
      </ul>
      {shown < items.length ? <div key={shown} ref={end} /> : null}
    </>
  );
}

interface StationCardProps {
  readonly item: TourItem;
  readonly isTitleFullWidth: boolean;
  readonly first: boolean;
}

function StationCard({ item, isTitleFullWidth, first }: StationCardProps): ReactNode {
  const { catalogue } = useContent();
  const location = catalogue.location(item.LocationID);
  const image = location === undefined ? undefined : cardImage(location);
  const { title, number } = useStationTitle(item, location);
  return (
    <li className={join(cardClass, isTitleFullWidth ? styles.full : undefined)}>
      <div className={styles.frame}>
        {image === undefined ? (
          <Tile title={title} className={styles.picture} />
        ) : (
          <Moving address={routes.detail.href(item.ID)}>
            <Picture
              image={image}
              sizes="(min-width: 720px) 528px, 100vw"
              className={styles.picture}
              decorative
              first={first}
              missing={<Tile title={title} className={styles.picture} />}
            />
          </Moving>
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title} data-aloud>
          <StationNumber number={number} className={styles.number} />
          {location === undefined ? (
            <span>
              <SpokenText spoken={title} />
            </span>
          ) : (
            <Link to={routes.detail.href(item.ID)} className={wholeLink.link}>
              <SpokenText spoken={title} />
            </Link>
          )}
        </h2>
        {location === undefined ? null : <TypeFact location={location} />}
      </div>
    </li>
  );
}

/** The crop that staff chose applies to that picture, not to the icon that replaces it. */
function cardImage(location: Location): ImageDescriptor | undefined {
  const url = listImage(location);
  if (url === '') return undefined;
  const [image] = location.ImageDescriptors;
  return image?.ImageURL === url ? image : { ...imageDescriptor.fallback, ImageURL: url };
}
