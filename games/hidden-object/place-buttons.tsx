import { type ReactNode, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { GameProps } from '../host/game-props.ts';
import type { ViewStore } from '#ui/picture/view-store.ts';
import { bringIntoView, type PictureView } from '#ui/picture/picture-view.ts';
import { phraseText } from '../host/use-game.ts';
import type { HiddenObjectConfig } from './config.ts';
import styles from './hidden-object-game.module.css';
import { buttonBox } from './layout.ts';
import type { HiddenObjectGame } from './rules.ts';
import { hotspotLabel } from './phrases.ts';

export interface PlaceButtonsProps extends Pick<GameProps, 't' | 'say'> {
  readonly config: HiddenObjectConfig;
  readonly game: HiddenObjectGame;
  readonly view: ViewStore<PictureView>;
  /** Whether they are seen without the focus, and can be tapped. */
  readonly areShown: boolean;
  readonly onChoose: (hotspot: number) => void;
}

/**
 * All hotspots, solutions and decoys, as numbered buttons, for playing without pointing. Unless they are shown, fingers
 * reach the picture below them.
 */
export function PlaceButtons({ config, game, view, areShown, onChoose, ...props }: PlaceButtonsProps): ReactNode {
  // Moving the picture must not wait for them.
  const seen = useDeferredValue(useStore(view));
  const { width, height } = seen.stage.frame;
  return (
    <div
      role="group"
      aria-label={props.t('hidden.places')}
      className={styles.places}
      data-shown={areShown ? '' : undefined}
    >
      {config.hotspots.map(({ polygon }, hotspot) => {
        const box = buttonBox(seen, polygon);
        return (
          <button
            // A hotspot is identified by its index.
            key={hotspot}
            type="button"
            aria-label={phraseText(props, hotspotLabel(config, game, hotspot))}
            style={{ left: box.x + width / 2, top: box.y + height / 2, width: box.width, height: box.height }}
            onFocus={() => view.set(bringIntoView(seen, box))}
            onClick={() => onChoose(hotspot)}
          >
            <span aria-hidden>{hotspot + 1}</span>
          </button>
        );
      })}
    </div>
  );
}
