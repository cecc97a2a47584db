import type { Variant } from '#contract/calls/content-calls.ts';
import { calls } from '#contract/paths.ts';
import { type OfflineDatabase } from '#offline/store/database.ts';
import { headersOf, contentTimeoutMs } from './fetch-content.ts';
import { credentialOf, isRefusal } from './gate.ts';
import { sha256 } from './sha256.ts';
import { fetchWhole } from './within.ts';

/** The data variant of section 4: which copy of the content staff see in the guide. Visitors always see the published one. */
export interface EditedCopy {
  /**
   * Returns the copy in edit, fresh from the server, if the staff session that asks has chosen it. It is stored nowhere.
   *
   * @param page the ID of the client
   * @returns undefined where the stored, published copy answers
   */
  readonly answer: (request: Request, page: string) => Promise<Response | undefined>;
  /** Returns the variant that counts now: the copy in edit only if the server gives it to this session. */
  readonly choose: (variant: Variant, session: string) => Promise<Variant>;
  readonly chosen: () => Promise<Variant>;
  /** The variant that a page got; undefined if the worker has slept since. */
  readonly shownTo: (page: string) => Variant | undefined;
  /** Only this staff session keeps its choice; empty: none does. */
  readonly keepFor: (session: string) => Promise<void>;
  /** Ends the choice without a word: the staff area tells all tabs of its logout, and they go home. */
  readonly forget: () => Promise<void>;
}

export interface EditedCopyOptions {
  /** The folder of the worker, with a slash at the end. */
  readonly scope: string;
  readonly database: Pick<OfflineDatabase, 'editor' | 'changeEditor' | 'device'>;
  /** Told when another variant counts. */
  readonly onChange: (variant: Variant) => void;
}

type Fetched = { readonly kind: 'copy'; readonly copy: Response } | { readonly kind: 'refused' | 'unreachable' };

export function createEditedCopy({ scope, database, onChange }: EditedCopyOptions): EditedCopy {
  const definition = new URL(calls.definition, scope).href;
  const shown = new Map<string, Variant>();
  /** The choice that was made last. One that takes longer does not undo a later one, nor a logout. */
  let latest: { readonly session: string } | undefined;

  return {
    answer: async (request, page) => {
      const session = credentialOf(request);
      if (request.url !== definition) return undefined;
      shown.set(page, 'PUBLISHED');
      if (session === '') return undefined;
      const hash = await sha256(session);
      if ((await database.editor()) !== hash) return undefined;
      const fetched = await fetchCopy(session);
      if (fetched.kind === 'refused') await change((before) => (before === hash ? undefined : before));
      // The user may have logged out meanwhile.
      if (fetched.kind !== 'copy' || (await database.editor()) !== hash) return undefined;
      shown.set(page, 'INEDIT');
      return fetched.copy;
    },
    choose: async (variant, session) => {
      const own = { session };
      latest = own;
      const found = variant === 'INEDIT' && session !== '' ? (await fetchCopy(session)).kind : 'refused';
      const hash = found === 'copy' ? await sha256(session) : undefined;
      // Without a network nothing can be chosen, and nothing is lost.
      if (own === latest && found !== 'unreachable') await change(() => hash);
      return variantOf(await database.editor());
    },
    chosen: async () => variantOf(await database.editor()),
    shownTo: (page) => shown.get(page),
    keepFor: async (session) => {
      const hash = await sha256(session);
      if (latest?.session !== session) latest = undefined;
      await change((before) => (before === hash ? before : undefined));
    },
    forget: async () => {
      latest = undefined;
      await database.changeEditor(() => undefined);
    },
  };

  async function change(choose: (before: string | undefined) => string | undefined): Promise<void> {
    const [before, after] = await database.changeEditor(choose);
    if (variantOf(before) !== variantOf(after)) onChange(variantOf(after));
  }

  async function fetchCopy(session: string): Promise<Fetched> {
    try {
      const headers = headersOf(await database.device(), session);
      // Without cookies: the session that asks counts, not one that the browser still has.
      const init = { cache: 'no-store', credentials: 'omit', headers } as const;
      const copy = await fetchWhole(contentTimeoutMs, `${definition}?variant=INEDIT`, init);
      // The page of a captive portal is neither the copy nor a refusal of the museum's.
      if (!/\bjson\b/.test(copy.headers.get('content-type') ?? '')) return { kind: 'unreachable' };
      if (isRefusal(copy)) return { kind: 'refused' };
      if (!copy.ok) return { kind: 'unreachable' };
      copy.headers.set('cache-control', 'no-store');
      return { kind: 'copy', copy };
    } catch {
      return { kind: 'unreachable' };
    }
  }
}

function variantOf(hash: string | undefined): Variant {
  return hash === undefined ? 'PUBLISHED' : 'INEDIT';
}
