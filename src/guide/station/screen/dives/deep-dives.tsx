import { Telescope, Eye, Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useStore } from 'zustand';
import { type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { listImage } from '#content/station-pictures.ts';
import { Link } from '#ui/link.tsx';
import { SizedImage } from '../../../shell/lists/sized-image.tsx';
import { Moving } from '../../../shell/navigation/moving.tsx';
import { orInterfaceText, SpokenText } from '../../../shell/text/spoken-text.tsx';
import { useContent } from '../../../state/content/content-context.tsx';
import { useTranslate } from '../../../state/content/interface-context.tsx';
import { useVisit } from '../../../state/visit/visit-context.tsx';
import styles from './deep-dives.module.css';
import { diveAddress } from './dive-address.ts';
import { withServerBase } from '#content/server-base.ts';

export interface DeepDivesProps {
  readonly item: TourItem;
  /** The station, or the deep dive that is open. */
  readonly location: Location;
  /** The station of the open deep dive. */
  readonly parent: Location | undefined;
}

/** A station's further topics: round pictures, each opening a separate location (DeepDives, section 3.1). */
export function DeepDives({ item, location, parent }: DeepDivesProps): ReactNode {
  const t = useTranslate();
  const { catalogue } = useContent();
  const id = useId();
  const IDs = new Set([...(parent?.DeepDives ?? []), ...location.DeepDives]);
  const dives = [...IDs]
    .filter((ID) => ID !== (parent ?? location).ID)
    .map((ID) => catalogue.location(ID))
    .filter((dive) => dive !== undefined);
  if (dives.length === 0) return null;
  return (
    <section className={styles.dives} aria-labelledby={id}>
      <h2 id={id}>{t('dive.title')}</h2>
      <ul>
        {dives.map((dive, index) => (
          <Dive key={dive.ID} item={item} dive={dive} index={index} isOpen={dive.ID === location.ID} />
        ))}
      </ul>
    </section>
  );
}

interface DiveProps {
  readonly item: TourItem;
  readonly dive: Location;
  readonly index: number;
  readonly isOpen: boolean;
}

function Dive({ item, dive, index, isOpen }: DiveProps): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  const { foundDives } = useVisit();
  const isFound = useStore(foundDives).has(dive.ID);
  const address = diveAddress(item, dive.ID, catalogue);
  const image = listImage(dive);
  return (
    <li>
      <Link
        to={address}
        className={styles.dive}
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => foundDives.note(dive.ID)}
      >
        <span className={styles.picture}>
          {image === '' ? (
            <Telescope aria-hidden />
          ) : (
            <Moving address={isOpen ? undefined : address}>
              <SizedImage src={image} sizes="120px" alt="" loading="lazy" />
            </Moving>
          )}
          <DiveMark isFound={isFound} isOpen={isOpen} />
        </span>
        <span className={styles.name}>
          <SpokenText spoken={orInterfaceText(say(dive.Name), t('dive.unnamed', { index: index + 1 }))} />
        </span>
      </Link>
    </li>
  );
}

/** The museum's icon (IconSet, section 3.4), or ours, for a deep dive that is open or has been opened. */
function DiveMark({ isFound, isOpen }: { readonly isFound: boolean; readonly isOpen: boolean }): ReactNode {
  const t = useTranslate();
  const { catalogue, base } = useContent();
  const { DeepDiveActive, DeepDiveFound } = catalogue.configuration.IconSet;
  const [broken, setBroken] = useState('');
  if (!isFound && !isOpen) return null;
  const icon = withServerBase(isOpen ? DeepDiveActive : DeepDiveFound, base);
  const Own = isOpen ? Eye : Check;
  return (
    <span className={styles.mark}>
      {icon === '' || icon === broken ? (
        <Own aria-hidden size={16} strokeWidth={2.5} />
      ) : (
        <img src={icon} alt="" onError={() => setBroken(icon)} />
      )}
      <span className="visually-hidden">{t(isOpen ? 'dive.active' : 'dive.found')}</span>
    </span>
  );
}
