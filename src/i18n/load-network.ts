import { packLoader, type PackModule } from './pack-loader.ts';
import type { NetworkPack } from './pack.ts';

/** The texts of the Networking Error. */
export const loadNetworkPack = packLoader(import.meta.glob<PackModule<NetworkPack>>('./*/network.ts'));
