import { configuration } from '#content/entities/configuration.ts';
import { useSingle } from '../../fields/use-single.ts';
import { useAddresses } from '../../session/use-addresses.ts';
import { useObject } from '../../workspace/workspace-context.tsx';

/** Returns the address of the picture in the middle of tokens' codes; undefined if the museum has none. */
export function useTokenLogo(): string | undefined {
  const { TokenLogoURL } = configuration.complete(useObject(useSingle('configurations')) ?? {});
  const { pictureAddress } = useAddresses();
  return TokenLogoURL === '' ? undefined : pictureAddress(TokenLogoURL, 320);
}
