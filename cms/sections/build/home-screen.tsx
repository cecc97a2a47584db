import { type CSSProperties, type ReactNode, useState } from 'react';
import { brandAt } from '#content/brand.ts';
import { defaultIcon } from '#contract/shell-files.ts';
import { iconFolder } from '#contract/paths.ts';
import { useTexts } from '../../language/texts.tsx';
import { urlOf } from '../../media/file-address.ts';
import { useAddresses } from '../../session/use-addresses.ts';
import { useLateCatalogue } from '../../workspace/use-catalogue.ts';
import styles from './build.module.css';

/** The app on a device's home screen: its icon, its name, and the colours that it opens with. */
export function HomeScreen({ name }: { readonly name: string }): ReactNode {
  const { t } = useTexts();
  const { addressOf } = useAddresses();
  const catalogue = useLateCatalogue();
  const { PrimaryColor, SecondaryColor, AccentColor } = brandAt({}, catalogue);
  const { FaviconURL } = catalogue.configuration;
  const isUsable = /\.(?:png|jpe?g|webp|avif|svg)$/i.test(FaviconURL);
  const icons = [...(isUsable ? [FaviconURL] : []), urlOf(`${iconFolder}/icon-512.png`), defaultIcon].map(addressOf);
  return (
    <figure className={styles.home} style={{ '--primary': PrimaryColor } as CSSProperties}>
      <figcaption>{t('build.preview')}</figcaption>
      <div className={styles.screen}>
        <span className={styles.neighbour} />
        <span className={styles.launcher}>
          <Icon key={icons.join(' ')} addresses={icons} />
          <span className={styles.label}>{name}</span>
        </span>
        <span className={styles.neighbour} />
      </div>
      <ul className={styles.colours} aria-label={t('build.colours')}>
        {[PrimaryColor, SecondaryColor, AccentColor].map((colour, place) => (
          // Two of them may be alike.
          // oxlint-disable-next-line react/no-array-index-key -- each place is another colour
          <li key={place}>
            <span className={styles.colour} style={{ background: colour }} />
            {colour}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The first of these pictures that exists. */
function Icon({ addresses }: { readonly addresses: readonly string[] }): ReactNode {
  const [place, setPlace] = useState(0);
  const address = addresses[place];
  return address === undefined ? null : (
    <img className={styles.icon} src={address} alt="" onError={() => setPlace(place + 1)} />
  );
}
