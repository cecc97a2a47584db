import { mediaUse } from '#content/media-use.ts';
import { type PictureSizes } from '../../files/picture-sizes.ts';
import { inTurns } from '../../in-turns.ts';
import { type Database } from '../../store/database.ts';
import { type CopyCache } from '../content/published.ts';
import { filePath } from '../content/validate-copy.ts';

export interface SizesToPrepare {
  readonly db: Pick<Database, 'read'>;
  readonly published: CopyCache;
  readonly sizes: Pick<PictureSizes, 'prepare'>;
}

/** Makes the smaller sizes of all pictures that visitors see, also of those that no upload brought. */
export async function prepareSizes({ db, published, sizes }: SizesToPrepare): Promise<void> {
  try {
    const { definition } = await published.current();
    const uses = await inTurns(mediaUse(definition));
    const named = new Set(uses.map(({ url }) => filePath(url)));
    const files = await db.read.selectFrom('files').select(['path', 'hash', 'bytes', 'type']).execute();
    sizes.prepare(files.filter(({ path }) => named.has(path)));
  } catch (error) {
    // Each size is made when a visitor asks for it.
    console.warn('Smaller pictures are made later', error);
  }
}
