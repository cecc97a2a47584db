import { ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { LocationType } from '#content/constants.ts';
import { type Location } from '#content/entities/location.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { idIn, routes, searchedIn } from '../../routes.ts';
import { EmptyNote } from '../../shell/empty-note.tsx';
import { Heading, Page } from '../../shell/page.tsx';
import { FallbackNote, orWords, SpokenText } from '../../shell/spoken-text.tsx';
import { useContent } from '../../state/content-context.tsx';
import { useTranslate } from '../../state/interface-context.tsx';
import { useStationNumber } from '../../state/use-station-number.ts';
import styles from './detail-screen.module.css';
import { Gallery, VideoFrame } from './gallery.tsx';
import { neighboursOf } from './neighbours.ts';
import { RichText } from './rich-text.tsx';
import { Station } from './station.tsx';
import { useSession } from './use-session.ts';

export function DetailScreen(): ReactNode {
  const { tourItemId } = useParams();
  const { catalogue } = useContent();
  const item = catalogue.item(idIn(tourItemId) ?? -1);
  if (item === undefined) return <Navigate to={routes.notFound.href()} replace />;
  const location = catalogue.location(item.LocationID);
  const tour = catalogue.tour(item.TourID);
  return location === undefined ? (
    <MissingStation item={item} tour={tour} />
  ) : (
    <StationScreen key={item.ID} item={item} tour={tour} location={location} />
  );
}

interface StationScreenProps {
  readonly item: TourItem;
  readonly tour: Tour | undefined;
  readonly location: Location;
}

function StationScreen({ item, tour, location }: StationScreenProps): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const video = useRef<HTMLVideoElement>(null);
  const number = useStationNumber(item);
  const name = say(location.Name);
  const header = say(location.HeaderTitle);
  const text = say(location.Text);
  const title = orWords(name, number === '' ? t('type.audio') : t('station.number', { code: number }));
  const session = useSession(item, location, title, video);
  return (
    <Page title={title} back={useBack(tour)} crumb={say(tour?.Name ?? {})} place={{ tour, item }} ownHeading>
      <article className={styles.station}>
        {location.Type === LocationType.Video ? (
          <VideoFrame video={video} images={location.ImageDescriptors} />
        ) : (
          <Gallery images={location.ImageDescriptors} />
        )}
        <div className={styles.words}>
          <header>
            <p className={styles.kicker}>
              {number === '' ? null : <span className={styles.number}>{number}</span>}
              <SpokenText spoken={header} />
            </p>
            <Heading>
              <SpokenText spoken={title} />
            </Heading>
            <FallbackNote spoken={text.text === '' ? name : text} />
          </header>
          <Station key={session.key} location={location} session={session} />
          <RichText html={text} />
          <NextStation item={item} />
        </div>
      </article>
    </Page>
  );
}

function MissingStation({ item, tour }: Omit<StationScreenProps, 'location'>): ReactNode {
  const t = useTranslate();
  const number = useStationNumber(item);
  return (
    <Page
      title={number === '' ? t('locations.unavailable') : t('station.number', { code: number })}
      back={useBack(tour)}
      place={{ tour, item }}
    >
      <EmptyNote>{t('station.missing')}</EmptyNote>
    </Page>
  );
}

/** Where the visitor came from: the search, or the tour. */
function useBack(tour: Tour | undefined): string {
  const { fromNumberSearch } = useParams();
  const { state } = useLocation();
  if (fromNumberSearch !== undefined) return routes.numbers.href(searchedIn(state));
  return tour === undefined ? routes.groups.href() : routes.locations.href(tour.ID);
}

/** The next station of the tour that can be opened. */
function NextStation({ item }: { readonly item: TourItem }): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  const { next } = neighboursOf(item, catalogue);
  const location = next === undefined ? undefined : catalogue.location(next.LocationID);
  if (next === undefined || location === undefined) return null;
  return (
    <Link className={styles.next} to={routes.detail.href(next.ID)}>
      <span>
        <span className={styles.nextLabel}>{t('station.next')}</span>
        <span className={styles.nextTitle}>
          <SpokenText spoken={say(location.Name)} />
        </span>
      </span>
      <ArrowRight aria-hidden />
    </Link>
  );
}
