import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ObjectStore } from '../files/object-store.ts';
import { createPictureWorkers, type PictureWorkers } from '../files/picture-process/picture-workers.ts';
import { createPictureSizes, type PictureSizes } from '../files/picture-sizes.ts';
import { createPieceHashes, type PieceHashes } from '../files/piece-hashes.ts';
import { createFileServer, type FileServer } from '../files/serve-file.ts';
import { type BlobStore, createBlobStore } from '../files/store-blob.ts';
import { createHealth, type Health } from '../store/health.ts';
import { shellFolder } from '../project.ts';
import { type Settings } from '../settings/settings.ts';
import { type Database } from '../store/database.ts';
import { withWriteObserver, type WriteObserver } from '../store/observed-writes.ts';
import { CopyName } from '../store/tables.ts';
import { createFailures, type Failures } from './accounts/failures.ts';
import { createKnownDevices } from './accounts/known-devices.ts';
import { createSecondFactor, type SecondFactor } from './accounts/second-factor.ts';
import { createSessions, type Sessions } from './accounts/sessions.ts';
import { createUsers, type Users } from './accounts/users.ts';
import { type AppBuilderOptions, createAppBuilder } from './app-builds/app-builder.ts';
import { type AppBuilder, type AppBuilds, createAppBuilds } from './app-builds/app-builds.ts';
import { createAppPlan } from './app-builds/app-plan.ts';
import { createAppSettings } from './app-builds/app-settings.ts';
import { createToolFinder } from './app-builds/find-tools.ts';
import { type AuditTrail, createAuditTrail } from './audit/audit-trail.ts';
import { type Backups, createBackups } from './backups/backups.ts';
import { createDailySettings, type DailySettings } from './backups/daily-settings.ts';
import { type CopyCache, createCopyCache } from './content/published.ts';
import { createMediaAnswer, type MediaAnswer } from './named-files/media-answer.ts';
import { type ApprovalSetting, createApproval } from './publications/approval.ts';
import { createPublications, type Publications } from './publications/publications.ts';
import { forgetName } from './upkeep/forget-name.ts';
import { createUnpublished, type UnpublishedChange } from './work/unpublished-changes.ts';
import { createPhonePreviews, type PhonePreviews } from './phone-preview/phone-previews.ts';
import { createTranslator, type Translator } from './translation/translator.ts';
import { createVisitorAccess, type VisitorAccess } from './visitors/access.ts';
import { createLoginSettings, type LoginSettingsStore } from './visitors/login-settings.ts';
import { createTokens, type Tokens } from './visitors/tokens.ts';
import { createVisits, type Visits } from './visits/record-visits.ts';
import { createVisitStatistics, type VisitStatistics } from './visits/visit-statistics.ts';
import { createWholeBackups, type WholeBackups } from './backups/whole/whole-backups.ts';
import { findMoved } from './files/moved-files.ts';
import { createRecordingLengths } from './files/recording-lengths.ts';
import { type FileRow, findFile } from './files/tree.ts';

/** The use cases and stores behind the calls. */
export interface Services {
  readonly settings: Settings;
  readonly buildId: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly db: Database;
  /** Stores the bytes of files and backups. */
  readonly store: ObjectStore;
  readonly blobs: BlobStore;
  readonly fileServer: FileServer;
  readonly fileLookup: FileLookup;
  readonly health: Health;
  /** For staff. Visitors' pictures have separate workers, so neither waits for the other. */
  readonly pictures: PictureWorkers;
  readonly visitorsPictures: PictureWorkers;
  readonly sizes: PictureSizes;
  readonly pieces: PieceHashes;
  /** Calls `observer` after every transaction with its milliseconds and whether it was committed. */
  readonly observeWrites: (observer: WriteObserver) => void;
  readonly published: CopyCache;
  readonly media: MediaAnswer;
  readonly inEdit: CopyCache;
  /** The changes that publishing would make for visitors. */
  readonly unpublished: () => Promise<readonly UnpublishedChange[]>;
  readonly publications: Publications;
  readonly approval: ApprovalSetting;
  readonly users: Users;
  readonly audit: AuditTrail;
  readonly factor: SecondFactor;
  readonly failures: Failures;
  readonly sessions: Sessions;
  readonly login: LoginSettingsStore;
  readonly access: VisitorAccess;
  readonly phonePreviews: PhonePreviews;
  readonly tokens: Tokens;
  readonly visits: Visits;
  readonly visitStatistics: VisitStatistics;
  readonly backups: Backups;
  readonly dailyBackup: DailySettings;
  readonly wholeBackups: WholeBackups;
  readonly appBuilds: AppBuilds;
  readonly translator: Translator;
  /** Ends the processes that work on pictures. */
  readonly endWorkers: () => void;
}

