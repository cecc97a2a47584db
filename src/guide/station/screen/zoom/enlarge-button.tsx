import { Maximize2 } from 'lucide-react';
import { type ReactNode, type Ref } from 'react';
import { type ImageDescriptor } from '#content/entities/image-descriptor.ts';
import { useContent } from '../../../state/content/content-context.tsx';
import { useTranslate } from '../../../state/content/interface-context.tsx';
import styles from './enlarge-button.module.css';

export interface EnlargeButtonProps {
  readonly image: ImageDescriptor;
  /** The picture's name if staff entered no alternative text. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

/** Covers a picture, so that a tap anywhere on it enlarges it. */
export function EnlargeButton({ image, label, ref, onClick }: EnlargeButtonProps): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const words = say(image.AltText).text || say(image.OverlayText).text || label;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.enlarge}
      aria-haspopup="dialog"
      aria-label={t('zoom.enlarge', { picture: words })}
      onClick={onClick}
    >
      <span className={styles.sign}>
        <Maximize2 aria-hidden size={18} />
      </span>
    </button>
  );
}
