import { BookOpen, Clapperboard, Gamepad2, Headphones, Check } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Location } from '#content/entities/location.ts';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { type StationKind, stationKind } from '../../state/content/station-kind.ts';
import { useStore } from 'zustand';
import { LocationType } from '#content/constants.ts';
import { StairsMark } from '../../shell/lists/stairs-mark.tsx';
import { Filling } from '../../state/visit/filling.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import styles from './locations-screen.module.css';

/**
 * The kind of station, whether it has been heard, and how long it is, which comes late and is last so that nothing moves.
 * Recordings are the rule, so their icon is enough.
 */
export function TypeFact({ location }: { readonly location: Location }): ReactNode {
  const t = useTranslate();
  const kind = stationKind(location);
  const Icon = icons[kind];
  return (
    <p className={styles.facts}>
      <Icon aria-hidden size={16} />
      <span className={kind === 'audio' ? 'visually-hidden' : undefined}>{t(`type.${kind}`)}</span>
      <HeardMark location={location} />
      <StairsMark location={location} />
      {kind === 'audio' || kind === 'video' ? <Filling at="station" location={location} /> : null}
    </p>
  );
}

const icons: Readonly<Record<StationKind, typeof Headphones>> = {
  audio: Headphones,
  video: Clapperboard,
  silent: BookOpen,
  game: Gamepad2,
};

/** Marks a station that the visitor has heard to its end, or looked at if it has no recording. */
function HeardMark({ location }: { readonly location: Location }): ReactNode {
  const t = useTranslate();
  const heard = useStore(useVisit().heard);
  if (!heard.has(location.ID)) return null;
  return (
    <span className={styles.heard}>
      <Check aria-hidden size={16} /> {t(location.Type === LocationType.Silent ? 'progress.seen' : 'progress.heard')}
    </span>
  );
}
