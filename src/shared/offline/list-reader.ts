import { type Medium } from '#contract/media-list.ts';
import { type DownloadWorld } from './download-world.ts';

type List = readonly Medium[] | undefined;

export interface ListReader {
  /** The museum's list as it was read last; reads it if that is not known or was forgotten. @throws when the network gives nothing */
  readonly read: (signal: AbortSignal) => Promise<List>;
  /** Reads it again and compares. @throws when the network gives nothing */
  readonly isSame: (list: List, signal: AbortSignal) => Promise<boolean>;
  readonly forget: () => void;
}

export function createListReader(
  { readList }: Pick<DownloadWorld, 'readList'>,
  onList: (list: readonly Medium[]) => void,
): ListReader {
  let known: { readonly list: List } | undefined;

  async function readAgain(signal: AbortSignal): Promise<List> {
    const list = await readList(signal);
    known = { list };
    if (list !== undefined) onList(list);
    return list;
  }

  return {
    read: async (signal) => (known === undefined ? readAgain(signal) : known.list),
    isSame: async (list, signal) => JSON.stringify(await readAgain(signal)) === JSON.stringify(list),
    forget: () => (known = undefined),
  };
}
