import { loadAccessPack } from './load-access.ts';
import { loadBoardPack } from './load-board.ts';
import { loadDialPack } from './load-dial.ts';
import { loadGamesPack } from './load-games.ts';
import { loadInfoPack } from './load-info.ts';
import { loadJigsawPack } from './load-jigsaw.ts';
import { loadMapPack } from './load-map.ts';
import { loadNetworkPack } from './load-network.ts';
import { loadOfflinePack } from './load-offline.ts';
import { loadRoundsPack } from './load-rounds.ts';
import { loadScanPack } from './load-scan.ts';
import { loadSearchPack } from './load-search.ts';
import { loadUpdatesPack } from './load-updates.ts';
import { loadVersionsPack } from './load-versions.ts';
import { loadWalkPack } from './load-walk.ts';
import type { Words } from './pack.ts';
import { loadPack } from './packs.ts';

/** All texts that visitors may see, by key. */
export type VisitorTexts = Readonly<Record<string, Words>>;

const loaders = [
  loadPack,
  loadAccessPack,
  loadInfoPack,
  loadSearchPack,
  loadDialPack,
  loadScanPack,
  loadMapPack,
  loadVersionsPack,
  loadWalkPack,
  loadGamesPack,
  loadRoundsPack,
  loadJigsawPack,
  loadBoardPack,
  loadNetworkPack,
  loadUpdatesPack,
  loadOfflinePack,
] as const;

/** Loads every visitors' text in one language, for staff who change them; as {@link loadPack} chooses the language. */
export async function loadVisitorTexts(accessibilityCode: string): Promise<VisitorTexts> {
  const packs = await Promise.all(loaders.map(async (load): Promise<VisitorTexts> => await load(accessibilityCode)));
  return Object.assign({}, ...packs) as VisitorTexts;
}
