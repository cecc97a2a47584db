import { type ReactNode, useEffect, useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isRedirect } from '#content/catalogue.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { shownWidths } from '#contract/sized-pictures.ts';
import { idIn, routes } from '../../routes.ts';
import { usePlaceParams } from '../../shell/navigation/place-params.ts';
import { EmptyNote } from '../../shell/page/empty-note.tsx';
import { Moving } from '../../shell/navigation/moving.tsx';
import { Page } from '../../shell/page/page.tsx';
import { Copyright, Picture } from '../../shell/lists/picture.tsx';
import { orInterfaceText } from '../../shell/text/spoken-text.tsx';
import { TourPoints } from '../points/tour-points.tsx';
import { TourProgress } from '../points/tour-progress.tsx';
import { plain } from '../../shell/text/plain.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { OfferRoom } from '../../shell/lists/offer-room.tsx';
import { lateScreen } from '../../shell/late/late-screen.tsx';
import { Skeleton } from '../../shell/late/skeleton.tsx';
import { dialPad } from './late-dial-pad.tsx';
import { Filling } from '../../state/visit/filling.tsx';
import styles from './locations-screen.module.css';
import { SelectorBar } from './selector-bar.tsx';
import { StationCards } from './station-cards.tsx';
import { StationList } from './station-list.tsx';
import { TypeFact } from './type-fact.tsx';
import { type Offer, offersOf, type StationSelector, selectorToShow } from './station-selectors.ts';

const { Screen: LateDialPad } = dialPad;

/** Leaflet loads with the first map. */
const { Screen: LateTourMap, ahead: fetchMap } = lateScreen(
  () => import('../../map/screen/tour-map.tsx'),
  ({ TourMap }) => TourMap,
  null,
);

/** As large as most boards, until one has loaded. */
const boardStandIn = <div className={styles.board} data-from-top aria-busy />;

/** Only tours with a game board need it, and its drawing library is heavy. */
const { Screen: LateBoard } = lateScreen(
  () => import('../../board/board-screen.tsx'),
  ({ BoardScreen }) => BoardScreen,
  boardStandIn,
);

/** Few museums have tours that lead elsewhere; most of those need a network anyway. */
const { Screen: LateRedirectScreen } = lateScreen(
  () => import('./redirect-screen.tsx'),
  ({ RedirectScreen }) => RedirectScreen,
  <Skeleton shape="text" />,
);

export function LocationsScreen(): ReactNode {
  const { tourId } = usePlaceParams();
  const { catalogue } = useContent();
  const tour = catalogue.tour(idIn(tourId) ?? -1);
  if (tour === undefined) return <Navigate to={routes.notFound.href()} replace />;
  return isRedirect(tour) ? <LateRedirectScreen tour={tour} /> : <Stations tour={tour} />;
}

function Stations({ tour }: { readonly tour: Tour }): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  const items = catalogue.itemsOf(tour.ID);
  const group = catalogue.group(tour.TourGroupID);
  const offered = useMemo(() => offersOf(tour), [tour]);
  const selector = useStationSelector(tour.ID, offered);
  const title = orInterfaceText(say(tour.Name), t('tours.title'));
  // Fetches the rest early, so that a network lost later does no harm.
  useEffect(() => {
    if (offered.includes('map')) void fetchMap();
  }, [offered]);
  const filling = items.length === 0 ? undefined : fillingWay();
  return (
    <Page
      title={title}
      {...(filling === undefined ? { lead: plain(say(tour.Description)) } : {})}
      back={routes.tours.href(group?.ID)}
      crumb={say(group?.Name ?? {})}
      place={{ tour }}
      ownHeading={filling !== undefined}
      isFilled={selector === 'map' && filling !== undefined}
      dock={offered.length > 1 ? <SelectorBar tourId={tour.ID} offered={offered} current={selector} /> : undefined}
    >
      {filling ?? <Shown tour={tour} items={items} selector={selector} />}
    </Page>
  );

  /** Returns the selector that fills the screen and has its own heading. It loads after the lists. */
  function fillingWay(): ReactNode {
    if (selector === 'dialpad') return <LateDialPad key={tour.ID} items={items} title={title} />;
    if (selector !== 'map') return undefined;
    return (
      <LateTourMap
        key={tour.ID}
        tour={tour}
        items={items}
        title={title}
        hasList={offered.includes('list')}
        parts={parts}
      />
    );
  }
}

interface ShownProps {
  readonly tour: Tour;
  readonly items: readonly TourItem[];
  readonly selector: StationSelector;
}

function Shown({ tour, items, selector }: ShownProps): ReactNode {
  const t = useTranslate();
  const image = tour.ImageDescriptor;
  if (items.length === 0) return <EmptyNote>{t('locations.empty')}</EmptyNote>;
  return (
    <>
      <div className={styles.head}>
        <TourProgress tour={tour} />
        <OfferRoom at="openTour" tour={tour} />
        <Filling at="aloud" />
      </div>
      {selector !== 'list' || image === undefined || image.ImageURL === '' ? null : (
        <>
          <Moving address={routes.locations.href(tour.ID)}>
            <Picture image={image} sizes={shownWidths.banner} className={styles.banner} decorative first />
          </Moving>
          <Copyright image={image} />
        </>
      )}
      {selector === 'board' ? (
        <LateBoard key={tour.ID} tour={tour} items={items} standIn={boardStandIn} />
      ) : selector === 'cards' ? (
        <StationCards items={items} isTitleFullWidth={tour.CardTitleFullWidth} />
      ) : (
        <StationList items={items} />
      )}
    </>
  );
}

/** Passed to the map, so that its part does not contain them a second time. */
const parts = { StationList, TourPoints, TourProgress, TypeFact };

/** The selector that the visitor last chose for each tour, remembered while the guide is open. */
const chosen = new Map<number, StationSelector>();

function useStationSelector(tourId: number, offered: readonly Offer[]): StationSelector {
  const [query] = useSearchParams();
  const by = query.get('by');
  const selector = selectorToShow(offered, by, chosen.get(tourId));
  useEffect(() => {
    if (by === selector) chosen.set(tourId, selector);
  }, [tourId, by, selector]);
  return selector;
}
