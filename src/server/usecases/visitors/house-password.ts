import { createHmac, randomBytes } from 'node:crypto';
import { createGate } from '../../files/gate.ts';
import { isPassword, isSame } from '../accounts/passwords.ts';

/** Checks the password of the house, which a whole group types at once. */
export interface HousePassword {
  /** @param stored its hash; undefined: nothing is right */
  readonly is: (stored: string | undefined, given: string) => Promise<boolean>;
}

/** Each takes 19 MiB and a core for a moment; staff who log in must not wait for visitors. */
const atOnce = 2;

/** Remembers the right password as a keyed hash while the server runs, so that only the first visitor waits. */
export function createHousePassword(check = isPassword): HousePassword {
  const key = randomBytes(32);
  const gate = createGate(atOnce);
  const running = new Map<string, Promise<boolean>>();
  let right: string | undefined;

  return {
    is(stored, given) {
      const proof = createHmac('sha256', key)
        .update(JSON.stringify([stored ?? '', given]))
        .digest('base64');
      if (right !== undefined && isSame(right, proof)) return Promise.resolve(true);
      // Visitors with the same password share one check.
      const known = running.get(proof);
      if (known !== undefined) return known;
      const checked = gate(() => check(stored, given))
        .then((isRight) => {
          if (isRight) right = proof;
          return isRight;
        })
        .finally(() => running.delete(proof));
      running.set(proof, checked);
      return checked;
    },
  };
}
