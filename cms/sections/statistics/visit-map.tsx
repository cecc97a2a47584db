import { NativeSelect, Stack, Switch, Text, Popover } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { type ReactNode, useCallback, useState } from 'react';
import { normaliseCode } from '#content/station-code.ts';
import { recordCode } from '#content/record-code.ts';
import { ImageMap } from '#engine/map/image-map.tsx';
import { mapSize } from '#engine/map/view.ts';
import { Answered } from '../../controls/answered.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useTexts } from '../../language/texts.tsx';
import { LoadedMap, type MapTour, useMapTour } from '../../map/loaded-map.tsx';
import { ZoomButtons } from '../../map/map-buttons.tsx';
import { useMapItems } from '../../map/use-map-items.ts';
import { useConnection } from '../../session/session-context.tsx';
import { type Counted } from './counted.ts';
import { CountCard } from './count-card.tsx';
import styles from './statistics.module.css';
import { type NamedTour, useTourNames } from './use-tour-names.ts';
import { type VisitNumbers } from './use-visit-numbers.ts';
import { askedOf, type VisitFilter } from './visit-filter.ts';
import { type Size } from '#engine/geometry.ts';

/** Spots nearer to each other than this many CSS pixels are one. */
const spotSize = 36;

interface VisitMapProps {
  readonly filter: VisitFilter;
  /** How often stations of each tour were opened. */
  readonly counts: VisitNumbers['tours'];
}

/** Where visitors opened stations, upon the map of a tour: of the most visited one until staff choose. */
export function VisitMap({ filter, counts }: VisitMapProps): ReactNode {
  const { t } = useTexts();
  const [chosen, setChosen] = useState('');
  const tours = useTourNames().filter(({ code, hasMap }) => hasMap && (filter.tour === '' || code === filter.tour));
  const countOf = ({ code }: NamedTour): number => counts.find(({ TourCode }) => TourCode === code)?.Count ?? 0;
  const [first] = tours.toSorted((one, other) => countOf(other) - countOf(one));
  const shown = tours.find(({ code }) => code === chosen) ?? first;
  // Tours without a map have none to show.
  if (shown === undefined) return null;
  return (
    <OfTour
      key={shown.code}
      tour={shown.ID}
      code={shown.code}
      filter={filter}
      choice={
        tours.length < 2 ? null : (
          <NativeSelect
            label={t('stats.mapOf')}
            maw={360}
            value={shown.code}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            data={tours.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )
      }
    />
  );
}

interface OfTourProps {
  readonly tour: number;
  readonly code: string;
  readonly filter: VisitFilter;
  readonly choice: ReactNode;
}

function OfTour({ tour: ID, code, filter, choice }: OfTourProps): ReactNode {
  const { client } = useConnection();
  const edited = useMapTour(ID);
  const [answer, reload] = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        client('heatmap', { query: { ...askedOf(filter), tourCode: code, unplaced: 'true' }, signal }),
      [client, filter, code],
    ),
  );
  if (edited === undefined || edited.url === '') return null;
  return (
    <Answered answer={answer} reload={reload}>
      {(counts) => <Heat edited={edited} filter={filter} choice={choice} counts={counts} />}
    </Answered>
  );
}

interface HeatProps {
  readonly edited: MapTour;
  readonly filter: VisitFilter;
  readonly choice: ReactNode;
  readonly counts: readonly {
    readonly ItemCode: string;
    readonly X: number;
    readonly Y: number;
    readonly Count: number;
  }[];
}

