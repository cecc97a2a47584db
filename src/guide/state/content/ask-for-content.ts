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
  renew: () => Promise<boolean>,
): Promise<TourDefinition | undefined> {
  const ask = (): Promise<TourDefinition> => boot.client.definition(boot.configuration.source);
  if (boot.loginType === LoginType.none) return ask();
  // Without credentials the server would refuse.
  if (access.credential() === undefined) return undefined;
  const askOrNot = (): Promise<TourDefinition | undefined> =>
    ask().catch((error: unknown) => {
      if (hasStatus(error, 401)) return undefined;
      throw error;
    });
  return (await askOrNot()) ?? ((await renew()) ? askOrNot() : undefined);
}
