import { type Catalogue } from '#content/catalogue.ts';
import { type ClientConfiguration } from '#content/client-configuration.ts';
import { type PieceHashes } from '../../files/piece-hashes.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { type CopyCache, type ReadyCopy } from '../content/published.ts';
import { type FileRow, findFile, filePath } from '../files/tree.ts';
import { listMedia, type ListedMedium, readFilesText } from '../files/list-media.ts';
import { type LoginSettingsStore } from '../visitors/login-settings.ts';
import { type AnswerOf } from '#contract/call.ts';
import { type buildCalls } from '#contract/calls/build-calls.ts';
import { iconFolder } from '#contract/paths.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { type PictureWorkers } from '../../files/picture-process/picture-workers.ts';
import { blobKey } from '../../files/store-blob.ts';
import { withLocalCopy } from '../../files/with-local-copy.ts';
import { type AppSettings, type AppSettingsStore } from './app-settings.ts';
import { type AppProblem, checkSettings, problemAnswer, type IconFacts } from './check-settings.ts';
import { defaultSettings } from './default-settings.ts';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The largest icon of `POST /api/ico`. */
const madeIcon = `${iconFolder}/icon-512.png`;

/** Pictures from which an icon can be made. */
const usable = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'];

interface IconTools {
  readonly store: ObjectStore;
  readonly pictures: Pick<PictureWorkers, 'run'>;
}

type SettingsAnswer = AnswerOf<(typeof buildCalls)['buildSettings']>;

/** The content of the next build. */
export interface Planned {
  readonly settings: AppSettings;
  readonly problems: readonly AppProblem[];
  readonly published: ReadyCopy;
  readonly media: readonly ListedMedium[];
  readonly icon: FileRow | undefined;
}

export interface AppPlan {
  /** Returns what is set, or follows from the content. */
  readonly settings: () => Promise<AppSettings>;
  readonly read: () => Promise<Planned>;
  readonly answer: () => Promise<SettingsAnswer>;
  readonly set: AppSettingsStore['set'];
}

export interface AppPlanOptions extends IconTools {
  readonly db: Database;
  readonly published: CopyCache;
  readonly pieces: PieceHashes;
  readonly login: LoginSettingsStore;
  readonly client: ClientConfiguration;
  readonly store: IconTools['store'];
  readonly settings: AppSettingsStore;
  /** The folder of the built guide. */
  readonly guide: string | undefined;
}

export function createAppPlan(options: AppPlanOptions): AppPlan {
  const { db, published, pieces, login, client, settings: stored, guide } = options;
  return { settings: async () => settingsFor((await published.current()).catalogue), read, answer, set: stored.set };

  async function settingsFor(catalogue: Catalogue): Promise<AppSettings> {
    return (await stored.stored()) ?? defaultSettings(catalogue, client);
  }

  async function read(): Promise<Planned> {
    const copy = await published.current();
    const { catalogue, definition } = copy;
    const settings = await settingsFor(catalogue);
    const icon = await findIcon(db.read, catalogue);
    const { media } = await listMedia(await readFilesText(db), definition, pieces);
    const problems = checkSettings({
      settings,
      icon: await measureIcon(icon, options),
      loginType: (await login.current()).LoginType,
      hasContent: catalogue.tours().length > 0,
      mediaBytes: media.reduce((sum, { Bytes }) => sum + Bytes, 0),
    });
    return { settings, problems, published: copy, media, icon };
  }

  async function answer(): Promise<SettingsAnswer> {
    const { settings, problems, media } = await read();
    const { pin, ...shown } = settings;
    return {
      Settings: { ...shown, HasPIN: pin !== undefined },
      Problems: problems.map(problemAnswer),
      Estimate: await estimate(guide, media),
    };
  }
}

/** Returns the file that becomes the app's icon: what staff have made icons from, or the picture of the browser's tab. */
async function findIcon(db: Reader, { configuration }: Catalogue): Promise<FileRow | undefined> {
  const favicon = await findFile(db, filePath(configuration.FaviconURL) ?? '');
  if (favicon !== undefined && usable.includes(favicon.type)) return favicon;
  return findFile(db, madeIcon);
}

async function measureIcon(icon: FileRow | undefined, { store, pictures }: IconTools): Promise<IconFacts> {
  if (icon === undefined) return undefined;
  try {
    return await withLocalCopy(store, blobKey(icon.hash), (path) => pictures.run('measurePicture', path));
  } catch (error) {
    console.warn(`The picture ${icon.path} cannot become the icon of the app`, error);
    return 'unusable';
  }
}

type Estimate = AnswerOf<(typeof buildCalls)['buildSettings']>['Estimate'];

/** Returns about what the app will hold: the guide, which the APK compresses a little, and the published media. */
async function estimate(guide: string | undefined, media: readonly ListedMedium[]): Promise<Estimate> {
  const files = guide === undefined ? [] : await guideFiles(guide);
  const Bytes = [...files, ...media.map(({ Bytes }) => Bytes)].reduce((sum, bytes) => sum + bytes, 0);
  return { Files: files.length + media.length, Bytes };
}

/** Returns the sizes of the files of a built guide that an app needs. */
async function guideFiles(guide: string): Promise<readonly number[]> {
  const entries = await readdir(guide, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  return Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
}
