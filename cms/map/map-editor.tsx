import { Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Area } from '#engine/map/area.tsx';
import { ImageMap } from '#engine/map/image-map.tsx';
import { mapSize, type RestorableView, type Size } from '#engine/map/view.ts';
import { useReducedMotion } from '@mantine/hooks';
import { useTexts } from '../language/texts.tsx';
import { checkGps } from './gps-check.ts';
import { GpsBox } from './gps-box.tsx';
import { LoadedMap, type MapTour, useMapTour } from './loaded-map.tsx';
import { MapControls } from './map-controls.tsx';
import styles from './map-editor.module.css';
import { MapMarker } from './map-marker.tsx';
import { PlacedItem } from './placed-item.tsx';
import { Unplaced } from './unplaced.tsx';
import { useMapItems, usePlacing } from './use-map-items.ts';

/** The map of a tour. Staff place its stations, and set the area of the earth that it covers. */
export function MapEditor({ tour: ID }: { readonly tour: number }): ReactNode {
  const { t } = useTexts();
  const edited = useMapTour(ID);
  if (edited === undefined) return null;
  if (edited.url === '') return <Text c="dimmed">{t('map.noPicture')}</Text>;
  return <LoadedMap url={edited.url}>{(own) => <Editor {...edited} own={own} />}</LoadedMap>;
}

/** Names the undo step of arrow keys. It lasts until another station is moved or a while passes. */
const stepsOf = (ID: number): string => `tourItems ${ID} map`;

function Editor({ tour: edited, url, own }: MapTour & { readonly own: Size }): ReactNode {
  const { t } = useTexts();
  const isCalm = useReducedMotion();
  const size = mapSize({ width: edited.MapWidth, height: edited.MapHeight }, own);
  const items = useMapItems(edited.ID, size);
  const { place, takeOff } = usePlacing(size);
  const [selected, setSelected] = useState<number>();
  const [left, setLeft] = useState<RestorableView>();
  const chosen = items.find(({ item }) => item.ID === selected);
  const placed = items.filter(({ isPlaced }) => isPlaced);
  const { MapHome, MapGPS, MapGPSAutoDistance } = edited;
  const check = MapGPS === undefined ? undefined : checkGps(MapGPS, size);
  const metresPerUnit = check?.kind === 'sound' ? check.projection.metresPerUnit : undefined;
  const put = (ID: number, at: { readonly x: number; readonly y: number }): void => {
    place(ID, at);
    setSelected(ID);
  };
  return (
    <Stack gap="md">
      <div className={styles.room}>
        <ImageMap
          picture={{ url, ...size }}
          label={t('map.label')}
          zoom={{ min: edited.MapZoomMin, max: edited.MapZoomMax }}
          start={left ?? (MapHome === undefined ? undefined : { x: MapHome.X, y: MapHome.Y, zoom: MapHome.Zoom })}
          onView={setLeft}
          markers={placed.map((shown) => ({ id: shown.item.ID, x: shown.item.MapX, y: shown.item.MapY, shown }))}
          // Only stations at exactly the same place share a marker.
          markerSize={1}
          renderMarker={({ shown }) => marker(shown, 0)}
          renderCluster={([{ shown }, ...covered]) => marker(shown, covered.length)}
          onTap={(at) => {
            if (chosen !== undefined && !chosen.isPlaced) put(chosen.item.ID, at);
            else setSelected(undefined);
          }}
          isCalm={isCalm}
          layers={
            metresPerUnit === undefined
              ? null
              : placed.map(({ item }) => {
                  const distance = item.MapGPSAutoDistance || MapGPSAutoDistance;
                  return distance === 0 ? null : (
                    <Area
                      key={item.ID}
                      place={{ x: item.MapX, y: item.MapY }}
                      radius={distance / metresPerUnit}
                      className={(item.MapGPSAutoDistance > 0 ? styles.own : styles.usual) ?? ''}
                    />
                  );
                })
          }
          controls={<MapControls tour={edited.ID} />}
        >
          <div className={styles.side}>
            {items.length === 0 ? (
              <Text size="sm" c="dimmed">
                {t('map.noItems')}
              </Text>
            ) : null}
            {chosen?.isPlaced === true ? (
              <PlacedItem
                key={chosen.item.ID}
                shown={chosen}
                distance={MapGPSAutoDistance}
                onTakeOff={() => takeOff(chosen.item.ID)}
              />
            ) : null}
            <Unplaced
              items={items.filter(({ isPlaced }) => !isPlaced)}
              selected={selected}
              onSelect={setSelected}
              onPlace={put}
            />
          </div>
        </ImageMap>
      </div>
      <GpsBox tour={edited.ID} box={MapGPS} size={size} />
    </Stack>
  );

  function marker(shown: (typeof items)[number], coveredCount: number): ReactNode {
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
