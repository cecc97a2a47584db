import { type OfflineDatabase } from '#offline/store/database.ts';
import { counts, seenAt } from '#offline/access-proof.ts';
import { sha256 } from './sha256.ts';

/** Knows which credentials the server has accepted. A credential itself is never stored. */
export interface Gate {
  /** Returns whether the credential of a request was accepted and has not ended. */
  readonly admits: (request: Request) => Promise<boolean>;
  /** @param until when the credential ends, in milliseconds since 1970 */
  readonly accept: (credential: string, until: number) => Promise<void>;
  readonly refuse: (credential: string) => Promise<void>;
}

type Proofs = Pick<OfflineDatabase, 'prove' | 'disprove' | 'changeProof'>;

export function createGate(database: Proofs, clock: () => number): Gate {
  return {
    admits: async (request) => {
      const credential = credentialOf(request);
      if (credential === '') return false;
      const now = clock();
      const seen = await database.changeProof(await sha256(credential), (proof) => seenAt(proof, now));
      return seen !== undefined && counts(seen, now);
    },
    accept: async (credential, until) => {
      if (credential !== '') await database.prove(await sha256(credential), { until, seen: clock() });
    },
    refuse: async (credential) => database.disprove(await sha256(credential)),
  };
}

export function credentialOf({ headers }: Request): string {
  return /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
}

export function isRefusal({ status }: Response): boolean {
  return status === 401 || status === 403;
}

/** Seconds before the next request to the server. It also tells the guide that this is not the server's own word. */
const retryAfter = '3';

/** Replaces the server's answer to a visitor without access, while the server cannot be reached. */
export function noAccess(): Response {
  const error = { code: 'not-authorized', message: 'The server cannot be asked whether this visitor has access.' };
  const headers = { 'cache-control': 'no-store', 'retry-after': retryAfter };
  return Response.json({ error }, { status: 401, headers });
}
