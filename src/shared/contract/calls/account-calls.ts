import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { filledText } from '../shapes.ts';
import { UserGroup } from '../staff-kinds.ts';

/** The users who need a second factor. */
export const FactorDemand = { nobody: 'nobody', root: 'root', everybody: 'everybody' } as const;
export type FactorDemand = (typeof FactorDemand)[keyof typeof FactorDemand];

/** Returns whether a second factor is demanded of a group. */
export function ranksDemand(demand: FactorDemand, group: UserGroup): boolean {
  return demand === FactorDemand.everybody || (demand === FactorDemand.root && group === UserGroup.root);
}

const done = z.object({ Done: z.literal(true) });
const code = filledText(40);
const password = filledText(1000);
const rules = z.object({ SecondFactor: z.enum(FactorDemand) });

/** The second factor of staff. */
export const accountCalls = {
  factor: {
    method: 'GET',
    path: '/api/perm/factor',
    access: 'staff',
    evenIfUnready: true,
    summary: 'Whether the own login asks for a code, whether root demands that, and how many recovery codes are left.',
    answer: z.object({ IsOn: z.boolean(), IsDemanded: z.boolean(), RecoveryCodesLeft: z.number() }),
  },
  beginFactor: {
    method: 'POST',
    path: '/api/perm/factor',
    access: 'staff',
    evenIfUnready: true,
    summary:
      'Makes a secret for an app that shows codes (TOTP). Address is for its QR code. Nothing changes before a code is confirmed. A factor in use is removed first.',
    body: z.object({ Password: password }),
    answer: z.object({ Secret: z.string(), Address: z.string() }),
    errors: ['wrong-credentials', 'already-there', 'too-many-requests'],
  },
  confirmFactor: {
    method: 'PUT',
    path: '/api/perm/factor',
    access: 'staff',
    evenIfUnready: true,
    audited: true,
    summary:
      'Lets the own login ask for a code from now on, and ends the other sessions. Returns recovery codes, each of which works once; they are not shown again.',
    body: z.object({ Code: code }),
    answer: z.object({ RecoveryCodes: z.array(z.string()) }),
    errors: ['wrong-credentials', 'wrong-value', 'already-there', 'too-many-requests'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/perm/factor/codes',
    access: 'staff',
    evenIfUnready: true,
    audited: true,
    summary: 'Makes new recovery codes. The previous ones are void, and the new ones are not shown again.',
    body: z.object({ Password: password, Code: code }),
    answer: z.object({ RecoveryCodes: z.array(z.string()) }),
    errors: ['wrong-credentials', 'too-many-requests'],
  },
  removeFactor: {
    method: 'POST',
    path: '/api/perm/factor/remove',
    access: 'staff',
    evenIfUnready: true,
    audited: true,
    summary: 'Lets the own login ask for no code any longer.',
    body: z.object({ Password: password, Code: code }),
    answer: done,
    errors: ['wrong-credentials', 'too-many-requests'],
  },
  readRules: {
    method: 'GET',
    path: '/api/perm/rules',
    access: 'root',
    summary: 'Of whom a second factor is demanded.',
    answer: rules,
  },
  setRules: {
    method: 'POST',
    path: '/api/perm/rules',
    access: 'root',
    audited: true,
    summary:
      'Requires a second factor of no one, root, or everyone. Users without one set it up before any other call.',
    body: rules,
    answer: done,
  },
} as const satisfies Readonly<Record<string, Call>>;
