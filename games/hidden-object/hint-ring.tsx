import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { bringIntoView, type PictureView } from '#ui/picture/picture-view.ts';
import type { ViewStore } from '#ui/picture/view-store.ts';
import { percent, useFollower } from '../host/use-follower.ts';
import styles from './hidden-object-game.module.css';
import { buttonBox, hintCircle, pictureBox } from './layout.ts';
import type { hiddenObjectMachine } from './machine.ts';
import { hintAfter } from './rules.ts';

export interface HintRingProps {
  readonly actor: ActorRefFrom<typeof hiddenObjectMachine>;
  readonly view: ViewStore<PictureView>;
}

/** A ring around a part of the picture in which something is hidden, for a moment after every third miss. */
export function HintRing({ actor, view }: HintRingProps): ReactNode {
  const { config, game } = useSelector(actor, ({ context }) => context);
  const [known, setKnown] = useState(game.misses);
  const hint = game.misses === known ? undefined : hintAfter(config, game);
  const polygon = hint === undefined ? undefined : config.hotspots[hint]?.polygon;
  const picture = useFollower(view, pictureBox);
  useEffect(() => {
    if (polygon === undefined) return;
    const seen = view.getState();
    view.set(bringIntoView(seen, buttonBox(seen, polygon)));
  }, [polygon, view]);
  if (polygon === undefined) return null;
  const { x, y, radius } = hintCircle(config.size, polygon);
  return (
    <div className={styles.places} aria-hidden>
      <div ref={picture}>
        <span
          key={game.misses}
          className={styles.ring}
          style={{
            left: percent(x / config.size.width),
            top: percent(y / config.size.height),
            width: percent((2 * radius) / config.size.width),
          }}
          onAnimationEnd={() => setKnown(game.misses)}
        />
      </div>
    </div>
  );
}
