import { LoginType } from '#content/constants.ts';
import { type TourDefinition } from '#content/definition.ts';
import { hasStatus } from '#contract/errors.ts';
import { type Boot } from './boot.ts';
import { type Access } from '../access/access.ts';

/**
 * Asks for the content, which a museum may reserve for visitors with access.
 *
 * @param renew renews access from what the device remembers, and returns whether that worked
 * @returns undefined if the visitor needs access first
 */
export async function askForContent(
  boot: Boot,
  access: Pick<Access, 'credential'>,
  renew: () => Promise<boolean | undefined>,
): Promise<TourDefinition | undefined> {
  const ask = (): Promise<TourDefinition> => boot.client.definition(boot.configuration.source);
  if (boot.loginType === LoginType.none) return ask();
  // Without credentials the server would refuse.
  if (access.credential() === undefined) return undefined;
  try {
    return await ask();
  } catch (error) {
    if (!hasStatus(error, 401)) throw error;
    // The offline worker's word, because the server cannot be asked: nothing can be renewed either.
    if (error.facts.retryAfter !== undefined) return undefined;
  }
  return (await renew()) ? ask().catch(unlessRefused) : undefined;
}

function unlessRefused(error: unknown): undefined {
  if (!hasStatus(error, 401)) throw error;
}
