import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One file of an npm package that is too large to depend on. */
export interface PinnedFile {
  /** Such as `@scope/name@1.2.3`. */
  readonly spec: string;
  /** The SHA-512 of the package, in base64, as lock files have it after `sha512-`. */
  readonly integrity: string;
  /** Where the file is in the package. */
  readonly path: string;
  /** The SHA-256 of the file, in hexadecimal. */
  readonly sha256: string;
}

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/cicerone-native/', import.meta.url));

/**
 * Returns the path of a file that npm has brought. Its hash is checked at each call.
 *
 * @throws if npm cannot be reached, or brings something else
 */
export function pinnedFile(file: PinnedFile): string {
  const kept = join(cache, file.sha256);
  if (hashOf(kept, 'sha256', 'hex') !== file.sha256) fetchInto(kept, file);
  return kept;
}

function fetchInto(kept: string, { spec, integrity, path, sha256 }: PinnedFile): void {
  const folder = mkdtempSync(join(tmpdir(), 'cicerone-native-'));
  try {
    console.log(`Fetching ${spec} once ...`);
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const name = execFileSync(npm, ['pack', spec, '--pack-destination', folder, '--silent'], {
      encoding: 'utf8',
    }).trim();
    const tarball = join(folder, name);
    if (hashOf(tarball, 'sha512', 'base64') !== integrity)
      throw new Error(`${spec} is not the package that was chosen`);
    execFileSync('tar', ['-xzf', tarball, '-C', folder, path]);
    if (hashOf(join(folder, path), 'sha256', 'hex') !== sha256) throw new Error(`${path} in ${spec} is another file`);
    mkdirSync(cache, { recursive: true });
    // Renamed within one disk: another process sees the whole file or none.
    const draft = `${kept}.${process.pid}`;
    copyFileSync(join(folder, path), draft);
    renameSync(draft, kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns undefined if there is no such file */
function hashOf(path: string, algorithm: string, encoding: 'hex' | 'base64'): string | undefined {
  try {
    return createHash(algorithm).update(readFileSync(path)).digest(encoding);
  } catch {
    return undefined;
  }
}
