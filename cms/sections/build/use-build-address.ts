import { useAddresses } from '../../session/use-addresses.ts';
import { type KeptBuild } from './build-machine.ts';

/** Returns where devices download a build, from anywhere. */
export function useBuildAddress(): (build: Pick<KeptBuild, 'Address'>) => string {
  const { addressOf } = useAddresses();
  return ({ Address }) => new URL(addressOf(Address.replace(/^\//, '')), document.baseURI).href;
}
