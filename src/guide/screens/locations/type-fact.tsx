import { BookOpen, Clapperboard, Gamepad2, Headphones } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Location } from '#content/entities/location.ts';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { type StationKind, stationKind } from '../../state/content/station-kind.ts';
import { HeardMark } from './heard-mark.tsx';
import styles from './locations-screen.module.css';

/** The kind of station, and whether it has been heard. */
export function TypeFact({ location }: { readonly location: Location }): ReactNode {
  const t = useTranslate();
  const kind = stationKind(location);
  const Icon = icons[kind];
  return (
    <p className={styles.facts}>
      <Icon aria-hidden size={16} /> {t(`type.${kind}`)}
      <HeardMark location={location} />
    </p>
  );
}

const icons: Readonly<Record<StationKind, typeof Headphones>> = {
  audio: Headphones,
  video: Clapperboard,
  silent: BookOpen,
  game: Gamepad2,
};