function Heat({ edited, filter, choice, counts }: HeatProps): ReactNode {
  const { t } = useTexts();
  const items = useMapItems(edited.tour.ID, { width: 0, height: 0 });
  const names = new Map(items.map(({ item, name }) => [normaliseCode(recordCode(item)), name]));
  const rows = counts.map(({ ItemCode, X, Y, Count }) => ({
    key: ItemCode,
    name: names.get(normaliseCode(ItemCode)) ?? ItemCode,
    count: Count,
    before: undefined,
    x: X,
    y: Y,
  }));
  const isPlaced = ({ x, y }: { readonly x: number; readonly y: number }): boolean => x !== 0 || y !== 0;
  const placed = rows.filter(isPlaced);
  const unplaced = rows.filter((row) => !isPlaced(row)).reduce((sum, { count }) => sum + count, 0);
  return (
    <CountCard
      title={t('stats.heatmap')}
      file="heatmap"
      span={filter}
      head={t('stats.station')}
      rows={rows}
      hasBars
      choice={choice}
      chart={
        <Stack gap="xs">
          {placed.length === 0 ? null : (
            <LoadedMap url={edited.url}>{(own) => <HeatMap edited={edited} own={own} places={placed} />}</LoadedMap>
          )}
          {unplaced === 0 ? null : (
            <Text size="sm" c="dimmed">
              {t('stats.unplaced', { count: unplaced })}
            </Text>
          )}
        </Stack>
      }
    />
  );
}

interface Place extends Counted {
  readonly x: number;
  readonly y: number;
}

interface HeatMapProps {
  readonly edited: MapTour;
  readonly own: Size;
  readonly places: readonly Place[];
}

function HeatMap({ edited: { tour, url }, own, places }: HeatMapProps): ReactNode {
  const { t } = useTexts();
  const isCalm = useReducedMotion();
  const [hasTotals, setTotals] = useState(true);
  const size = mapSize({ width: tour.MapWidth, height: tour.MapHeight }, own);
  const most = Math.max(...places.map(({ count }) => count));
  return (
    <>
      <Switch
        label={t('stats.totals')}
        checked={hasTotals}
        onChange={({ currentTarget }) => setTotals(currentTarget.checked)}
      />
      <div className={styles.map}>
        <ImageMap
          picture={{ url, ...size }}
          label={t('map.label')}
          zoom={{ min: tour.MapZoomMin, max: tour.MapZoomMax }}
          start={undefined}
          onView={() => undefined}
          markers={places.map((place, id) => ({ id, x: place.x, y: place.y, place }))}
          markerSize={spotSize}
          renderMarker={({ place }) => <HeatSpot places={[place]} most={most} hasTotal={hasTotals} />}
          renderCluster={(cluster, part) => (
            <HeatSpot places={cluster.map(({ place }) => place)} most={most} hasTotal={hasTotals} onPart={part} />
          )}
          onTap={() => undefined}
          isCalm={isCalm}
          controls={<ZoomButtons />}
        />
      </div>
    </>
  );
}

interface HeatSpotProps {
  readonly places: readonly Counted[];
  /** The highest count of a single station. */
  readonly most: number;
  readonly hasTotal: boolean;
  /** Zooms in until the stations separate. */
  readonly onPart?: (() => void) | undefined;
}

/** CSS pixels. */
const smallest = 36;
const largest = 120;
/** Hundredths of the map's shorter side, for small screens. */
const largestPart = 30;

/** A glow whose area is as large as its count, with the names of its stations. */
function HeatSpot({ places, most, hasTotal, onPart }: HeatSpotProps): ReactNode {
  const { t, language } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const count = places.reduce((sum, place) => sum + place.count, 0);
  const share = Math.min(1, count / most);
  const length = Math.sqrt(share);
  const size = `max(${smallest}px, min(${largest * length}px, ${largestPart * length}cqmin))`;
  const number = count.toLocaleString(language);
  const names = places.map(({ name }) => name).join(', ');
  return (
    <Popover opened={isOpen} onChange={setOpen} withArrow withinPortal>
      <Popover.Target>
        <button
          type="button"
          className={styles.spot}
          style={{ inlineSize: size, blockSize: size }}
          aria-label={t('stats.spot', { names, count })}
          onClick={onPart ?? (() => setOpen((before) => !before))}
          onMouseEnter={() => setOpen(true)}
          onMouseLeave={() => setOpen(false)}
        >
          <span aria-hidden className={styles.glow} style={{ opacity: 0.5 + share / 2 }} />
          {hasTotal ? <span className={styles.total}>{number}</span> : null}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        {places.slice(0, 8).map(({ key, name, count: own }) => (
          <Text key={key} size="sm">
            {name}: {own.toLocaleString(language)}
          </Text>
        ))}
        {places.length > 8 ? <Text size="sm">{t('publish.more', { count: places.length - 8 })}</Text> : null}
      </Popover.Dropdown>
    </Popover>
  );
}
