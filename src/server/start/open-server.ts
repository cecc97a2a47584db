import { join } from 'node:path';
import { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { storedVersion } from '#content/definition.ts';
import { buildApp } from '../http/app.ts';
import { readContentFolder } from '../usecases/content/content-folder.ts';
import { type FileNote } from '../files/inspected-file.ts';
import { openObjectStore } from '../files/open-object-store.ts';
import { type ObjectStore, StoreError } from '../files/object-store.ts';
import { Refusal, StartError } from '../errors.ts';
import { buildStaticAside } from '../site/static/build-static-aside.ts';
import { type Renderer } from '../site/prerender/start-renderer.ts';
import { createServices, type ServiceOptions, type Services } from '../usecases/services.ts';
import { type Settings } from '../settings/settings.ts';
import { openDatabase } from '../store/database.ts';
import { CopyName } from '../store/tables.ts';
import { addFirstUser } from '../usecases/accounts/users.ts';
import { readState } from '../usecases/content/copies.ts';
import { seed } from '../usecases/content/import.ts';
import { readMedia } from '../usecases/content/read-media.ts';
import { endAbandonedRuns } from '../usecases/runs/runs.ts';

/** How a new database was filled. */
export interface Seeded {
  /** The path of the definition. */
  readonly from: string;
  /** Notes about the files. */
  readonly notes: readonly FileNote[];
}

export interface OpenServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** The random password of the user root, if this start created that user. */
  readonly rootPassword: string | undefined;
  /** Set if this start filled a new database from the content folder. */
  readonly seeded: Seeded | undefined;
  readonly close: () => Promise<void>;
}

export interface OpenOptions {
  readonly settings: Settings;
  readonly buildId: string;
  readonly guide?: string | undefined;
  /** The folder of the built staff area. */
  readonly cms?: string | undefined;
  readonly logger?: FastifyBaseLogger | undefined;
  readonly clock?: (() => number) | undefined;
  /** The folder of the Android shell; another one only in tests. */
  readonly shell?: string | undefined;
  /** The work of guessing the passphrase of a whole backup; less only in tests. */
  readonly backupWork?: number | undefined;
  /** Builds the guide of an app on a thread; another one only in tests. */
  readonly buildGuide?: ServiceOptions['buildGuide'] | undefined;
  /** Renders the guide's first screens; another one only in tests. */
  readonly startRenderer?: (() => Renderer | undefined) | undefined;
}

/**
 * Opens the database and the files, fills a new museum, and builds the server without listening.
 * @throws StartError, ContentError
 */
export async function openServer(options: OpenOptions): Promise<OpenServer> {
  const { settings, buildId, guide, cms, logger, clock, shell, backupWork, startRenderer } = options;
  const { buildGuide = buildStaticAside } = options;
  const db = await openDatabase(databasePlace(settings));
  try {
    const store = await openStore(settings);
    const services = createServices({
      settings,
      buildId,
      db,
      store,
      guide,
      shell,
      backupWork,
      buildGuide,
      ...(clock === undefined ? {} : { clock }),
    });
    const seeded = await fillWhenNew(services);
    // A lock makes sure that an embedded database has one server.
    if (!db.isShared) await endAbandonedRuns(db);
    const made = await addFirstUser(db, services.users, settings.rootPassword);
    // Reading the password of the house that an earlier version has stored replaces it by its hash.
    await services.login.current();
    const app = await buildApp({ services, guide, cms, logger, startRenderer });
    const rootPassword = settings.rootPassword === undefined ? made : undefined;
    const close = async (): Promise<void> => {
      await app.close();
      await services.appBuilds.close();
      await services.wholeBackups.close();
      services.endWorkers();
      await services.fileServer.close();
      await store.close();
      await db.close();
    };
    return { app, services, rootPassword, seeded, close };
  } catch (error) {
    await db.close();
    throw error;
  }
}

export function databasePlace({ databaseUrl, data }: Settings): string {
  return databaseUrl === '' ? join(data, 'cicerone.db') : databaseUrl;
}

/** @throws StartError */
export async function openStore({ filesUrl, data }: Settings): Promise<ObjectStore> {
  try {
    const store = await openObjectStore({ url: filesUrl, folder: join(data, 'files') });
    await store.check().catch((error: unknown) => {
      if (!isPassing(error)) throw error;
      console.warn(`${error.message}\nThe server starts nevertheless: uploads are refused until this has changed.`);
    });
    return store;
  } catch (error) {
    if (error instanceof StoreError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}

/** Returns whether the store is configured correctly, and will work again when it is reached or has space. */
function isPassing(error: unknown): error is StoreError {
  const cause = error instanceof StoreError ? error.cause : undefined;
  return cause instanceof Refusal && (cause.code === 'storage-full' || cause.code === 'unavailable');
}

async function fillWhenNew({ db, settings, blobs, clock }: Services): Promise<Seeded | undefined> {
  const { epoch } = await readState(db.read, CopyName.published);
  if (epoch > 0) return undefined;
  const content = await readContentFolder(settings.content);
  const folder = settings.content;
  const { definition, files, inspections, notes } = await readMedia(
    { db: db.read, blobs },
    { definition: content.definition, folder, now: clock() },
  );
  const Version = { UpdatedAt: content.changedAt.toISOString(), ...storedVersion(definition) };
  return (await seed(db, { ...definition, Version }, files, inspections)) ? { from: content.path, notes } : undefined;
}
