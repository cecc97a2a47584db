import { type FileHandle } from 'node:fs/promises';

/** Reads a part of a file; the result is shorter at its end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

export interface FileToSniff {
  readonly bytes: number;
  readonly read: ReadAt;
}

export function openedFile(handle: FileHandle, bytes: number): FileToSniff {
  return {
    bytes,
    read: async (position, length) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    },
  };
}
