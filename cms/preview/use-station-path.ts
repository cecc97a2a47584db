import { isTemporary } from '../draft/draft.ts';
import { useObjects } from '../workspace/use-catalogue.ts';

/** Returns the guide's address of a station; undefined if no tour has it, or it was never saved. */
export function useStationPath(ID: number): string | undefined {
  const items = useObjects('tourItems');
  const item = items.find((one) => one['LocationID'] === ID && !isTemporary(Number(one['ID'])));
  return item === undefined || isTemporary(ID) ? undefined : `/detail/${Number(item['ID'])}`;
}
