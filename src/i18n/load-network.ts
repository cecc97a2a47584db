import { packLoader } from './pack-loader.ts';
import type { NetworkPack } from './pack.ts';

/** The texts of the Networking Error. */
export const loadNetworkPack = packLoader(import.meta.glob<NetworkPack>('./*/network.ts', { import: 'network' }));
