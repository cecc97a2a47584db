import { Check } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { LocationType } from '#content/constants.ts';
import { type Location } from '#content/entities/location.ts';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import styles from './locations-screen.module.css';

/** Marks a station that the visitor has heard to its end, or looked at if it has no recording. */
export function HeardMark({ location }: { readonly location: Location }): ReactNode {
  const t = useTranslate();
  const heard = useStore(useVisit().heard);
  if (!heard.has(location.ID)) return null;
  return (
    <span className={styles.heard}>
      <Check aria-hidden size={16} /> {t(location.Type === LocationType.Silent ? 'progress.seen' : 'progress.heard')}
    </span>
  );
}
