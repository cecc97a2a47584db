import { type ReactNode } from 'react';
import { type ImageDescriptor } from '#content/entities/image-descriptor.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { join } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './card.module.css';
import { Moving } from '../navigation/moving.tsx';
import { Copyright, Picture } from './picture.tsx';
import { SpokenText } from '../text/spoken-text.tsx';
import wholeLink from './whole-link.module.css';

/** The class of a card, for other components that look like one. */
export const cardClass = join(wholeLink.whole, styles.card);

export function CardGrid({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}

export interface CardProps {
  readonly to: string;
  readonly title: Spoken;
  readonly description: Spoken;
  readonly image: ImageDescriptor | undefined;
  readonly first?: boolean;
  /** Short facts at the bottom. */
  readonly facts?: ReactNode;
  /** Shown on top of the picture. */
  readonly badges?: ReactNode;
  /** Whether it is under its own heading. */
  readonly isNested?: boolean;
}

/** A picture with its title; the whole card is one link. */
export function Card({
  to,
  title,
  description,
  image,
  first = false,
  facts,
  badges,
  isNested = false,
}: CardProps): ReactNode {
  const Title = isNested ? 'h3' : 'h2';
  return (
    <li className={cardClass}>
      {image === undefined || image.ImageURL === '' ? null : (
        <Moving address={to}>
          <Picture
            image={image}
            ratio="16 / 10"
            sizes="(min-width: 720px) 528px, 100vw"
            decorative
            first={first}
            className={styles.picture}
          />
        </Moving>
      )}
      <div className={styles.words}>
        <Title data-aloud>
          <Link to={to} className={wholeLink.link}>
            <SpokenText spoken={title} />
          </Link>
        </Title>
        {description.text === '' ? null : (
          <p className={styles.description}>
            <SpokenText spoken={description} />
          </p>
        )}
        <div className={styles.badges}>{badges}</div>
        <div className={styles.foot}>
          {facts}
          <Copyright image={image} />
        </div>
      </div>
    </li>
  );
}