export interface ServiceOptions {
  readonly settings: Settings;
  readonly buildId: string;
  readonly db: Database;
  readonly store: ObjectStore;
  readonly clock?: () => number;
  /** The folder of the built guide; undefined: something else serves it. */
  readonly guide?: string | undefined;
  /** The folder of the Android shell; another one only in tests. */
  readonly shell?: string | undefined;
  /** The work of guessing the passphrase of a whole backup; less only in tests. */
  readonly backupWork?: number | undefined;
  /** Builds the guide of an app. */
  readonly buildGuide: AppBuilderOptions['buildGuide'];
}

/** Each one occupies a core, and memory in proportion to its size. */
const picturesAtOnce = 2;

export function createServices(given: ServiceOptions): Services {
  const { settings, buildId, db: plain, store, clock = Date.now } = given;
  const { client } = settings;
  const { db, observeWrites } = withWriteObserver(plain);
  const failures = createFailures(db, clock);
  const sessions = createSessions(db, clock);
  const factor = createSecondFactor(db, clock);
  const login = createLoginSettings(db, { LoginType: client.clientLoginType });
  const published = createCopyCache(db, CopyName.published, { mayLag: true });
  const inEdit = createCopyCache(db, CopyName.inEdit);
  const pictures = createPictureWorkers(picturesAtOnce);
  const audit = createAuditTrail(db, clock, settings.auditDays);
  const visitorsPictures = createPictureWorkers(picturesAtOnce);
  const latePictures = createPictureWorkers(1, { isLate: true });
  const sizes = createPictureSizes({ store, pictures: visitorsPictures, latePictures });
  const pieces = createPieceHashes(store);
  const plan = createAppPlan({
    db,
    store,
    published,
    pieces,
    login,
    pictures,
    client,
    settings: createAppSettings(db),
    guide: given.guide,
  });
  const blobs = createBlobStore({ store, pictures, clock });
  return {
    settings,
    buildId,
    clock,
    db,
    store,
    blobs,
    fileServer: createFileServer(store),
    fileLookup: createFileLookup(db, clock),
    health: createHealth({ db, store }),
    pictures,
    visitorsPictures,
    observeWrites,
    sizes,
    pieces,
    published,
    media: createMediaAnswer(db, published, pieces, createRecordingLengths({ db, store, clock })),
    inEdit,
    unpublished: createUnpublished({ published, inEdit }),
    publications: createPublications({ db, clock, timeZone: settings.timeZone, published, inEdit, audit }),
    approval: createApproval(db),
    users: createUsers(db, { sessions, failures, devices: createKnownDevices(db, clock), factor, forgetName, clock }),
    factor,
    failures,
    audit,
    sessions,
    login,
    access: createVisitorAccess(db, { sessions, failures, login, retentionMs: client.authMaxAge * 1000, clock }),
    phonePreviews: createPhonePreviews(db, clock),
    tokens: createTokens(db, clock),
    visits: createVisits(db, { published, timeZone: settings.timeZone, clock }),
    visitStatistics: createVisitStatistics(db, published),
    backups: createBackups({ db, store, blobs, clock, buildId, timeZone: settings.timeZone }),
    dailyBackup: createDailySettings(db, settings.backup.content),
    wholeBackups: createWholeBackups({ db, store, settings, audit, buildId, clock, work: given.backupWork }),
    appBuilds: createAppBuilds({
      findTools: createToolFinder(process.env),
      plan,
      builder: builderFor(given, { db, store, pictures, plan, client, clock }),
    }),
    translator: createTranslator(settings.translate),
    endWorkers: () => {
      latePictures.close();
      pictures.close();
      visitorsPictures.close();
    },
  };
}

/** A server that does not serve the guide has none to put into an app. */
function builderFor(
  { guide, shell = shellFolder, buildGuide }: ServiceOptions,
  parts: Omit<AppBuilderOptions, 'guide' | 'shell' | 'buildGuide' | 'report'>,
): AppBuilder | undefined {
  if (guide === undefined || !existsSync(join(shell, 'classes.dex'))) return undefined;
  return createAppBuilder({
    ...parts,
    guide,
    shell,
    buildGuide,
    report: (error) => console.error('The app was not built', error),
  });
}

interface FileLookup {
  readonly find: (path: string) => Promise<FileRow | undefined>;
}

const most = 10_000;
/** Milliseconds after which the embedded database is read again, as `npm run admin` may have changed files. */
const seldom = 1000;

/** Caches which bytes a path has: needed for every part of a recording, but rarely changed. */
function createFileLookup(db: Database, clock: () => number): FileLookup {
  const known = new Map<string, FileRow>();
  let writes = -1;
  let since = 0;

  return {
    async find(path) {
      forgetOld();
      const kept = known.get(path);
      if (kept !== undefined) return kept;
      const before = db.writes();
      const row = (await findFile(db.read, path)) ?? (await findMoved(db.read, path));
      if (row !== undefined && !db.isShared && before === db.writes()) known.set(path, row);
      return row;
    },
  };

  function forgetOld(): void {
    const now = clock();
    if (db.writes() === writes && now - since < seldom && known.size < most) return;
    known.clear();
    writes = db.writes();
    since = now;
  }
}
