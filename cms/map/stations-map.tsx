import { Text, Button, Group, Stack, Title, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { usualDistance } from '#engine/map/trigger-stations.ts';
import { useTexts } from '../language/texts.tsx';
import { House } from 'lucide-react';
import { useSteering } from '#engine/map/steering-context.ts';
import { setAt } from '../draft/set-at.ts';
import { useDraft, useObject } from '../workspace/workspace-context.tsx';
import { MapButton, ZoomButtons } from './map-buttons.tsx';
import { MapFrame, type TourMap } from './map-frame.tsx';
import { MapMarker, MarkerShape } from './map-marker.tsx';
import { StationAreas } from './station-areas.tsx';
import { Unplaced } from './unplaced.tsx';
import { type MapItem, useMapItems, usePlacing } from './use-map-items.ts';
import { MapMarkerType } from '#content/constants.ts';
import { NumberField } from '../fields/number-field.tsx';
import { useField } from '../fields/use-field.ts';
import styles from './map-editor.module.css';

/** Names the undo step of arrow keys. It lasts until another station is moved or a while passes. */
const stepsOf = (ID: number): string => `tourItems ${ID} map`;

/** The map on which staff place the tour's stations. */
export function StationsMap({ map }: { readonly map: TourMap }): ReactNode {
  const { t } = useTexts();
  const { tour, size, gps } = map;
  const items = useMapItems(tour.ID, size);
  const { place, takeOff } = usePlacing(size);
  const [selected, setSelected] = useState<number>();
  const chosen = items.find(({ item }) => item.ID === selected);
  const placed = items.filter(({ isPlaced }) => isPlaced);
  const put = (ID: number, at: { readonly x: number; readonly y: number }): void => {
    place(ID, at);
    setSelected(ID);
  };
  return (
    <MapFrame
      map={map}
      markers={placed.map((shown) => ({ id: shown.item.ID, x: shown.item.MapX, y: shown.item.MapY, shown }))}
      renderMarker={({ shown }) => marker(shown, 0)}
      renderCluster={([{ shown }, ...covered]) => marker(shown, covered.length)}
      onTap={(at) => {
        if (chosen !== undefined && !chosen.isPlaced) put(chosen.item.ID, at);
        else setSelected(undefined);
      }}
      layers={<StationAreas tour={tour} items={placed} gps={gps} />}
      controls={<MapControls tour={tour.ID} />}
      side={
        <>
          {items.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('map.noItems')}
            </Text>
          ) : null}
          {chosen?.isPlaced === true ? (
            <PlacedItem
              key={chosen.item.ID}
              shown={chosen}
              distance={tour.MapGPSAutoDistance || usualDistance}
              onTakeOff={() => takeOff(chosen.item.ID)}
            />
          ) : null}
          <Unplaced
            items={items.filter(({ isPlaced }) => !isPlaced)}
            selected={selected}
            onSelect={setSelected}
            onPlace={put}
          />
        </>
      }
    />
  );

  function marker(shown: MapItem, coveredCount: number): ReactNode {
    const { ID, MapX, MapY } = shown.item;
    return (
      <MapMarker
        shown={shown}
        coveredCount={coveredCount}
        isSelected={ID === selected}
        onSelect={() => setSelected(ID)}
        onPlace={(at) => put(ID, at)}
        onStep={(right, down) => {
          setSelected(ID);
          place(ID, { x: MapX + right, y: MapY + down }, stepsOf(ID));
        }}
      />
    );
  }
}

/** Zooms the map, and sets the view with which visitors start. */
function MapControls({ tour: ID }: { readonly tour: number }): ReactNode {
  const store = useDraft();
  const stored = useObject({ model: 'tours', ID });
  const { view } = useSteering();
  const setHome = (): void => {
    const { x, y, zoom } = view();
    const home = { X: Math.round(x), Y: Math.round(y), Zoom: Math.round(zoom * 100) / 100 };
    if (stored !== undefined) store.put('tours', setAt(stored, ['MapHome'], home));
  };
  return (
    <>
      <MapButton name="map.setHome" icon={House} onClick={setHome} />
      <ZoomButtons />
    </>
  );
}

interface PlacedItemProps {
  readonly shown: MapItem;
  /** The tour's distance in metres, which applies to stations without their own. */
  readonly distance: number;
  readonly onTakeOff: () => void;
}

/** The chosen station: its position, its marker, and the distance at which it opens. */
function PlacedItem({ shown, distance, onTakeOff }: PlacedItemProps): ReactNode {
  const { t } = useTexts();
  const { item, name } = shown;
  const of = { model: 'tourItems', ID: item.ID } as const;
  const type = useField(of, ['MapMarkerType']);
  return (
    <Stack gap="xs">
      <Title order={2} size="h6">
        {name}
      </Title>
      <Text size="sm" c="dimmed">
        {t('map.arrows')}
      </Text>
      <Group gap="xs" grow>
        <NumberField of={of} path={['MapX']} label={t('map.x')} />
        <NumberField of={of} path={['MapY']} label={t('map.y')} />
      </Group>
      <div role="group" aria-label={t('map.shape')} className={styles.shapes}>
        {Object.values(MapMarkerType).map((each) => (
          <UnstyledButton
            key={each}
            className={styles.choice}
            aria-pressed={item.MapMarkerType === each}
            aria-label={t(`map.shape.${each}`)}
            title={t(`map.shape.${each}`)}
            onClick={() => type.set(each)}
          >
            <MarkerShape type={each} label="" />
          </UnstyledButton>
        ))}
      </div>
      <NumberField
        of={of}
        path={['MapGPSAutoDistance']}
        label={t('map.distance')}
        hint={t('map.distance.hint', { distance })}
        min={0}
        unit="m"
      />
      <Button size="xs" variant="subtle" color="red" onClick={onTakeOff}>
        {t('map.takeOff')}
      </Button>
    </Stack>
  );
}
