import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extensionOf } from '../files/file-name.ts';
import { typeOf } from '../files/file-kinds.ts';
import { errorCode } from '../files/node-errors.ts';
import { answerOf, type PreparedAnswer } from '../long-work/prepared-answer.ts';

export interface BuiltFile {
  /** The media type. */
  readonly type: string;
  readonly answer: PreparedAnswer;
}

/** Scripts, styles and fonts that the build has made, with a hash of their bytes in their names. */
export interface BuiltFiles {
  /** Returns a file; undefined if the build has made none of this name. */
  readonly find: (name: string) => Promise<BuiltFile | undefined>;
}

/** Names contain a hash, so responses never expire. */
export const builtFileHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
} as const;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
};

/** Keeps the files of a folder in memory from when they are first asked for, compressed as the build has left them. */
export async function openBuiltFiles(folder: string): Promise<BuiltFiles> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = new Set(entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])));
  const kept = new Map<string, Promise<BuiltFile>>();

  return {
    async find(name) {
      if (!names.has(name)) return undefined;
      const file = kept.get(name) ?? read(name);
      kept.set(name, file);
      return await file.catch((error: unknown) => {
        kept.delete(name);
        // A build has removed it below the running server.
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      });
    },
  };

  async function read(name: string): Promise<BuiltFile> {
    const bytesOf = async (suffix: string): Promise<Buffer | undefined> =>
      names.has(name + suffix) ? await readFile(join(folder, name + suffix)) : undefined;
    const [identity, br, gzip] = await Promise.all([readFile(join(folder, name)), bytesOf('.br'), bytesOf('.gz')]);
    return { type: types[extensionOf(name)] ?? typeOf(name), answer: answerOf({ identity, br, gzip }) };
  }
}
