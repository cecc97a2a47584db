import { type ReactNode, useState } from 'react';
import { type Spoken } from '#content/language-fallback.ts';
import { join } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './row.module.css';
import { Moving } from '../navigation/moving.tsx';
import { SpokenText } from '../text/spoken-text.tsx';
import { StationNumber } from './station-number.tsx';
import { Tile } from './tile.tsx';
import { SizedImage } from './sized-image.tsx';
import wholeLink from './whole-link.module.css';

export function RowList({ children, label }: { readonly children: ReactNode; readonly label?: string }): ReactNode {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface RowProps {
  /** Undefined if there is nothing to open. */
  readonly to: string | undefined;
  /** The navigation state of the link. */
  readonly state?: unknown;
  readonly title: Spoken;
  /** The title as displayed, if it is more than plain text. */
  readonly name?: ReactNode;
  readonly description?: Spoken;
  /** Empty: a tile, in line with the pictures of other rows. Undefined: no row has a picture. */
  readonly imageUrl: string | undefined;
  /** The station's number, as displayed. */
  readonly number?: string;
  readonly facts?: ReactNode;
  /** Heads the lines below it. */
  readonly isHead?: boolean;
  /** Whether it is under its own heading. */
  readonly isNested?: boolean;
}

/** A line of a list: number, small picture, title and facts. The whole line is one link. */
export function Row({
  to,
  state,
  title,
  name,
  description,
  imageUrl,
  number = '',
  facts,
  isHead = false,
  isNested = false,
}: RowProps): ReactNode {
  const words = name ?? <SpokenText spoken={title} />;
  const Title = isNested ? 'h3' : 'h2';
  return (
    <li className={join(wholeLink.whole, styles.row, to === undefined ? styles.closed : undefined)}>
      {imageUrl === undefined ? null : (
        <Moving address={to}>
          <SmallPicture url={imageUrl} title={title} />
        </Moving>
      )}
      <div className={styles.words}>
        <Title className={join(styles.title, isHead ? styles.head : undefined)} data-aloud>
          <StationNumber number={number} />
          {to === undefined ? (
            <span>{words}</span>
          ) : (
            <Link to={to} state={state} className={wholeLink.link}>
              {words}
            </Link>
          )}
        </Title>
        {description === undefined || description.text === '' ? null : (
          <p className={styles.description}>
            <SpokenText spoken={description} />
          </p>
        )}
        {facts}
      </div>
    </li>
  );
}

export interface SmallPictureProps {
  readonly url: string;
  /** Of what the picture shows. */
  readonly title: Spoken;
}

/** A tile if there is no picture, so that titles stay aligned. */
export function SmallPicture({ url, title }: SmallPictureProps): ReactNode {
  const [failed, setFailed] = useState(false);
  if (url === '' || failed) return <Tile title={title} className={styles.tile} />;
  return (
    <SizedImage
      className={styles.picture}
      src={url}
      // Wider than it is tall, a picture is cut at its sides.
      sizes="108px"
      alt=""
      loading="lazy"
      fetchPriority="low"
      width={72}
      height={72}
      onError={() => setFailed(true)}
    />
  );
}
