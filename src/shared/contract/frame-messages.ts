import { entities, type TourDefinition } from '#content/definition.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { type ModelName } from '#content/schema/field.ts';
import { parseOrder, parseReport, type PlayOrder, type PlayReport } from './play.ts';

/** The page that the staff area loads in a frame to show one game or board, relative to the server's address. */
export const gameFramePath = 'cms/preview/frame/';

/** The draft that a game's frame shows. */
export interface ShowMessage {
  readonly type: 'show';
  /** Counts up and matches the answer to its message. */
  readonly edit: number;
  /** A game station, or the board of a tour. */
  readonly of: { readonly model: 'locations' | 'tours'; readonly ID: number };
  /** The tour item through which visitors reach it, and which gives the colours; undefined: none. */
  readonly item?: number | undefined;
  /** The part of the content that it needs, with the server base. */
  readonly definition: TourDefinition;
  /** The code of one of the museum's languages. */
  readonly language: string;
  readonly isHighContrast: boolean;
  readonly isDark: boolean;
  readonly isSolved: boolean;
  /** The game restarts when this number changes. */
  readonly round: number;
  /** How staff rehearse the game; undefined while they do not. */
  readonly play?: PlayOrder | undefined;
}

/** Messages from a frame to the staff area. */
export type FrameMessage =
  /** The frame listens, but has no content yet. */
  | { readonly type: 'ready' }
  /** The next frame drawn shows this edit. */
  | { readonly type: 'shown'; readonly edit: number }
  /** An event of a rehearsed game, in the round of its message. */
  | { readonly type: 'play'; readonly round: number; readonly report: PlayReport }
  /** The guide has its content and can show drafts. */
  | { readonly type: 'listening' }
  /** The frame could not read a message. */
  | { readonly type: 'refused' };

/** Sent to the guide's frame when it is ready, which then shows the editing copy under this staff session. */
export interface EnterMessage {
  readonly type: 'enter';
  readonly session: string;
  readonly visitor: PreviewedVisitor;
}

/** Whose guide a frame shows. */
export interface PreviewedVisitor {
  /** The code of one of the museum's languages; undefined: the guide chooses as on a new phone. */
  readonly language?: string | undefined;
  readonly isHighContrast?: boolean;
  readonly isDark?: boolean;
  /** Arranges everything from right to left, whatever the language. */
  readonly isMirrored?: boolean;
  readonly isMuted?: boolean;
  /** Whether texts, pictures and sounds come as late as over a slow connection. */
  readonly isSlow?: boolean;
}

/** The objects of one model that are not saved yet. */
export interface UnsavedObjects {
  readonly model: ModelName;
  readonly changed: readonly StoredObject[];
  /** The IDs of deleted objects. */
  readonly deleted: readonly number[];
}

/** Sent to the guide's frame at every change, which then shows the editing copy with all unsaved changes. */
export interface DraftMessage {
  readonly type: 'draft';
  /** Another number means that the saved editing copy has changed, and is fetched again. */
  readonly base: number;
  readonly unsaved: readonly UnsavedObjects[];
}

export type Reading<Message> =
  | { readonly kind: 'message'; readonly message: Message }
  /** From another window or site: never answered. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'malformed' };

export interface Partner {
  readonly window: unknown;
  readonly origin: string;
}

/** Reads a message between two windows. Messages from any but the expected window are foreign. */
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
  const { edit, of, item, definition, language, isHighContrast, isDark, isSolved, round } = data;
  if (!isObject(of) || !isObject(definition) || !isCount(edit) || !isCount(round)) return undefined;
  const { model, ID } = of;
  if ((model !== 'locations' && model !== 'tours') || !isCount(ID)) return undefined;
  if (typeof language !== 'string' || typeof isSolved !== 'boolean') return undefined;
  if (typeof isHighContrast !== 'boolean' || typeof isDark !== 'boolean') return undefined;
  if (item !== undefined && !isCount(item)) return undefined;
  const play = parseOrder(data['play']);
  if (data['play'] !== undefined && play === undefined) return undefined;
  const shown: Omit<ShowMessage, 'type' | 'play'> = {
    edit,
    of: { model, ID },
    item,
    definition,
    language,
    isHighContrast,
    isDark,
    isSolved,
    round,
  };
  return play === undefined ? { type: 'show', ...shown } : { type: 'show', ...shown, play };
}

export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isObject(data)) return undefined;
  const { type, edit, round } = data;
  if (type === 'play') {
    const report = parseReport(data['report']);
    return report !== undefined && isCount(round) ? { type, round, report } : undefined;
  }
  if (type === 'ready' || type === 'listening' || type === 'refused') return { type };
  return type === 'shown' && isCount(edit) ? { type, edit } : undefined;
}

export function parseEnter(data: unknown): EnterMessage | undefined {
  if (!isObject(data) || data['type'] !== 'enter') return undefined;
  const { session } = data;
  const visitor = parseVisitor(data['visitor']);
  // Only characters that a header allows.
  return typeof session === 'string' && /^[!-~]{1,500}$/.test(session) && visitor !== undefined
    ? { type: 'enter', session, visitor }
    : undefined;
}

function parseVisitor(given: unknown): PreviewedVisitor | undefined {
  if (!isObject(given)) return undefined;
  const { language, isHighContrast, isDark, isMirrored, isMuted, isSlow } = given;
  if (language !== undefined && (typeof language !== 'string' || !/^[\w-]{1,35}$/.test(language))) return undefined;
  return {
    language,
    isHighContrast: isHighContrast === true,
    isDark: isDark === true,
    isMirrored: isMirrored === true,
    isMuted: isMuted === true,
    isSlow: isSlow === true,
  };
}

export function parseDraft(data: unknown): DraftMessage | undefined {
  if (!isObject(data) || data['type'] !== 'draft') return undefined;
  const { base, unsaved } = data;
  return isCount(base) && Array.isArray(unsaved) && unsaved.every(isUnsaved)
    ? { type: 'draft', base, unsaved: unsaved.map(({ model, changed, deleted }) => ({ model, changed, deleted })) }
    : undefined;
}

function isUnsaved(value: unknown): value is UnsavedObjects {
  if (!isObject(value)) return false;
  const { model, changed, deleted } = value;
  const isKnown = typeof model === 'string' && Object.hasOwn(entities, model);
  return (
    isKnown && Array.isArray(changed) && changed.every(isObject) && Array.isArray(deleted) && deleted.every(isCount)
  );
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
