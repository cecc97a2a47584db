import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { HotspotKind } from '#content/constants.ts';
import { location } from '#content/entities/location.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { objectOf } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { useAddresses } from '../session/use-addresses.ts';
import { completeItem, completeTour } from '../workspace/complete-objects.ts';
import { useDraft } from '../workspace/workspace-context.tsx';
import styles from './shape-difference.module.css';

export interface ShapeDifferenceProps {
  readonly from: StoredObject;
  readonly to: StoredObject;
  readonly field: 'GameHotspots' | 'GameBoardSVGPath';
}

interface Drawing {
  /** As stored; empty if there is none. */
  readonly picture: string;
  readonly shapes: readonly ReactNode[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The shapes of two states over each other, on their picture. */
export function ShapeDifference({ from, to, field }: ShapeDifferenceProps): ReactNode {
  const { t } = useTexts();
  const { addressOf } = useAddresses();
  const store = useDraft();
  const [box, setBox] = useState('0 0 100 100');
  const [size, setSize] = useState<Size>();
  const draw = (object: StoredObject): Drawing => {
    if (field === 'GameHotspots') return hotspotsOf(object);
    const item = completeItem(object);
    const tour = objectOf(store.getState().draft, { model: 'tours', ID: item.TourID });
    return {
      picture: (tour && completeTour(tour).GameBoardImagesURL[0]) ?? '',
      shapes: item.GameBoardSVGPath === '' ? [] : [<path key="0" d={item.GameBoardSVGPath} />],
    };
  };
  const [before, after] = [draw(from), draw(to)];
  const picture = after.picture || before.picture;
  const address = picture === '' ? '' : addressOf(picture);
  const drawn = JSON.stringify([from[field], to[field], size]);
  return (
    <figure className={styles.figure}>
      {address === '' ? null : (
        <img
          src={address}
          alt=""
          hidden
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
      )}
      <svg key={drawn} viewBox={box} role="img" aria-label={t('history.shapes')} className={styles.drawing}>
        <g
          ref={(group) => {
            // Some browsers have no boxes for what they do not draw.
            const bounds = group?.getBBox?.();
            if (bounds === undefined || bounds.width + bounds.height === 0) return;
            setBox([bounds.x, bounds.y, bounds.width, bounds.height].join(' '));
          }}
        >
          {size === undefined ? null : <image href={address} {...size} />}
          <g className={styles.before}>{before.shapes}</g>
          <g className={styles.after}>{after.shapes}</g>
        </g>
      </svg>
      <Text size="xs" component="figcaption" className={styles.legend}>
        <span className={styles.keyBefore}>{t('history.shapeBefore')}</span>
        <span>{t('history.afterwards')}</span>
      </Text>
    </figure>
  );
}

function hotspotsOf(stored: StoredObject): Drawing {
  const { GameHotspots, ImageDescriptors } = location.complete(stored);
  return {
    picture: ImageDescriptors[0]?.ImageURL ?? '',
    shapes: GameHotspots.map(({ Kind, X, Y, Width, Height, Points, Curve }, key) => {
      if (Kind === HotspotKind.polygon)
        return Curve === '' ? <polygon key={key} points={Points} /> : <path key={key} d={Curve} />;
      const [rx, ry] = [Width / 2, Height / 2];
      return Kind === HotspotKind.circle ? (
        <ellipse key={key} cx={X + rx} cy={Y + ry} rx={rx} ry={ry} />
      ) : (
        <rect key={key} x={X} y={Y} width={Width} height={Height} />
      );
    }),
  };
}
