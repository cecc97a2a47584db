import { type Box, type Size } from '#engine/geometry.ts';

export interface Table {
  /** In CSS pixels from the table's top-left corner. */
  readonly cards: readonly Box[];
  readonly columns: number;
  /** More than the box's height if the cards need scrolling. */
  readonly height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The smallest card that a finger can hit, in CSS pixels. */
export const smallestCard = 44;
const gap = 8;
/** The greatest ratio of a card's long side to its short side. */
const longest = 1.25;

/**
 * Lays cards of one size out in rows, as large as the box allows, and centres them. Cards that would become too small
 * to hit keep the smallest size, and the table grows downwards.
 */
export function layTable(count: number, box: Size): Table {
  const most = Math.max(1, Math.min(count, Math.floor((box.width + gap) / (smallestCard + gap))));
  const fitting = Array.from({ length: most }, (_, index) => index + 1)
    .map((columns) => ({ columns, card: largestCard(count, columns, box) }))
    .filter(({ card }) => card.width >= smallestCard && card.height >= smallestCard);
  const [best] = fitting.toSorted((one, other) => sizeOf(other.card) - sizeOf(one.card));
  const columns = best?.columns ?? most;
  return place(count, columns, best?.card ?? scrolledCard(columns, box), box);
}

/** Returns the card that an arrow key leads to: the next one in the row, or the nearest in the row above or below. */
export function neighbour({ cards }: Table, card: number, direction: Direction): number {
  const from = cards[card];
  if (from === undefined) return card;
  const away = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
  const [right, down] = away[direction];
  const ways = cards.flatMap((to, index) => {
    const across = to.x - from.x;
    const along = to.y - from.y;
    const isAhead = right === 0 ? along * down > 0 : along === 0 && across * right > 0;
    return isAhead ? [{ index, rows: Math.abs(along), columns: Math.abs(across) }] : [];
  });
  const [nearest] = ways.toSorted((one, other) => one.rows - other.rows || one.columns - other.columns);
  return nearest?.index ?? card;
}

function largestCard(count: number, columns: number, box: Size): Size {
  const rows = Math.ceil(count / columns);
  const width = (box.width - gap * (columns - 1)) / columns;
  const height = (box.height - gap * (rows - 1)) / rows;
  return { width: Math.min(width, height * longest), height: Math.min(height, width * longest) };
}

function scrolledCard(columns: number, box: Size): Size {
  const side = Math.max(smallestCard, (box.width - gap * (columns - 1)) / columns);
  return { width: side, height: side };
}

/** Compares the shorter sides first, because pictures are cropped to them. */
function sizeOf({ width, height }: Size): number {
  return Math.min(width, height) + Math.max(width, height) / 1000;
}

function place(count: number, columns: number, { width, height }: Size, box: Size): Table {
  const rows = Math.ceil(count / columns);
  const across = (cards: number): number => cards * width + (cards - 1) * gap;
  const down = rows * height + (rows - 1) * gap;
  const top = Math.max((box.height - down) / 2, 0);
  const cards = Array.from({ length: count }, (_, card) => {
    const row = Math.floor(card / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = Math.max((box.width - across(inRow)) / 2, 0);
    return { x: left + (card % columns) * (width + gap), y: top + row * (height + gap), width, height };
  });
  // Rounding may make a table that fits slightly higher than its box.
  return { cards, columns, height: down > box.height + 0.01 ? down : box.height };
}
