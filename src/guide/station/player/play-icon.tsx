import { LoaderCircle, Pause, Play } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Sounding } from '#engine/station/sounding.ts';
import styles from './play-icon.module.css';

/** Shows what a tap does, or that the sound is loading. */
export function PlayIcon({ sounding, size = 24 }: { readonly sounding: Sounding; readonly size?: number }): ReactNode {
  switch (sounding) {
    case 'coming':
      return <LoaderCircle aria-hidden size={size} className={styles.turning} />;
    case 'heard':
      return <Pause aria-hidden size={size} fill="currentColor" strokeWidth={0} />;
    case 'silent':
      return <Play aria-hidden size={size} fill="currentColor" strokeWidth={0} />;
  }
}
