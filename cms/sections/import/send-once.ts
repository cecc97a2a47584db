import { type StoredFile } from '../../files/files-store.ts';
import { type SendOne } from '../../files/use-uploads.ts';
import { pathIn } from './rules/upload-folder.ts';

export interface FileToSend {
  /** Of its content. */
  readonly bytes: number;
  /** @throws if it cannot be unpacked */
  readonly content: () => Promise<Blob>;
  /** Whether a stored file at another place serves as well. */
  readonly mayBeElsewhere: boolean;
}

export interface SendOnce {
  readonly add: (file: File, given: FileToSend, path: string) => void;
  readonly bytesOf: (file: File) => number;
  readonly send: SendOne;
}

export interface SendOnceOptions {
  /** The stored files, as far as they are known. */
  readonly stored: () => readonly StoredFile[];
  /** Returns undefined if hashes cannot be computed. */
  readonly hash: (content: Blob) => Promise<string | undefined>;
}

/** Sends each content once. A file whose bytes are stored already, or were sent before, is answered by that one. */
export function createSendOnce({ stored, hash }: SendOnceOptions): SendOnce {
  const files = new Map<File, FileToSend>();
  /** Where files are sent, whose known content is therefore that of the past. */
  const written = new Set<string>();
  const sent = new Map<string, StoredFile>();
  const mayBeKnown = (bytes: number): boolean =>
    stored().some(({ Bytes }) => Bytes === bytes) ||
    [...files.values()].filter((other) => other.bytes === bytes).length > 1;

  return {
    add: (file, given, path) => {
      files.set(file, given);
      written.add(path);
    },
    bytesOf: (file) => files.get(file)?.bytes ?? file.size,
    send: async ({ file, folder, name }, send) => {
      const own = files.get(file);
      const content = (await own?.content()) ?? file;
      const digest = own !== undefined && mayBeKnown(own.bytes) ? await hash(content) : undefined;
      if (own === undefined || digest === undefined) return send(content);
      const path = pathIn(folder, name);
      const alike = stored().filter(({ SHA256, Path }) => SHA256 === digest && (Path === path || !written.has(Path)));
      const here = alike.find(({ Path }) => Path === path);
      const elsewhere = own.mayBeElsewhere ? (alike[0] ?? sent.get(digest)) : undefined;
      const same = here ?? elsewhere;
      if (same !== undefined) return { stored: same };
      const answer = await send(content);
      if ('stored' in answer) sent.set(digest, answer.stored);
      return answer;
    },
  };
}
