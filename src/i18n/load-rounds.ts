import { packLoader } from './pack-loader.ts';
import type { RoundsPack } from './pack.ts';

const load = packLoader(import.meta.glob<{ readonly rounds: RoundsPack }>('./*/rounds.ts'));

/** The texts for the beginning and the end of a round. */
export async function loadRoundsPack(accessibilityCode: string): Promise<RoundsPack> {
  return (await load(accessibilityCode)).rounds;
}
