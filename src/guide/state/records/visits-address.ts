import { type ClientConfiguration } from '#content/client-configuration.ts';
import { DataSource } from '#content/constants.ts';

/**
 * Returns the base address of the server that counts visits; undefined if none does. A static guide has no server, but
 * that of an app has the museum's.
 *
 * @param base of the content
 */
export function visitsAddress(
  { source, webAddress }: Pick<ClientConfiguration, 'source' | 'webAddress'>,
  base: string,
  isApp: boolean,
): string | undefined {
  if (source === DataSource.served) return base;
  if (!isApp || webAddress === '') return undefined;
  return webAddress.endsWith('/') ? webAddress : `${webAddress}/`;
}
