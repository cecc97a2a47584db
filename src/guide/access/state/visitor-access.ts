import { createStore } from 'zustand';
import { type ClientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import { type TourDefinition } from '#content/definition.ts';
import type { GuideClient } from '#contract/client.ts';
import { hasStatus } from '#contract/errors.ts';
import type { WorkerOrder } from '#contract/worker-messages.ts';
import type { ReadonlyStore } from '#ui/store.ts';
import { type Storage } from '../../adapters/storage.ts';
import { createCredentials, type Credentials } from './credentials.ts';

/** The guide's knowledge of a museum before it has the content. */
export interface Museum {
  readonly client: Pick<GuideClient, 'definition'>;
  readonly configuration: ClientConfiguration;
  readonly loginType: LoginType;
  /** The base of the content's URLs. */
  readonly base: string;
}

export type AccessState =
  /** The museum has not answered yet. */
  | { readonly kind: 'unknown' }
  /** The museum admits all visitors. */
  | { readonly kind: 'open' }
  /** The visitor has to enter. */
  | { readonly kind: 'asked' }
  /** `until` in milliseconds since 1970; undefined if only the server knows. */
  | { readonly kind: 'granted'; readonly until: number | undefined }
  /** Access has ended during the visit. */
  | { readonly kind: 'ended' };

/** The calls about access, which load later than the first screen. */
export interface AccessCalls {
  /** Rejects if the server does not answer. */
  readonly hasAccess: () => Promise<boolean>;
  /** Gets a new session for this device's token, and returns whether that worked. Never rejects. */
  readonly renew: () => Promise<boolean>;
}

/**
 * Decides whether this visitor may see the content, from the start of the guide to the end of the visit (section 4).
 */
export interface VisitorAccess extends ReadonlyStore<AccessState> {
  readonly credentials: Credentials;
  /**
   * Asks for the content, which a museum may reserve for visitors with access.
   *
   * @returns undefined if the visitor has to enter first
   */
  readonly askForContent: (museum: Museum) => Promise<TourDefinition | undefined>;
  /** Checks access because something has failed although the server answers. Returns whether access has ended. */
  readonly doubt: (museum: Museum) => Promise<boolean>;
  /** Renews a token's session once half of its time is over. Returns whether there is a new session. */
  readonly renewWhenOld: (museum: Museum) => Promise<boolean>;
  /**
   * Tells the offline worker whose access the stored content is answered with.
   *
   * @param maxAge milliseconds; a credential whose end the device does not know counts that long
   */
  readonly order: (maxAge: number) => WorkerOrder;
}

export interface VisitorAccessOptions {
  readonly storage: Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Undefined if that part of the guide cannot be loaded. */
  readonly callsFor: (museum: Museum) => Promise<AccessCalls | undefined>;
}

/** Milliseconds between two checks: a page may have many pictures that are missing for other reasons. */
const pause = 10_000;

export function createVisitorAccess({ storage, now, callsFor }: VisitorAccessOptions): VisitorAccess {
  const credentials = createCredentials(storage, now);
  const store = createStore<AccessState>(() => ({ kind: 'unknown' }));
  const become = (state: AccessState): void => store.setState(state, true);
  let checkedAt = -Infinity;
  return {
    ...store,
    credentials,
    async askForContent(museum) {
      const ask = (): Promise<TourDefinition> => museum.client.definition(museum.configuration.source);
      if (museum.loginType === LoginType.none) {
        become({ kind: 'open' });
        return ask();
      }
      const content = await askWithCredentials(museum, ask);
      if (content !== undefined) grant();
      else become({ kind: 'asked' });
      return content;
    },
    async doubt(museum) {
      if (now() - checkedAt < pause) return false;
      checkedAt = now();
      const calls = await callsFor(museum);
      if (calls === undefined) return false;
      const isIn = (): Promise<boolean> => calls.hasAccess().catch(() => true);
      // A token may be valid although the museum asks for a password by now.
      if ((await isIn()) || ((await renew(calls)) && (await isIn()))) return false;
      credentials.forgetSession();
      become({ kind: 'ended' });
      return true;
    },
    async renewWhenOld(museum) {
      const session = credentials.session();
      const isYoung = session !== undefined && now() < (session.since + session.until) / 2;
      if (museum.loginType !== LoginType.token || isYoung) return false;
      const isNew = (await (await callsFor(museum))?.renew()) ?? false;
      if (isNew) grant();
      return isNew;
    },
    order: (maxAge) => ({
      type: 'session',
      credential: credentials.credential() ?? '',
      until: credentials.session()?.until ?? now() + maxAge,
      isStaff: credentials.staff() !== undefined,
    }),
  };

  function grant(): void {
    become({ kind: 'granted', until: credentials.session()?.until });
  }

  async function askWithCredentials(
    museum: Museum,
    ask: () => Promise<TourDefinition>,
  ): Promise<TourDefinition | undefined> {
    // Without credentials the server would refuse.
    if (credentials.credential() === undefined) return undefined;
    try {
      return await ask();
    } catch (error) {
      if (!hasStatus(error, 401)) throw error;
      // The offline worker's answer, because the server cannot be reached: nothing can be renewed either.
      if (error.facts.retryAfter !== undefined) return undefined;
    }
    const calls = await callsFor(museum);
    return calls !== undefined && (await renew(calls)) ? ask().catch(unlessRefused) : undefined;
  }

  /** Tries the other credentials of the device after one was refused. Returns whether there is one. */
  async function renew(calls: AccessCalls): Promise<boolean> {
    // An expired staff session must not hide the visitor's own.
    if (credentials.staff() !== undefined) {
      credentials.forgetStaff();
      if (credentials.session() !== undefined) return true;
    }
    const isNew = await calls.renew();
    if (isNew) grant();
    return isNew;
  }
}

function unlessRefused(error: unknown): undefined {
  if (!hasStatus(error, 401)) throw error;
}
