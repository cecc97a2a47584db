import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ClientConfiguration } from '#content/client-configuration.ts';
import { DataSource, LoginType } from '#content/constants.ts';
import { staticDefinition } from '#contract/paths.ts';
import { MissingObject, type ObjectStore } from '../../files/object-store.ts';
import { blobKey } from '../../files/store-blob.ts';
import { writeStream } from '../../files/write-stream.ts';
import { type ListedMedium } from '../files/list-media.ts';
import { type ReadyCopy } from '../content/published.ts';

export interface StaticGuideBuild {
  readonly published: ReadyCopy;
  readonly media: readonly ListedMedium[];
  readonly store: ObjectStore;
  readonly client: ClientConfiguration;
  /** The folder of the built guide. */
  readonly guide: string;
  /** An empty folder. */
  readonly folder: string;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
  readonly buildGuide: BuildGuide;
}

/** Builds a guide for any plain web host. @throws the reason of the signal */
export type BuildGuide = (
  options: {
    readonly contentFolder: string;
    /** The folder of the built guide. */
    readonly guide: string;
    readonly out: string;
    readonly client: ClientConfiguration;
    /** The path at which the folder will be served. */
    readonly servedAt: string;
  },
  signal: AbortSignal,
) => Promise<{
  readonly pages: number;
  /** Files and redirects that it has no place for. */
  readonly leftOut: readonly string[];
}>;

/** Returns the configuration of the guide inside the app. Everything is there, and no server is needed. */
export function clientInApp(client: ClientConfiguration, webAddress: string): ClientConfiguration {
  return {
    ...client,
    source: DataSource.static,
    serverBase: '',
    webAddress,
    clientLoginType: LoginType.none,
    downloader: false,
    enableInEditAndPreview: false,
  };
}

/** Puts the guide with the published content into a folder, as for any web host. @returns its path */
export async function writeStaticGuide(given: StaticGuideBuild): Promise<string> {
  const { folder, guide, client, log, signal, buildGuide } = given;
  const [contentFolder, out] = [join(folder, 'content'), join(folder, 'guide')];
  await writeContent(given, contentFolder);
  const { pages, leftOut } = await buildGuide({ contentFolder, guide, out, client, servedAt: '/' }, signal);
  await rm(contentFolder, { recursive: true });
  log(`The guide has ${pages} pages.`);
  for (const path of leftOut) log(`missing, so it is not in the app: ${path}`);
  return out;
}

/** Puts the published content into a folder, as `CICERONE_CONTENT` has it, with the files that it names. */
async function writeContent({ published, media, store, log, signal }: StaticGuideBuild, folder: string): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, staticDefinition.json), (await published.answer()).bodies.identity);
  for (let from = 0; from < media.length; from += atOnce) {
    signal.throwIfAborted();
    await Promise.all(
      media.slice(from, from + atOnce).map(async ({ Path, SHA256 }) => {
        const path = join(folder, Path);
        await mkdir(dirname(path), { recursive: true });
        if (!(await putFile(store, blobKey(SHA256), path))) log(`lost, so it is not in the app: ${Path}`);
      }),
    );
  }
}

/** Files that come from a bucket at the same time. */
const atOnce = 8;

/** @returns whether the bytes exist */
async function putFile(store: ObjectStore, key: string, path: string): Promise<boolean> {
  const own = store.localPath(key);
  if (own !== undefined) {
    if ((await store.stat(key)) === undefined) return false;
    await symlink(own, path);
    return true;
  }
  try {
    await writeStream(await store.get(key), path);
    return true;
  } catch (error) {
    if (error instanceof MissingObject) return false;
    throw error;
  }
}
