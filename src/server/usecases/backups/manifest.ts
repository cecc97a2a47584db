import * as z from 'zod/mini';
import { BackupType } from '#content/constants.ts';
import { wrongBackup } from './wrong-backup.ts';

/** Increases when older programs can no longer restore new backups. */
export const backupFormat = 1;

export const entryNames = {
  manifest: 'manifest.json',
  published: 'tourDefinition.yaml',
  inEdit: 'editing.yaml',
} as const;

/** The description inside a backup. It omits login settings, so that a restore never opens a museum. */
export interface Manifest {
  readonly format: number;
  /** The build that wrote it. */
  readonly program: string;
  readonly type: BackupType;
  readonly description: string;
  /** An ISO 8601 date and time. */
  readonly createdAt: string;
  /** Every other entry of the zip. */
  readonly entries: readonly ManifestEntry[];
  readonly files: readonly ManifestFile[];
  readonly folders: readonly string[];
  /** Files that were missing or changed in the store when the backup was made. */
  readonly damaged: readonly string[];
}

export interface ManifestEntry {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface ManifestFile {
  readonly path: string;
  /** The entry with its bytes; a file whose name no archive allows has another entry name. */
  readonly entry: string;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

/** Names of imported files may be unusual, but no part may lead elsewhere. */
const path = z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/^(?!(?:.*\/)?\.{0,2}(?:\/|$))[^\0]*$/su));
/** Returns whether a file of a backup may have this path. */
export function isPathOfFile(given: unknown): boolean {
  return path.safeParse(given).success;
}

/** The last moment that a `Date` can hold. */
const lastMoment = 8.64e15;
const whole = z.int().check(z.minimum(0));

const manifest: z.ZodMiniType<Manifest> = z.object({
  format: z.int(),
  program: z.string(),
  type: z.enum(BackupType),
  description: z.string().check(z.maxLength(2000), z.regex(/^[^\0]*$/)),
  createdAt: z.iso.datetime({ offset: true }),
  entries: z.array(z.object({ name: z.string(), bytes: whole, sha256: z.string().check(z.regex(/^[\da-f]{64}$/)) })),
  files: z.array(z.object({ path, entry: z.string(), modifiedAt: whole.check(z.maximum(lastMoment)) })),
  folders: z.array(path),
  damaged: z.array(z.string()),
});

const formatOnly = z.object({ format: z.int().check(z.minimum(1)) });

/** @throws Refusal `wrong-backup` */
export function readManifest(text: string): Manifest {
  const given = parsed(text);
  const known = z.safeParse(formatOnly, given);
  if (!known.success) throw wrongBackup('foreign', { manifest: entryNames.manifest });
  const { format } = known.data;
  if (format > backupFormat) throw wrongBackup('newer', { format, known: backupFormat });
  const read = z.safeParse(manifest, given);
  if (read.success) return read.data;
  const place = read.error.issues[0]?.path.join('.') ?? '';
  throw place === ''
    ? wrongBackup('manifest-start-broken', { manifest: entryNames.manifest })
    : wrongBackup('manifest-broken', { manifest: entryNames.manifest, place });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw wrongBackup('no-json', { manifest: entryNames.manifest }, error);
  }
}
