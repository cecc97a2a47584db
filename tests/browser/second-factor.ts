import { Secret, TOTP } from 'otpauth';
import { type Museum } from './visits.ts';

/** The app of a member of staff. */
export interface CodeApp {
  /** A code that the server accepts, even if one was used a moment ago. */
  readonly code: () => Promise<string>;
  readonly recoveryCodes: readonly string[];
}

/** Returns the code that an app shows now. */
export function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

interface MuseumWithFactors extends Pick<Museum, 'update'> {
  readonly services: Pick<Museum['services'], 'factor'>;
}

/** Sets a second factor up for a member of staff. */
export async function giveFactor({ services: { factor }, update }: MuseumWithFactors, name: string): Promise<CodeApp> {
  const { secret } = await factor.begin(name);
  const recoveryCodes = (await factor.confirm(name, codeOf(secret))) ?? [];
  return {
    recoveryCodes,
    code: async () => {
      await update('users', { totpStep: 0 }, { name });
      return codeOf(secret);
    },
  };
}
