import type { WorkerOrder } from '#contract/worker-messages.ts';
import { type Access } from './access.ts';

/**
 * Tells the offline worker whose access the stored content is answered with.
 *
 * @param maxAge milliseconds; a credential whose end the device does not know counts that long
 */
export function sessionOrder(access: Access, now: number, maxAge: number): WorkerOrder {
  const until = access.session()?.until ?? now + maxAge;
  return { type: 'session', credential: access.credential() ?? '', until, isStaff: false };
}
