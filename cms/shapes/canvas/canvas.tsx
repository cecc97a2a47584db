import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Stage } from '#engine/stage/stage.ts';
import { scaleOf, type PictureView } from '#ui/picture/picture-view.ts';
import { StageView } from '#games/host/stage-view.tsx';
import { storeActor } from '#games/host/store-actor.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { useTexts } from '../../language/texts.tsx';
import styles from './canvas.module.css';
import { type Drawing } from './drawing.ts';
import { createCanvasScene } from './scene/scene.tsx';
import { type CanvasPointing, useCanvasGestures } from './use-canvas-gestures.ts';

export interface CanvasProps {
  /** The address of the picture. */
  readonly picture: string;
  readonly view: ViewStore<PictureView>;
  readonly drawing: ReadonlyStore<Drawing>;
  readonly pointing: CanvasPointing;
  readonly label: string;
  readonly cursor: 'default' | 'crosshair';
  readonly frame: RefObject<HTMLDivElement | null>;
  /** On top of the picture, positioned in its pixels. */
  readonly children: ReactNode;
  /** Shown in the middle of the frame. */
  readonly note?: ReactNode;
}

/**
 * The picture and the drawing on it, operated by mouse, pen or touch. Everything can also be done by other controls.
 */
export function Canvas(props: CanvasProps): ReactNode {
  const { picture, view, drawing, pointing, label, cursor, frame, children, note } = props;
  const { t } = useTexts();
  const isMoving = useCanvasGestures(frame, view, pointing);
  const actor = useMemo(() => storeActor(drawing), [drawing]);
  const createScene = useCallback(
    (stage: Stage) => createCanvasScene(stage, { picture, view, drawing }),
    [picture, view, drawing],
  );
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-cursor={isMoving ? 'grab' : cursor}
    >
      <StageView
        key={picture}
        actor={actor}
        createScene={createScene}
        plain={<p className={styles.plain}>{t('canvas.cannotDraw')}</p>}
        isSmooth
      />
      <Overlay view={view}>{children}</Overlay>
      {note === undefined ? null : <div className={styles.note}>{note}</div>}
    </div>
  );
}

/** Follows the picture as it moves and zooms. `--back` keeps its contents the same size at any zoom. */
function Overlay({ view, children }: Pick<CanvasProps, 'view' | 'children'>): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = (): void => {
      const { style } = layer.current ?? {};
      if (style === undefined) return;
      const seen = view.getState();
      const scale = scaleOf(seen);
      const x = seen.view.x - (seen.size.width / 2) * scale;
      const y = seen.view.y - (seen.size.height / 2) * scale;
      style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      style.setProperty('--back', String(1 / scale));
    };
    place();
    return view.subscribe(place);
  }, [view]);
  return (
    <div ref={layer} className={styles.overlay}>
      {children}
    </div>
  );
}
