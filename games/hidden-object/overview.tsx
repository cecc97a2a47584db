import { type CSSProperties, type PointerEvent, type ReactNode, useCallback } from 'react';
import { useStore } from 'zustand';
import type { PictureView } from '#ui/picture/picture-view.ts';
import type { ViewStore } from '#ui/picture/view-store.ts';
import type { GameProps } from '../host/game-props.ts';
import { useFollower } from '../host/use-follower.ts';
import type { HiddenObjectConfig } from './config.ts';
import styles from './hidden-object-game.module.css';
import { lookAt, sectionOf } from './layout.ts';

export interface OverviewProps extends Pick<GameProps, 'sized'> {
  readonly config: HiddenObjectConfig;
  readonly view: ViewStore<PictureView>;
}

/** The most CSS pixels of the overview. */
const room = { width: 88, height: 44 };

/** The whole picture, small, with a frame around the section that is in view; nothing if all of it is in view. */
export function Overview({ config, view, sized }: OverviewProps): ReactNode {
  const isPart = useStore(view, (seen) => {
    const { width, height } = sectionOf(seen);
    return Math.min(width, height) < 0.995;
  });
  return isPart ? <Small config={config} view={view} sized={sized} /> : null;
}

function Small({ config: { picture, size }, view, sized }: OverviewProps): ReactNode {
  const scale = Math.min(room.width / size.width, room.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const section = useFollower(
    view,
    useCallback(
      (seen: PictureView) => {
        const { x, y, ...part } = sectionOf(seen);
        return { x: x * width, y: y * height, width: part.width * width, height: part.height * height };
      },
      [width, height],
    ),
  );
  const move = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const { left, top } = currentTarget.getBoundingClientRect();
    view.set(lookAt(view.getState(), { x: (clientX - left) / width, y: (clientY - top) / height }));
  };
  return (
    // Keys bring places into view by their buttons.
    <div
      aria-hidden
      className={styles.overview}
      style={{ width, height } satisfies CSSProperties}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) move(event);
      }}
    >
      <img src={sized?.(picture.ImageURL, 2 * room.width) ?? picture.ImageURL} alt="" draggable={false} />
      <div ref={section} />
    </div>
  );
}
