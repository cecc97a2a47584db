import {
  type AccessPack,
  type BoardPack,
  type GamesPack,
  type GpsDebugPack,
  type InfoPack,
  type MapPack,
  type NetworkPack,
  type ScanPack,
  type SearchPack,
  type WalkPack,
} from './pack.ts';
import { packFor } from './packs.ts';

/** The texts of the games, as {@link packFor} chooses them. */
export const loadGamesPack = among<GamesPack>({
  de: async () => (await import('./de-games.ts')).deGames,
  'en-US': async () => (await import('./en-games.ts')).enGames,
});

/** The texts of the screen about the museum. */
export const loadInfoPack = among<InfoPack>({
  de: async () => (await import('./de-info.ts')).deInfo,
  'en-US': async () => (await import('./en-info.ts')).enInfo,
});

/** The texts of the map. */
export const loadMapPack = among<MapPack>({
  de: async () => (await import('./de-map.ts')).deMap,
  'en-US': async () => (await import('./en-map.ts')).enMap,
});

/** The texts of "where am I". */
export const loadWalkPack = among<WalkPack>({
  de: async () => (await import('./de-walk.ts')).deWalk,
  'en-US': async () => (await import('./en-walk.ts')).enWalk,
});

/** The texts of the designers' panel for simulated positions. */
export const loadGpsDebugPack = among<GpsDebugPack>({
  de: async () => (await import('./de-gps-debug.ts')).deGpsDebug,
  'en-US': async () => (await import('./en-gps-debug.ts')).enGpsDebug,
});

/** The texts of the Networking Error. */
export const loadNetworkPack = among<NetworkPack>({
  de: async () => (await import('./de-network.ts')).deNetwork,
  'en-US': async () => (await import('./en-network.ts')).enNetwork,
});

/** The texts of the scanner. */
export const loadScanPack = among<ScanPack>({
  de: async () => (await import('./de-scan.ts')).deScan,
  'en-US': async () => (await import('./en-scan.ts')).enScan,
});

/** The texts of the search. */
export const loadSearchPack = among<SearchPack>({
  de: async () => (await import('./de-search.ts')).deSearch,
  'en-US': async () => (await import('./en-search.ts')).enSearch,
});

/** The texts of the game board. */
export const loadBoardPack = among<BoardPack>({
  de: async () => (await import('./de-board.ts')).deBoard,
  'en-US': async () => (await import('./en-board.ts')).enBoard,
});

/** The texts of the visitors' login. */
export const loadAccessPack = among<AccessPack>({
  de: async () => (await import('./de-access.ts')).deAccess,
  'en-US': async () => (await import('./en-access.ts')).enAccess,
});

function among<Pack>(
  loaders: Readonly<Record<string, () => Promise<Pack>>>,
): (accessibilityCode: string) => Promise<Pack> {
  return async (accessibilityCode) => {
    const load = loaders[packFor(accessibilityCode)];
    if (load === undefined) throw new Error(`No such texts for ${accessibilityCode}`);
    return load();
  };
}
