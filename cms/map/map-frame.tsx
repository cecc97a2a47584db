import { useReducedMotion } from '@mantine/hooks';
import { type ReactNode } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { ImageMap, type ImageMapProps } from '#engine/map/image-map.tsx';
import { type MapMarker } from '#engine/map/markers.tsx';
import { type RestorableView } from '#engine/map/view.ts';
import { useTexts } from '../language/texts.tsx';
import { type GpsCheck } from './gps-check.ts';
import styles from './map-editor.module.css';
import { useScale } from '#engine/map/steering-context.ts';
import { scaleBar } from './rules/scale-bar.ts';
import { useLength } from './use-length.ts';
import { type Size } from '#engine/geometry.ts';

/** The longest bar in CSS pixels. */
const longestBar = 140;

/** The map of a tour as it is edited. */
export interface TourMap {
  readonly tour: Tour;
  /** The URL of its picture. */
  readonly url: string;
  /** Map units. */
  readonly size: Size;
  /** Undefined without coordinates. */
  readonly gps: GpsCheck | undefined;
  /** Where staff left the map last; undefined at first. */
  readonly left: RestorableView | undefined;
  readonly onView: (view: RestorableView) => void;
}

export interface MapFrameProps<Marker extends MapMarker> extends Pick<
  ImageMapProps<Marker>,
  'markers' | 'renderMarker' | 'renderCluster' | 'onTap' | 'layers' | 'controls' | 'here'
> {
  readonly map: TourMap;
  /** Beside the map, or below it on upright screens. */
  readonly side: ReactNode;
}

/** The picture that staff move and zoom, whatever they do on it. */
export function MapFrame<Marker extends MapMarker>({ map, side, layers, ...props }: MapFrameProps<Marker>): ReactNode {
  const { t } = useTexts();
  const isCalm = useReducedMotion();
  const { tour, url, size, gps, left, onView } = map;
  const { MapHome, MapZoomMin, MapZoomMax } = tour;
  return (
    <div className={styles.room}>
      <ImageMap
        {...props}
        picture={{ url, ...size }}
        label={t('map.label')}
        zoom={{ min: MapZoomMin, max: MapZoomMax }}
        start={left ?? (MapHome === undefined ? undefined : { x: MapHome.X, y: MapHome.Y, zoom: MapHome.Zoom })}
        onView={onView}
        // Only what is at exactly the same place shares a marker.
        markerSize={1}
        isCalm={isCalm}
        layers={
          <>
            {layers}
            {gps?.kind === 'sound' ? <ScaleMark metresPerUnit={gps.across / size.width} /> : null}
          </>
        }
      >
        <div className={styles.side}>{side}</div>
      </ImageMap>
    </div>
  );
}

/** A bar of a round length on the map. @param metresPerUnit to the right */
function ScaleMark({ metresPerUnit }: { readonly metresPerUnit: number }): ReactNode {
  const { t } = useTexts();
  const { length } = useLength();
  const bar = scaleBar(metresPerUnit / useScale(), longestBar);
  return bar === undefined ? null : (
    <div className={styles.scale}>
      {t('map.scale', { length: length(bar.metres) })}
      <div className={styles.bar} style={{ width: bar.length }} />
    </div>
  );
}
