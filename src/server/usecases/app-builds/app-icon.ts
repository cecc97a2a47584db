import { type Catalogue } from '#content/catalogue.ts';
import { iconFolder } from '#contract/paths.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { type PictureWorkers } from '../../files/picture-process/picture-workers.ts';
import { blobKey } from '../../files/store-blob.ts';
import { withLocalCopy } from '../../files/with-local-copy.ts';
import { type Reader } from '../../store/database.ts';
import { filePath } from '../content/validate-copy.ts';
import { type FileRow, findFile } from '../files/tree.ts';
import { type IconFacts } from './check-settings.ts';

/** The largest icon of `POST /api/ico`. */
const madeIcon = `${iconFolder}/icon-512.png`;

/** Pictures from which an icon can be made. */
const usable = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'];

/** Returns the file that becomes the app's icon: what staff have made icons from, or the picture of the browser's tab. */
export async function findIcon(db: Reader, { configuration }: Catalogue): Promise<FileRow | undefined> {
  const favicon = await findFile(db, filePath(configuration.FaviconURL) ?? '');
  if (favicon !== undefined && usable.includes(favicon.type)) return favicon;
  return findFile(db, madeIcon);
}

export interface IconTools {
  readonly store: ObjectStore;
  readonly pictures: Pick<PictureWorkers, 'run'>;
}

export async function measureIcon(icon: FileRow | undefined, { store, pictures }: IconTools): Promise<IconFacts> {
  if (icon === undefined) return undefined;
  try {
    return await withLocalCopy(store, blobKey(icon.hash), (path) => pictures.run('measurePicture', path));
  } catch (error) {
    console.warn(`The picture ${icon.path} cannot become the icon of the app`, error);
    return 'unusable';
  }
}
