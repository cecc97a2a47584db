import { MapPinned, TableOfContents, Plus, Minus, Maximize } from 'lucide-react';
import { type ComponentType, type CSSProperties, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Location } from '#content/entities/location.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { ImageMap } from '#engine/map/image-map.tsx';
import { type MapMarker } from '#engine/map/markers.tsx';
import { useMapPicture } from '#engine/map/use-map-picture.ts';
import { isOnMap, mapSize, type RestorableView } from '#engine/map/view.ts';
import { Button, roundClass, join, RoundButton } from '#ui/button.tsx';
import { useCalm } from '#ui/calm.ts';
import { Link } from '#ui/link.tsx';
import { routes } from '../../routes.ts';
import { EmptyNote } from '../../shell/page/empty-note.tsx';
import { Heading } from '../../shell/page/heading.tsx';
import { SpokenText } from '../../shell/text/spoken-text.tsx';
import type { TourPointsProps } from '../../tours/points/tour-points.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { OfferRoom } from '../../shell/lists/offer-room.tsx';
import { useHere } from '../../state/visit/use-here.ts';
import { ClusterMarker } from './cluster-marker.tsx';
import { FloorSwitch } from './floor-switch.tsx';
import { useSteering, useZoom } from '#engine/map/steering-context.ts';
import { mapHref } from './map-href.ts';
import { lateTexts, useLateTexts } from '../../shell/late/late-texts.tsx';
import { StationCard } from './station-card.tsx';
import { StationMarker } from './station-marker.tsx';
import styles from './tour-map.module.css';
import { useWalkPart } from './walk/use-walk-part.ts';
import { type Size } from '#engine/geometry.ts';

const { Texts: MapTexts } = lateTexts('map');

/** Zooms go through powers and logarithms, so they are only nearly equal. */
const tiny = 0.001;

/**
 * Components of the lists' part. If the map imported them, they would be in a separate file that every visitor fetches.
 */
export interface ListParts {
  readonly StationList: ComponentType<{ readonly items: readonly TourItem[] }>;
  readonly TourPoints: ComponentType<TourPointsProps>;
  readonly TourProgress: ComponentType<{ readonly tour: Tour }>;
  readonly TypeFact: ComponentType<{ readonly location: Location }>;
}

export interface TourMapProps {
  readonly tour: Tour;
  readonly items: readonly TourItem[];
  readonly title: Spoken;
  /** Whether the tour also offers a list of its stations. */
  readonly hasList: boolean;
  readonly parts: ListParts;
}

/** The stations of a tour on its map (section 3.3), or in a list if there is no map. */
export function TourMap(props: TourMapProps): ReactNode {
  const { tour, title, parts } = props;
  const { TourPoints, TourProgress } = parts;
  return (
    <>
      <header className={styles.head}>
        <Heading className={styles.title}>
          <SpokenText spoken={title} />
        </Heading>
        <OfferRoom at="tour" tour={tour} />
        {tour.MapScoreShow ? <TourPoints tour={tour} isAlwaysShown /> : null}
        {tour.MapProgressShow ? <TourProgress tour={tour} /> : null}
      </header>
      <MapTexts standIn={<div className={styles.room} />}>
        <Stations {...props} />
      </MapTexts>
    </>
  );
}

function Stations(props: TourMapProps): ReactNode {
  const { tour, items, hasList, parts } = props;
  const list = <parts.StationList items={items} />;
  const t = useTranslate();
  const texts = useLateTexts('map');
  const { say } = useContent();
  const [query] = useSearchParams();
  const picture = useMapPicture(say(tour.MapURL).text);
  const isList = !hasList && query.get('as') === 'list';
  if (isList) {
    return (
      <div className={styles.list}>
        <Link className={styles.switch} to={mapHref(tour)} replace>
          <MapPinned aria-hidden size={20} /> {texts('map.asMap')}
        </Link>
        {list}
      </div>
    );
  }
  switch (picture.status) {
    case 'loading':
      return (
        <div className={join(styles.room, styles.waiting)}>
          <p role="status">{texts('map.loading')}</p>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.list}>
          <EmptyNote action={<Button onClick={picture.retry}>{t('action.retry')}</Button>}>
            {texts('map.failed')}
          </EmptyNote>
          {list}
        </div>
      );
    case 'ready':
      return <OpenMap {...props} url={picture.url} own={picture.own} />;
  }
}

/** The last view of each tour's map, for as long as the guide is open. */
const lastViews = new Map<number, RestorableView>();

interface StationOnMap extends MapMarker {
  readonly item: TourItem;
}

interface OpenMapProps extends TourMapProps {
  readonly url: string;
  readonly own: Size;
}

