import { useAddresses } from '../../session/use-addresses.ts';
import { isLocalAddress } from '../../session/local-address.ts';
import { useConnection } from '../../session/session-context.tsx';
import { type RetainedBuild } from './build-machine.ts';

/** Returns where devices download a build, from anywhere. */
export function useBuildAddress(): (build: Pick<RetainedBuild, 'Address'>) => string {
  const { addressOf } = useAddresses();
  const { guideAddress } = useConnection();
  return ({ Address }) => {
    const path = Address.replace(/^\//, '');
    return reachable(new URL(addressOf(path), document.baseURI), path, guideAddress);
  };
}

/**
 * Returns an address that works for other devices too: a browser on the server itself knows it as localhost, which on
 * a phone is the phone.
 *
 * @param address as this page reaches it
 * @param path from the root of the server, without a slash
 * @param guideAddress where visitors find the guide
 */
export function reachable(address: URL, path: string, guideAddress: string): string {
  return isLocalAddress(address.href) ? new URL(path, guideAddress.replace(/\/*$/, '/')).href : address.href;
}
