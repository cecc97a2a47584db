import { type ObjectStore } from './object-store.ts';
import { withTemporary } from './with-temporary.ts';
import { writeStream } from './write-stream.ts';

/** Runs work with the path of an object on the local disk: its own, which must not be changed, or a copy's. */
export async function withLocalCopy<Result>(
  store: ObjectStore,
  key: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const own = store.localPath(key);
  if (own !== undefined) return await work(own);
  return await withTemporary(store, async (path) => {
    await writeStream(await store.get(key), path);
    return await work(path);
  });
}
