import { BookOpen, Clapperboard, Gamepad2, Headphones } from 'lucide-react';
import { type ReactNode } from 'react';
import { LocationType } from '#content/constants.ts';
import { isGame, type Location } from '#content/entities/location.ts';
import { type MessageKey } from '#i18n/pack.ts';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { HeardMark } from './heard-mark.tsx';
import styles from './locations-screen.module.css';

/** The kind of station, and whether it has been heard. */
export function TypeFact({ location }: { readonly location: Location }): ReactNode {
  const t = useTranslate();
  const [Icon, key] = kindOf(location);
  return (
    <p className={styles.facts}>
      <Icon aria-hidden size={16} /> {t(key)}
      <HeardMark location={location} />
    </p>
  );
}

function kindOf(location: Location): readonly [typeof Headphones, MessageKey] {
  if (isGame(location)) return [Gamepad2, 'type.game'];
  if (location.Type === LocationType.Video) return [Clapperboard, 'type.video'];
  const isSilent = location.Type === LocationType.Silent || Object.keys(location.MediaURL).length === 0;
  return isSilent ? [BookOpen, 'type.silent'] : [Headphones, 'type.audio'];
}
