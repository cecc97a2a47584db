import { Sprite } from 'pixi.js';
import { type Atlas, bakeAtlas, type DrawCell } from '#engine/stage/atlas.ts';
import type { Colours } from '#engine/stage/colours.ts';
import { drawCover } from '#engine/stage/cover.ts';
import type { StagePicture } from '#engine/stage/pictures.ts';
import type { Scene } from '#engine/stage/scene.ts';
import type { Stage } from '#engine/stage/stage.ts';
import { tween } from '#engine/stage/tween.ts';
import type { GameProps } from '../host/game-props.ts';
import type { MemoryConfig } from './config.ts';
import type { Table } from './layout.ts';
import { type CardFace, faceOf, type MemoryGame } from './rules.ts';
import { type Box, type Size } from '#engine/geometry.ts';

export interface MemoryState {
  readonly context: { readonly game: MemoryGame };
}

export interface MemorySceneOptions {
  readonly config: MemoryConfig;
  readonly colours: Colours;
  readonly sized: GameProps['sized'];
  /** The text on a card whose picture fails to load. */
  readonly nameOf: (picture: number) => string;
  readonly layTable: (size: Size) => Table;
  readonly isCalm: boolean;
}

/** How much wider than its card a picture may be, which is cropped to it. */
const cropped = 4 / 3;
const turning = 240;
const radius = 10;

/** The cards on the table. Only the pictures that were dealt are fetched: a tour may offer hundreds. */
export function createMemoryScene(stage: Stage, options: MemorySceneOptions): Scene<MemoryState> {
  const { config, layTable, isCalm, sized } = options;
  const cards: Card[] = [];
  let game: MemoryGame | undefined;
  let atlas: Atlas | undefined;
  let loaded: Loaded | undefined;
  let isHere = true;
  let tellReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => (tellReady = resolve));

  /** Fetches what the deck needs and does not have yet, also what failed before, and draws the cards with it. */
  function fetchFor(next: MemoryGame): void {
    void load(config, next, loaded, fetchPicture).then((pictures) => {
      if (!isHere || game?.deck !== next.deck) return;
      loaded = pictures;
      lay();
      tellReady();
    });
  }

  /** In the size of a card, unless the original is smaller. */
  async function fetchPicture(url = ''): Promise<StagePicture | undefined> {
    if (url === '') return undefined;
    const { width, height } = layTable(stage.size()).cards[0] ?? stage.size();
    const pixels = Math.ceil(Math.max(width, height) * stage.ratio() * cropped);
    return stage.pictures.load(sized?.(url, pixels) ?? url).catch(() => undefined);
  }

  /** Draws the cards at the size of the stage. */
  function lay(): void {
    if (loaded === undefined || game === undefined) return;
    const table = layTable(stage.size());
    const [first] = table.cards;
    if (first === undefined) return;
    const before = atlas;
    const ratio = stage.ratio();
    const cell = { width: first.width * ratio, height: first.height * ratio };
    atlas = bakeAtlas(stage.pictures, cell, drawings(loaded, options, ratio));
    for (const [index, place] of table.cards.entries()) {
      const card = (cards[index] ??= createCard(stage));
      card.put(place);
    }
    for (const card of cards.splice(table.cards.length)) card.remove();
    show(game, true);
    before?.free();
  }

  function show(next: MemoryGame, isAtOnce: boolean): void {
    const drawn = [...(loaded?.faces.keys() ?? [])];
    for (const [index, card] of cards.entries()) {
      const face = faceOf(next, index);
      const back = atlas?.textures[0];
      const front = face === 'down' ? back : atlas?.textures[drawn.indexOf(next.deck[index] ?? -1) + 1];
      if (front !== undefined && back !== undefined) card.show(face, { front, back }, isAtOnce || isCalm ? 0 : turning);
    }
    stage.frames.request();
  }

  return {
    ready,
    update: ({ context }) => {
      const before = game;
      game = context.game;
      // For another deck, the old cards turn face down before the new ones replace them.
      if (before !== undefined && before.deck.length === game.deck.length) show(game, false);
      else lay();
      if (before?.deck !== game.deck && !hasAll(loaded, game)) fetchFor(game);
    },
    resize: lay,
    destroy: () => {
      isHere = false;
      atlas?.free();
    },
  };
}

