import { isObject } from '#content/schema/containers.ts';
import { calls, staticDefinition } from '#contract/paths.ts';
import { storeName } from '#offline/store/store-name.ts';

/** When the museum has published, as far as the stored text says. */
export interface StoredVersion {
  readonly Counter: number;
  readonly UpdatedAt: string;
}

/**
 * Reads which version of the museum's content the worker has stored.
 *
 * @param id names what the worker has stored
 * @returns undefined if it is not there any more
 */
export async function readStoredVersion(scope: string, id: string): Promise<StoredVersion | undefined> {
  const cacheName = `${storeName(scope, 'content ')}${id}`;
  for (const path of [calls.definition, staticDefinition.json]) {
    const found = await caches.match(new URL(path, scope), { cacheName, ignoreVary: true });
    const definition: unknown = await found?.json();
    if (isObject(definition)) return versionIn(definition['Version']);
  }
  return undefined;
}

/** People write it as an object or as a list of one. */
function versionIn(stored: unknown): StoredVersion {
  const first: unknown = Array.isArray(stored) ? stored[0] : stored;
  const { Counter, UpdatedAt } = isObject(first) ? first : {};
  return { Counter: Number(Counter ?? 0), UpdatedAt: typeof UpdatedAt === 'string' ? UpdatedAt : '' };
}
