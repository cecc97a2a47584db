import { type TourDefinition } from '#content/definition.ts';
import { isObject } from '#content/schema/containers.ts';

/** The page in whose frame the staff area shows one game or board, below the server's own address. */
export const gameFramePath = 'cms/preview/frame/';

/** The draft that a game's frame shows. */
export interface ShowMessage {
  readonly type: 'show';
  /** Counts up, so that the answer can be matched. */
  readonly edit: number;
  /** A game station, or the board of a tour. */
  readonly of: { readonly model: 'locations' | 'tours'; readonly ID: number };
  /** The tour item by which visitors come to it, whose colours they see; undefined: none. */
  readonly item?: number | undefined;
  /** What of the content it takes; as stored, without the server base. */
  readonly definition: TourDefinition;
  /** The code of a language of the museum. */
  readonly language: string;
  readonly isHighContrast: boolean;
  readonly isSolved: boolean;
  /** Another number: the game starts again. */
  readonly round: number;
}

/** Messages from a frame to the staff area. */
export type FrameMessage =
  /** It listens, and knows nothing yet. */
  | { readonly type: 'ready' }
  /** That edit is in the picture that is drawn next. */
  | { readonly type: 'shown'; readonly edit: number }
  /** The frame could not read a message. */
  | { readonly type: 'refused' };

/** What the guide's frame is told when it is ready: it shows the editing copy with this session of staff. */
export interface EnterMessage {
  readonly type: 'enter';
  readonly session: string;
}

export type Reading<Message> =
  | { readonly kind: 'message'; readonly message: Message }
  /** From another window or another site: not meant for us, and never answered. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'malformed' };

export interface Partner {
  readonly window: unknown;
  readonly origin: string;
}

/** Reads a message between two windows, which must come from the one that is expected. */
export function readMessage<Message>(
  { source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  partner: Partner,
  parse: (data: unknown) => Message | undefined,
): Reading<Message> {
  if (partner.window === null || source !== partner.window || origin !== partner.origin) return { kind: 'foreign' };
  const message = parse(data);
  return message === undefined ? { kind: 'malformed' } : { kind: 'message', message };
}

export function parseShow(data: unknown): ShowMessage | undefined {
  if (!isObject(data) || data['type'] !== 'show') return undefined;
  const { edit, of, item, definition, language, isHighContrast, isSolved, round } = data;
  if (!isObject(of) || !isObject(definition) || !isCount(edit) || !isCount(round)) return undefined;
  const { model, ID } = of;
  if ((model !== 'locations' && model !== 'tours') || !isCount(ID)) return undefined;
  if (typeof language !== 'string' || typeof isHighContrast !== 'boolean' || typeof isSolved !== 'boolean')
    return undefined;
  if (item !== undefined && !isCount(item)) return undefined;
  return { type: 'show', edit, of: { model, ID }, item, definition, language, isHighContrast, isSolved, round };
}

export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isObject(data)) return undefined;
  const { type, edit } = data;
  if (type === 'ready' || type === 'refused') return { type };
  return type === 'shown' && isCount(edit) ? { type, edit } : undefined;
}

export function parseEnter(data: unknown): EnterMessage | undefined {
  if (!isObject(data) || data['type'] !== 'enter') return undefined;
  const { session } = data;
  // As it is sent in a header.
  return typeof session === 'string' && /^[!-~]{1,500}$/.test(session) ? { type: 'enter', session } : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