interface Loaded {
  readonly back: StagePicture | undefined;
  /** By the picture's index; undefined for one that failed to load, whose card shows its name instead. */
  readonly faces: ReadonlyMap<number, StagePicture | undefined>;
}

function hasAll(loaded: Loaded | undefined, { deck }: MemoryGame): boolean {
  return loaded !== undefined && deck.every((picture) => loaded.faces.get(picture) !== undefined);
}

async function load(
  config: MemoryConfig,
  { deck }: MemoryGame,
  before: Loaded | undefined,
  fetchPicture: (url: string | undefined) => Promise<StagePicture | undefined>,
): Promise<Loaded> {
  const [back, ...faces] = await Promise.all([
    before?.back ?? fetchPicture(config.backURL),
    ...[...new Set(deck)].map(
      async (picture) =>
        [picture, before?.faces.get(picture) ?? (await fetchPicture(config.pictures[picture]?.url))] as const,
    ),
  ]);
  return { back, faces: new Map(faces) };
}

/** Returns the drawings of the back and of each picture, in this order. */
function drawings(
  { back, faces }: Loaded,
  { colours, nameOf }: MemorySceneOptions,
  ratio: number,
): readonly DrawCell[] {
  const drawBack = onCard(colours.primary, colours, ratio, (context, width, height) => {
    if (back === undefined) drawPattern(context, width, height, colours['on-primary']);
    else drawCover(context, back.bitmap, width, height);
  });
  const drawFaces = [...faces].map(([index, picture]) =>
    onCard(colours.surface, colours, ratio, (context, width, height) => {
      if (picture === undefined) drawName(context, width, height, nameOf(index), colours.ink);
      else drawCover(context, picture.bitmap, width, height);
    }),
  );
  return [drawBack, ...drawFaces];
}

function onCard(ground: string, colours: Colours, ratio: number, draw: DrawCell): DrawCell {
  return (context, width, height) => {
    context.beginPath();
    context.roundRect(0, 0, width, height, radius * ratio);
    context.clip();
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    draw(context, width, height);
    context.beginPath();
    context.roundRect(0, 0, width, height, radius * ratio);
    context.lineWidth = 2 * ratio;
    context.strokeStyle = colours['line-strong'];
    context.stroke();
  };
}

/** Draws concentric rings, for a back without a picture. */
function drawPattern(context: CanvasRenderingContext2D, width: number, height: number, colour: string): void {
  context.strokeStyle = colour;
  context.globalAlpha = 0.28;
  const side = Math.min(width, height);
  context.lineWidth = side / 40;
  for (let ring = 1; ring <= 5; ring += 1) {
    context.beginPath();
    context.arc(width / 2, height / 2, (ring * side) / 12, 0, 2 * Math.PI);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawName(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  name: string,
  colour: string,
): void {
  context.fillStyle = colour;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${Math.round(Math.min(width, height) / 6)}px sans-serif`;
  context.fillText(name, width / 2, height / 2, width * 0.9);
}

interface Faces {
  readonly front: Sprite['texture'];
  readonly back: Sprite['texture'];
}

interface Card {
  readonly put: (place: Box) => void;
  readonly show: (face: CardFace, faces: Faces, milliseconds: number) => void;
  readonly remove: () => void;
}

function createCard(stage: Stage): Card {
  const sprite = new Sprite();
  sprite.anchor.set(0.5);
  stage.root.addChild(sprite);
  let shown: CardFace | undefined;
  let size: Size = { width: 0, height: 0 };
  let stop = (): void => undefined;

  const turnTo = (share: number): void => sprite.setSize(size.width * share, size.height);

  return {
    put: ({ x, y, width, height }) => {
      size = { width, height };
      sprite.position.set(x + width / 2, y + height / 2);
    },
    show: (face, { front, back }, milliseconds) => {
      const texture = face === 'down' ? back : front;
      const isTurned = (shown === 'down') !== (face === 'down');
      sprite.alpha = face === 'found' ? 0.55 : 1;
      shown = face;
      if (milliseconds > 0 && !isTurned) return;
      stop();
      stop = tween(stage.frames, {
        milliseconds,
        move: (share) => {
          if (share >= 0.5) sprite.texture = texture;
          turnTo(Math.abs(1 - 2 * share));
        },
      });
    },
    remove: () => {
      stop();
      sprite.destroy();
    },
  };
}
