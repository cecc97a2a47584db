import { ArrowUpRight, Gamepad2, Map as MapIcon } from 'lucide-react';
import { type ReactNode } from 'react';
import { cardPicture, iconOf } from '#content/card-picture.ts';
import { isRedirect } from '#content/catalogue.ts';
import { TourType } from '#content/constants.ts';
import { type Tour } from '#content/entities/tour.ts';
import { routes } from '../../routes.ts';
import { Card, CardGrid } from '../../shell/lists/card.tsx';
import { Row, RowList } from '../../shell/lists/row.tsx';
import { orInterfaceText } from '../../shell/text/spoken-text.tsx';
import { TourPoints } from '../points/tour-points.tsx';
import { TourProgress } from '../points/tour-progress.tsx';
import { plain } from '../../shell/text/plain.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { OfferRoom } from '../../shell/lists/offer-room.tsx';
import { offersOf } from '../stations/station-selectors.ts';
import styles from './tour-list.module.css';

export interface TourListProps {
  readonly tours: readonly Tour[];
  /** Whether it is under its own heading. */
  readonly isNested?: boolean;
  /** Whether it is visible without scrolling. */
  readonly isFirst?: boolean;
}

/** Tours as cards or as rows, as configured (TourListAsCards). */
export function TourList({ tours, isNested = false, isFirst = true }: TourListProps): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  const wordsOf = ({ ID, Name, Description }: Tour) => ({
    to: routes.locations.href(ID),
    title: orInterfaceText(say(Name), t('tours.title')),
    description: plain(say(Description)),
    isNested,
  });
  if (!catalogue.configuration.TourListAsCards) {
    const isPictured = tours.some((tour) => iconOf(tour) !== '');
    return (
      <RowList>
        {tours.map((tour) => (
          <Row
            key={tour.ID}
            {...wordsOf(tour)}
            imageUrl={iconOf(tour) || (isPictured ? '' : undefined)}
            facts={
              <>
                <Badges tour={tour} />
                <TourFacts tour={tour} />
              </>
            }
          />
        ))}
      </RowList>
    );
  }
  return (
    <CardGrid>
      {tours.map((tour, index) => (
        <Card
          key={tour.ID}
          {...wordsOf(tour)}
          image={cardPicture(tour)}
          first={isFirst && index === 0}
          facts={<TourFacts tour={tour} />}
          badges={<Badges tour={tour} />}
        />
      ))}
    </CardGrid>
  );
}

function TourFacts({ tour }: { readonly tour: Tour }): ReactNode {
  const t = useTranslate();
  if (isRedirect(tour)) {
    return (
      <p className={styles.fact}>
        <ArrowUpRight aria-hidden size={16} /> {t('tours.elsewhere')}
      </p>
    );
  }
  return (
    <>
      <TourPoints tour={tour} />
      <div className={styles.line}>
        <TourProgress tour={tour} />
        <OfferRoom at="tour" tour={tour} />
      </div>
    </>
  );
}

/** Badges for a tour's games, map and the like. */
function Badges({ tour }: { readonly tour: Tour }): ReactNode {
  const t = useTranslate();
  const badges = [
    { Icon: Gamepad2, label: t('tours.game'), isShown: tour.Type === TourType.Game },
    { Icon: MapIcon, label: t('selector.map'), isShown: offersOf(tour).includes('map') },
  ].filter(({ isShown }) => isShown);
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {badges.map(({ Icon, label }) => (
        <li key={label}>
          <Icon aria-hidden size={16} /> {label}
        </li>
      ))}
    </ul>
  );
}
