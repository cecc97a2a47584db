import type { WorkerOrder } from '#contract/worker-messages.ts';
import { type Storage, storageKeys } from '../../adapters/storage.ts';
import { type Access } from './access.ts';

/**
 * Tells the offline worker whose access the stored content is answered with.
 *
 * @param maxAge milliseconds; a credential whose end the device does not know counts that long
 */
export function sessionOrder(access: Access, storage: Pick<Storage, 'read'>, now: number, maxAge: number): WorkerOrder {
  const credential = access.credential() ?? '';
  const until = access.session()?.until ?? now + maxAge;
  return {
    type: 'session',
    credential,
    until,
    isStaff: credential !== '' && credential === storage.read(storageKeys.session),
  };
}
