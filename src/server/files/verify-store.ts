import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '../errors.ts';
import { type ObjectStore, StoreError } from './object-store.ts';

export interface StoreToVerify {
  /** For messages, such as "the folder /data/files". */
  readonly name: string;
  readonly store: Pick<ObjectStore, 'put' | 'get' | 'remove'>;
}

/** Writes an object, reads it back and removes it. Throws a StoreError that names the failing step. */
export async function verifyStore({ name, store }: StoreToVerify): Promise<void> {
  const written = randomBytes(32);
  const key = `checks/${written.toString('hex')}`;
  await step('written to', async () => await store.put(key, written));
  const read = await step('read from', async () => await buffer(await store.get(key)));
  if (!written.equals(read)) {
    throw new StoreError(`Files cannot be kept in ${name}: what was written does not come back the same.`);
  }
  await step('deleted from', async () => await store.remove(key));

  async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const reason =
        error instanceof Error ? (error instanceof Refusal ? error.message : error.message || error.name) : '';
      throw new StoreError(`Files cannot be ${what} ${name}: ${reason}`, { cause: error });
    }
  }
}
