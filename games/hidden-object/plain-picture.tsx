import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { type PictureView, scaleOf, toScreen } from '#ui/picture/picture-view.ts';
import type { ViewStore } from '#ui/picture/view-store.ts';
import type { HiddenObjectConfig } from './config.ts';
import styles from './plain-picture.module.css';
import type { HiddenObjectGame } from './rules.ts';

export interface PlainPictureProps {
  readonly config: HiddenObjectConfig;
  readonly found: HiddenObjectGame['found'];
  readonly view: ViewStore<PictureView>;
}

/** The picture as an element of the page, with a line around each solution found. */
export function PlainPicture({ config, found, view }: PlainPictureProps): ReactNode {
  const seen = useStore(view);
  const { width, height } = seen.stage.frame;
  const corner = toScreen(seen, { x: 0, y: 0 });
  const scale = scaleOf(seen);
  return (
    <svg aria-hidden className={styles.picture} viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}>
      <image
        href={config.picture.ImageURL}
        x={corner.x}
        y={corner.y}
        width={config.size.width * scale}
        height={config.size.height * scale}
        preserveAspectRatio="none"
      />
      {found.map((hotspot) => {
        const corners = (config.hotspots[hotspot]?.polygon ?? []).map((point) => toScreen(seen, point));
        const points = corners.map(({ x, y }) => `${x},${y}`).join(' ');
        return (
          <g key={hotspot} className={styles.mark}>
            <polygon points={points} />
            <polygon points={points} />
          </g>
        );
      })}
    </svg>
  );
}
