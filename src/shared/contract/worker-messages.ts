import { isObject } from '#content/schema/containers.ts';
import type { Variant } from './calls/content-calls.ts';
import { type ContentGroup, contentGroups } from '#content/content-groups.ts';

/** Messages from a page to the offline worker (section 7.8). */
export type WorkerOrder =
  | { readonly type: 'device'; readonly id: string; readonly kind: string }
  /** The credential by which stored content is answered; empty: none. `until` is in milliseconds since 1970. */
  | { readonly type: 'session'; readonly credential: string; readonly until: number; readonly isStaff: boolean }
  /** Answered with {@link WorkerNews} `variant` by the message's port. */
  | { readonly type: 'askVariant' }
  /** Chooses for a staff session, and is answered as `askVariant`; the server decides whether it may. */
  | { readonly type: 'setVariant'; readonly variant: Variant; readonly session: string }
  /** The staff area has logged out. */
  | { readonly type: 'logout' }
  /** Deletes all that is stored of the museum and of the visitor. The guide's own files stay. */
  | { readonly type: 'clear' }
  /** The page may show this language: its texts are stored too, before a guide is whole. */
  | { readonly type: 'language'; readonly code: string }
  /** The pictures of the first screens, best first. */
  | { readonly type: 'pictures'; readonly pictures: readonly FirstPicture[] }
  /**
   * The first screen is quiet: the rest of the guide can be fetched, as far as the museum's content needs it. Fetches what
   * is missing, whenever it comes.
   */
  | { readonly type: 'quiet'; readonly groups: readonly ContentGroup[] }
  /** Something plays or is touched: what `pictures` and `quiet` have begun stops, until one of them comes again. */
  | { readonly type: 'pause' }
  /** All media of the downloaded tours are there in this staged version of the content, so pages may read it. */
  | { readonly type: 'contentWhole'; readonly version: string }
  /** A new shell that waits takes over; the page reloads. */
  | { readonly type: 'takeOver' };

export interface FirstPicture {
  /** As in the content. */
  readonly url: string;
  /** The address of the size that this screen needs; that of the original if there is no other. */
  readonly shown: string;
}

/** The worker's messages: to one page by a port, or to all tabs by the channel. */
export type WorkerNews =
  /** The variant that counts. `shown`: what the page that has asked shows, if that is known. */
  | { readonly type: 'variant'; readonly variant: Variant; readonly shown?: Variant }
  | { readonly type: 'loggedOut' }
  /** Newer content is stored, and read by pages that start from now on. */
  | { readonly type: 'contentUpdated'; readonly version: string }
  /** Newer content is stored, and waits for the media of the downloaded tours. */
  | { readonly type: 'contentStaged'; readonly version: string }
  /** A version that no page reads any more is deleted, so its media are of no use. */
  | { readonly type: 'contentDropped' }
  /** The answer to {@link WorkerOrder} `quiet`: whether all of the guide's own files are stored. */
  | { readonly type: 'guideStored'; readonly isWhole: boolean };

/** The one channel between the tabs of a guide, the staff area and the worker. */
export function channelName(scope: string): string {
  return `cicerone ${new URL(scope).pathname}`;
}

/** @returns undefined for anything that is no message of ours */
export function parseOrder(data: unknown): WorkerOrder | undefined {
  if (!isObject(data)) return undefined;
  const { type, id, kind, credential, until, isStaff, variant, session, code, pictures, version, groups } = data;
  switch (type) {
    case 'askVariant':
    case 'logout':
    case 'clear':
    case 'takeOver':
    case 'pause':
      return { type };
    case 'quiet':
      // A page of an earlier build says none, and needs all.
      return { type, groups: contentGroups.filter((group) => !Array.isArray(groups) || groups.includes(group)) };
    case 'device':
      return isShort(id) && isShort(kind) ? { type, id, kind } : undefined;
    case 'session':
      return isShort(credential) && typeof until === 'number' && Number.isFinite(until) && typeof isStaff === 'boolean'
        ? { type, credential, until, isStaff }
        : undefined;
    case 'setVariant':
      return isVariant(variant) && isShort(session) ? { type, variant, session } : undefined;
    case 'contentWhole':
      return isShort(version) ? { type, version } : undefined;
    case 'pictures':
      return Array.isArray(pictures) ? { type, pictures: pictures.flatMap(firstPicture) } : undefined;
    case 'language':
      return isShort(code) ? { type, code } : undefined;
    default:
      return undefined;
  }
}

export function parseNews(data: unknown): WorkerNews | undefined {
  if (!isObject(data)) return undefined;
  const { type, variant, shown, version, isWhole } = data;
  if (type === 'loggedOut' || type === 'contentDropped') return { type };
  if (type === 'variant')
    return isVariant(variant) ? { type, variant, ...(isVariant(shown) ? { shown } : {}) } : undefined;
  if (type === 'guideStored') return typeof isWhole === 'boolean' ? { type, isWhole } : undefined;
  return (type === 'contentUpdated' || type === 'contentStaged') && isShort(version) ? { type, version } : undefined;
}

function firstPicture(given: unknown): readonly FirstPicture[] {
  if (!isObject(given)) return [];
  const { url, shown } = given;
  return isShort(url) && isShort(shown) ? [{ url, shown }] : [];
}

function isVariant(given: unknown): given is Variant {
  return given === 'PUBLISHED' || given === 'INEDIT';
}

function isShort(given: unknown): given is string {
  return typeof given === 'string' && given.length <= 1000;
}
