import { type ReactNode } from 'react';
import { Selector } from '#content/constants.ts';
import { type Tour } from '#content/entities/tour.ts';
import { Link } from '#ui/link.tsx';
import { SpokenText } from '../../shell/text/spoken-text.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import styles from './floor-switch.module.css';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { mapHref } from './map-href.ts';

/** Leads to the maps of a building's other floors: the tours of the same group that name their floor. */
export function FloorSwitch({ tour }: { readonly tour: Tour }): ReactNode {
  const texts = useLateTexts('map');
  const { catalogue, say } = useContent();
  if (say(tour.MapFloor).text === '') return null;
  const floors = catalogue
    .tours(tour.TourGroupID)
    .filter(
      (floor) =>
        floor.Selectors.includes(Selector.Map) &&
        Object.values(floor.MapURL).join('') !== '' &&
        say(floor.MapFloor).text !== '',
    );
  if (floors.length < 2) return null;
  return (
    <nav className={styles.floors} aria-label={texts('map.floors')}>
      {floors.map((floor) => (
        <Link
          key={floor.ID}
          className={styles.floor}
          to={mapHref(floor)}
          replace
          aria-current={floor.ID === tour.ID ? 'page' : undefined}
        >
          <SpokenText spoken={say(floor.MapFloor)} />
        </Link>
      ))}
    </nav>
  );
}
