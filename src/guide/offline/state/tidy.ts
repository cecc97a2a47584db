import { neededBy, plansFor } from '#offline/plan.ts';
import { wantedKey } from '#offline/wanted.ts';
import { type Shared } from './shared.ts';

export interface TidyOptions extends Pick<Shared, 'tell'> {
  readonly device: Pick<Shared['device'], 'mine' | 'latest' | 'present'>;
  readonly database: Pick<Shared['database'], 'journal' | 'forgetVerified'>;
  readonly pieces: Pick<Shared['pieces'], 'remove'>;
  readonly lists: Pick<Shared['lists'], 'all'>;
}

/**
 * Deletes the pieces that nothing wanted needs, neither in this version of the content nor in any other that is stored:
 * the old one stays whole until the new one is, and no open page reads it any more.
 */
export async function tidy({ device, database, pieces, lists, tell }: TidyOptions): Promise<void> {
  const wanted = [...(await database.journal()).values()];
  const known = [device.mine, device.latest, ...(await lists.all())].filter((list) => list !== undefined);
  // Without the lists the needed pieces are unknown.
  if (wanted.length > 0 && device.mine === undefined) return;
  const tours = [...new Set(wanted.map(({ tour }) => tour))];
  const plans = known.flatMap((list) => {
    const all = plansFor(list, tours, [...new Set(wanted.map(({ language }) => language))]);
    return wanted.flatMap((one) => all.get(wantedKey(one)) ?? []);
  });
  const needed = neededBy(plans);
  const excess = [...device.present].filter((hash) => !needed.has(hash));
  for (const hash of excess) {
    device.present.delete(hash);
    await pieces.remove(hash);
  }
  if (excess.length === 0) return;
  await database.forgetVerified(excess);
  tell({ type: 'deleted' });
}
