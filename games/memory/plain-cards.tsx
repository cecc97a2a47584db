import { type ReactNode, useState } from 'react';
import type { MemoryConfig } from './config.ts';
import type { Table } from './layout.ts';
import styles from './plain-cards.module.css';
import { faceOf, type MemoryGame } from './rules.ts';

export interface PlainCardsProps {
  readonly config: MemoryConfig;
  readonly cards: MemoryGame;
  readonly table: Table;
  /** The text on a card whose picture fails to load. */
  readonly nameOf: (picture: number) => string;
}

/** The cards as elements of the page, beneath their buttons. */
export function PlainCards({ config, cards, table, nameOf }: PlainCardsProps): ReactNode {
  return table.cards.map(({ x, y, width, height }, card) => {
    const picture = cards.deck[card] ?? -1;
    const face = faceOf(cards, card);
    return (
      // A card is identified by its index in the deck.
      <div
        key={card}
        aria-hidden
        className={styles.card}
        data-face={face}
        style={{ left: x, top: y, width, height, fontSize: Math.min(width, height) / 6 }}
      >
        {face === 'down' ? (
          <CardPicture key="back" url={config.backURL} otherwise={<span className={styles.pattern} />} />
        ) : (
          <CardPicture key={picture} url={config.pictures[picture]?.url ?? ''} otherwise={nameOf(picture)} />
        )}
      </div>
    );
  });
}

interface CardPictureProps {
  readonly url: string;
  /** Shown without the picture. */
  readonly otherwise: ReactNode;
}

function CardPicture({ url, otherwise }: CardPictureProps): ReactNode {
  const [isMissing, setMissing] = useState(url === '');
  return isMissing ? otherwise : <img src={url} alt="" onError={() => setMissing(true)} />;
}