function OpenMap({ tour, items, title, hasList, parts, url, own }: OpenMapProps): ReactNode {
  const texts = useLateTexts('map');
  const isCalm = useCalm();
  const [selected, setSelected] = useState<readonly [TourItem, ...TourItem[]]>();
  const opener = useRef<HTMLElement>(null);
  const { MapWidth, MapHeight, MapHome } = tour;
  const { width, height } = mapSize({ width: MapWidth, height: MapHeight }, own);
  const markers = useMemo(() => placedOn({ width, height }, items), [items, width, height]);
  const markerSize = useMarkerSize();
  const walkPart = useWalkPart(tour);
  const whereabouts = useHere(tour.ID);
  const home = MapHome === undefined ? undefined : { x: MapHome.X, y: MapHome.Y, zoom: MapHome.Zoom };

  const select = (marker: HTMLElement, chosen: readonly [TourItem, ...TourItem[]]): void => {
    opener.current = marker;
    setSelected(chosen);
  };
  const close = useCallback(() => {
    setSelected(undefined);
    opener.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={styles.room} style={{ '--marker': `${markerSize}px` } as CSSProperties}>
      {hasList ? (
        <Link className={styles.skip} to={`${routes.locations.href(tour.ID)}?by=list`} replace>
          {texts('map.asList')}
        </Link>
      ) : null}
      <FloorSwitch tour={tour} />
      <ImageMap
        picture={{ url, width, height }}
        label={texts('map.label', { title: title.text })}
        zoom={{ min: tour.MapZoomMin, max: tour.MapZoomMax }}
        start={lastViews.get(tour.ID) ?? home ?? { places: markers }}
        onView={(view) => lastViews.set(tour.ID, view)}
        markers={markers}
        markerSize={markerSize}
        renderMarker={({ item }) => (
          <StationMarker
            tour={tour}
            item={item}
            isSelected={selected?.length === 1 && selected[0] === item}
            onSelect={(marker) => select(marker, [item])}
          />
        )}
        renderCluster={(cluster, part) => {
          const [{ item }, ...others] = cluster;
          return (
            <ClusterMarker
              tour={tour}
              items={cluster.map(({ item }) => item)}
              isList={part === undefined}
              isSelected={selected !== undefined && selected.length > 1 && selected[0] === item}
              onOpen={part ?? ((marker) => select(marker, [item, ...others.map(({ item }) => item)]))}
            />
          );
        }}
        onTap={close}
        isCalm={isCalm}
        {...whereabouts}
        controls={
          <>
            {walkPart === undefined ? null : (
              <walkPart.WalkControls tour={tour} items={items} size={{ width, height }} />
            )}
            {hasList ? null : (
              <Link
                className={join(roundClass, styles.button)}
                to={`${mapHref(tour)}&as=list`}
                replace
                aria-label={texts('map.asList')}
                title={texts('map.asList')}
              >
                <TableOfContents aria-hidden />
              </Link>
            )}
            <MapButtons />
          </>
        }
      >
        {selected === undefined ? null : (
          <StationCard key={selected[0].ID} items={selected} Fact={parts.TypeFact} onClose={close} />
        )}
      </ImageMap>
      {walkPart === undefined ? null : <walkPart.WalkNotice tour={tour} items={items} />}
    </div>
  );
}

/** Staff place stations anywhere except in the top-left corner, which means "no place". */
function placedOn(size: Size, items: readonly TourItem[]): readonly StationOnMap[] {
  return items
    .map((item) => ({ id: item.ID, x: item.MapX, y: item.MapY, item }))
    .filter((marker) => (marker.x !== 0 || marker.y !== 0) && isOnMap(marker, size));
}

/** Returns the size in CSS pixels: large enough for fingers, and larger with larger text. */
function useMarkerSize(): number {
  return useMemo(() => {
    const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    return Math.min(Math.max(letters, 1), 1.6) * 44;
  }, []);
}

/** Zoom by touch and by keyboard, and back to the whole map. */
function MapButtons(): ReactNode {
  const t = useTranslate();
  const texts = useLateTexts('map');
  const { zoomBy, showWhole, range } = useSteering();
  const zoom = useZoom();
  return (
    <>
      <RoundButton className={styles.button} label={texts('map.whole')} onClick={showWhole}>
        <Maximize aria-hidden />
      </RoundButton>
      <div className={join(styles.button, styles.pair)}>
        <RoundButton label={t('zoom.in')} aria-disabled={zoom >= range.max - tiny} onClick={() => zoomBy(1)}>
          <Plus aria-hidden />
        </RoundButton>
        <RoundButton label={t('zoom.out')} aria-disabled={zoom <= range.min + tiny} onClick={() => zoomBy(-1)}>
          <Minus aria-hidden />
        </RoundButton>
      </div>
    </>
  );
}
