import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useStore } from 'zustand';
import type { Point } from '#engine/geometry.ts';
import { type PictureView, toScreen } from '#ui/picture/picture-view.ts';
import type { ViewStore } from '#ui/picture/view-store.ts';
import type { hiddenObjectMachine } from './machine.ts';
import styles from './hidden-object-game.module.css';

export interface MissMarkProps {
  readonly actor: ActorRefFrom<typeof hiddenObjectMachine>;
  readonly view: ViewStore<PictureView>;
  /** Returns where the visitor last tapped the picture, in its pixels. */
  readonly lastTap: () => Point | undefined;
}

/** A cross where the visitor has tapped in vain, which fades. */
export function MissMark({ actor, view, lastTap }: MissMarkProps): ReactNode {
  const [miss, setMiss] = useState<{ readonly at: Point; readonly count: number }>();
  useEffect(() => {
    const misses = actor.on('hapticFeedback', ({ hapticFeedback }) => {
      const at = lastTap();
      if (hapticFeedback === 'wrong' && at !== undefined)
        setMiss((before) => ({ at, count: (before?.count ?? 0) + 1 }));
    });
    return () => misses.unsubscribe();
  }, [actor, lastTap]);
  return miss === undefined ? null : (
    <Cross key={miss.count} at={miss.at} view={view} onGone={() => setMiss(undefined)} />
  );
}

function Cross({
  at,
  view,
  onGone,
}: Pick<MissMarkProps, 'view'> & { readonly at: Point; readonly onGone: () => void }) {
  const { x, y } = toScreen(useStore(view), at);
  return (
    <span
      aria-hidden
      className={styles.miss}
      style={{ left: `calc(50% + ${x}px)`, top: `calc(50% + ${y}px)` }}
      onAnimationEnd={onGone}
    >
      <X />
    </span>
  );
}
