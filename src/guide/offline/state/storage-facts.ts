import { type Journal } from '#offline/journal.ts';
import { bytesGivenBack, missingBytes, type Plan, type Present } from '#offline/plan.ts';
import { type StorageFacts } from './downloads.ts';

export interface StorageEstimateFacts {
  readonly used: number;
  readonly free: number | undefined;
  readonly isPersisted: boolean;
}

/** Asks the browser. Some tell nothing. */
export async function askStorage(): Promise<StorageEstimateFacts> {
  const storage: Partial<StorageManager> = 'storage' in navigator ? navigator.storage : {};
  const { usage, quota } = (await storage.estimate?.()) ?? {};
  return {
    used: usage ?? 0,
    free: quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0)),
    isPersisted: (await storage.persisted?.()) ?? false,
  };
}

/** Lists the stored bytes of each tour and language that was requested. */
export function storedSelections(
  journal: Journal,
  plans: ReadonlyMap<string, Plan>,
  present: Present,
): StorageFacts['stored'] {
  return [...journal].flatMap(([key, { tour, language }]) => {
    const plan = plans.get(key);
    if (plan === undefined) return [];
    const others = [...journal.keys()].filter((other) => other !== key).flatMap((other) => plans.get(other) ?? []);
    const bytes = plan.bytes - missingBytes(plan, present);
    return bytes === 0 ? [] : [{ tour, language, bytes, givesBack: bytesGivenBack(plan, others, present) }];
  });
}
