import { type Medium, readMediaList } from '#contract/media-list.ts';
import { storeName } from './store-name.ts';

export interface StoredLists {
  /** The list of a version of the content. @returns undefined if it is not stored */
  readonly of: (version: string) => Promise<readonly Medium[] | undefined>;
  /** Those of all versions: any of them may be needed, because an open page stays with its version. */
  readonly all: () => Promise<readonly (readonly Medium[])[]>;
}

/** Reads the lists of media that the worker has stored with the content. */
export function storedLists(scope: string, listAddress: string): StoredLists {
  const prefix = storeName(scope, 'content ');

  async function of(version: string): Promise<readonly Medium[] | undefined> {
    if (!(await caches.has(prefix + version))) return undefined;
    const stored = await (await caches.open(prefix + version)).match(listAddress, { ignoreVary: true });
    return stored === undefined ? undefined : readMediaList(await stored.json());
  }

  return {
    of,
    all: async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
      const lists = await Promise.all(names.map((name) => of(name.slice(prefix.length))));
      return lists.filter((list) => list !== undefined);
    },
  };
}
