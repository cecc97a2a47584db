import { X } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RoundButton } from '#ui/button.tsx';
import styles from './layer-frame.module.css';

interface Layer {
  readonly close: () => void;
  /** Focuses the layer's heading. */
  readonly focusHeading: () => void;
  readonly isPreview: boolean;
  /** The place beside the title; null until it is rendered. */
  readonly controls: HTMLElement | null;
}

export interface LayerFrameProps {
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Called after the layer has closed. */
  readonly onClose: () => void;
  /** In previews: the layer is the whole page and does not take the focus. */
  readonly isFixed?: boolean;
  readonly children: ReactNode;
}

const LayerContext = createContext<Layer | undefined>(undefined);

/** Returns the layer around a component. */
export function useLayer(): Layer {
  const layer = use(LayerContext);
  if (layer === undefined) throw new Error('useLayer needs a LayerFrame around it');
  return layer;
}

/** Shows controls beside the layer's title. */
export function LayerControls({ children }: { readonly children: ReactNode }): ReactNode {
  const { controls } = useLayer();
  return controls === null ? null : createPortal(children, controls);
}

/** A full-screen dialog. */
export function LayerFrame({ title, closeLabel, onClose, isFixed = false, children }: LayerFrameProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const layer = useMemo<Layer>(
    () => ({
      close: () => dialog.current?.close(),
      focusHeading: () => heading.current?.focus(),
      isPreview: isFixed,
      controls,
    }),
    [isFixed, controls],
  );
  useEffect(() => {
    if (isFixed) return;
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    heading.current?.focus();
  }, [isFixed]);
  return (
    <dialog
      ref={dialog}
      open={isFixed || undefined}
      className={styles.layer}
      aria-labelledby="game-title"
      onClose={onClose}
    >
      <header className={styles.bar}>
        <h2 ref={heading} id="game-title" tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <div ref={setControls} className={styles.controls} />
        <RoundButton label={closeLabel} onClick={isFixed ? onClose : () => dialog.current?.close()}>
          <X aria-hidden />
        </RoundButton>
      </header>
      <div className={styles.room}>
        <LayerContext value={layer}>{children}</LayerContext>
      </div>
    </dialog>
  );
}
