import type { ReactNode } from 'react';
import type { Size } from '#engine/geometry.ts';
import type { GameProps } from '../host/game-props.ts';
import type { ViewStore } from '#ui/picture/view-store.ts';
import { bringIntoView, fingerTarget, type PictureView } from '#ui/picture/picture-view.ts';
import { percent, useFollower } from '../host/use-follower.ts';
import { phraseText } from '../host/use-game.ts';
import type { HiddenObjectConfig } from './config.ts';
import styles from './hidden-object-game.module.css';
import { buttonBox, pictureBox, shownBounds } from './layout.ts';
import type { Polygon } from './polygon.ts';
import type { HiddenObjectGame } from './rules.ts';
import { hotspotLabel } from './phrases.ts';

export interface PlaceButtonsProps extends Pick<GameProps, 't' | 'say'> {
  readonly config: HiddenObjectConfig;
  readonly game: HiddenObjectGame;
  readonly view: ViewStore<PictureView>;
  /** Whether they are seen without the focus. */
  readonly areShown: boolean;
  readonly onChoose: (hotspot: number) => void;
}

/**
 * All hotspots, solutions and decoys, as numbered buttons, for playing without pointing. Fingers reach the picture below
 * them, which moves wherever they begin.
 */
export function PlaceButtons({ config, game, view, areShown, onChoose, ...props }: PlaceButtonsProps): ReactNode {
  const picture = useFollower(view, pictureBox);
  return (
    <div
      role="group"
      aria-label={props.t('hidden.places')}
      className={styles.places}
      data-shown={areShown ? '' : undefined}
    >
      <div ref={picture}>
        {config.hotspots.map(({ polygon }, hotspot) => (
          <button
            // A hotspot is identified by its index.
            key={hotspot}
            type="button"
            aria-label={phraseText(props, hotspotLabel(config, game, hotspot))}
            style={styleOf(config.size, polygon)}
            onFocus={() => {
              const seen = view.getState();
              view.set(bringIntoView(seen, buttonBox(seen, polygon)));
            }}
            onClick={() => onChoose(hotspot)}
          >
            <span aria-hidden>{hotspot + 1}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Places a button by its middle, in percent of the picture; CSS keeps it large enough for fingers. */
function styleOf(size: Size, polygon: Polygon) {
  const { x, y, width, height } = shownBounds(size, polygon);
  return {
    left: percent((x + width / 2) / size.width),
    top: percent((y + height / 2) / size.height),
    width: `max(${fingerTarget}px, ${percent(width / size.width)})`,
    height: `max(${fingerTarget}px, ${percent(height / size.height)})`,
  };
}
