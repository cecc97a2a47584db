/** Reads a part of a file; the result is shorter at its end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

export interface FileToSniff {
  readonly bytes: number;
  readonly read: ReadAt;
}
