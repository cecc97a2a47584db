import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { fileNote, filledText, text } from '../shapes.ts';

/** A path below the museum's files, with `/` between folders; empty for the top folder. */
const at = z.object({ '*': text(4000) });

const file = z.object({
  Name: z.string(),
  Path: z.string(),
  Bytes: z.number(),
  Type: z.string(),
  SHA256: z.string(),
  ModifiedAt: z.string(),
});

/** The action that ended an earlier file. */
export const FileEnd = { replaced: 'replaced', deleted: 'deleted' } as const;
export type FileEnd = (typeof FileEnd)[keyof typeof FileEnd];

/** In pixels. */
const size = z.object({ Width: z.number(), Height: z.number() });

const reference = z.object({ Model: z.string(), ID: z.number(), Field: z.string() });

/** The museum's pictures, recordings and other files (section 7.6; visitors read them under `/files/`). */
export const fileCalls = {
  readFile: {
    method: 'GET',
    path: '/files/*',
    access: 'visitor',
    summary:
      'A file, with ranges; v=<hash> makes it immutable; width=<pixels> gives a picture in a size for phones, as AVIF or WebP.',
    params: at,
    query: z.object({ v: z.optional(z.string()), width: z.optional(z.string()) }),
    answer: 'file',
    errors: ['not-found'],
    byCookie: true,
  },
  favicon: {
    method: 'GET',
    path: '/favicon.ico',
    access: 'everyone',
    summary: 'The icon that was made from a picture, for browsers that ask without being told of one.',
    answer: 'file',
    errors: ['not-found'],
  },
  listFiles: {
    method: 'GET',
    path: '/api/files/list/*',
    access: 'manager',
    summary: 'What is in a folder; deep=true: also in the folders in it, each named by its path.',
    params: at,
    query: z.object({ deep: z.optional(z.enum(['true', 'false'])) }),
    answer: z.object({
      Folder: z.string(),
      Folders: z.array(z.object({ Name: z.string(), Path: z.string() })),
      Files: z.array(z.extend(file, { UsedBy: z.number() })),
    }),
    errors: ['not-found'],
  },
  uploadFiles: {
    method: 'POST',
    path: '/api/files/upload/*',
    access: 'manager',
    audited: true,
    summary:
      'Takes files into a folder, of any size and several at once. Each is checked by its content; pictures with too many pixels are made smaller. A file of the same name is replaced at once, and can be brought back for 30 days.',
    params: at,
    body: 'upload',
    answer: z.object({
      Files: z.array(
        z.extend(file, {
          MadeSmaller: z.optional(z.object({ From: size, To: size })),
          /** Other changes. */
          Notes: z.optional(z.array(fileNote)),
        }),
      ),
      Refused: z.array(
        z.object({
          Name: z.string(),
          Code: z.string(),
          Message: z.string(),
          Reason: z.optional(z.string()),
          Facts: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
        }),
      ),
    }),
    errors: ['wrong-file', 'not-found', 'storage-full', 'wrong-type'],
  },
  createFolder: {
    method: 'POST',
    path: '/api/files/folder/*',
    access: 'manager',
    summary: 'Makes a folder.',
    params: at,
    answer: z.object({ Path: z.string() }),
    errors: ['already-there', 'wrong-value'],
  },
  moveFile: {
    method: 'POST',
    path: '/api/files/move',
    access: 'manager',
    audited: true,
    summary: 'Moves or renames a file or a folder. What refers to it in the editing copy follows.',
    body: z.object({ From: filledText(1000), To: filledText(1000) }),
    answer: z.object({
      Path: z.string(),
      Changed: z.array(z.object({ Model: z.string(), Object: z.looseObject({}) })),
    }),
    errors: ['not-found', 'already-there', 'wrong-value', 'access-denied'],
  },
  removeFile: {
    method: 'DELETE',
    path: '/api/files/*',
    access: 'manager',
    audited: true,
    summary:
      'Deletes a file or a folder. Refused while the content refers to it, unless force=true. The files can be brought back for 30 days.',
    params: at,
    query: z.object({ force: z.optional(z.enum(['true', 'false'])) }),
    answer: z.object({ Removed: z.number(), StillReferenced: z.array(reference) }),
    errors: ['not-found', 'still-referenced'],
  },
  earlierFiles: {
    method: 'GET',
    path: '/api/files/earlier',
    access: 'manager',
    summary:
      'The files that were replaced or deleted at a path in the last 30 days, the newest first; without a path, all deleted files whose place is free.',
    query: z.object({ Path: z.optional(text(4000)) }),
    answer: z.array(
      z.extend(file, {
        ID: z.string(),
        EndedAt: z.string(),
        End: z.enum(FileEnd),
        /** The user who replaced or deleted it. */
        Who: z.string(),
      }),
    ),
  },
  bringBackFile: {
    method: 'POST',
    path: '/api/files/earlier/:ID',
    access: 'manager',
    audited: true,
    summary:
      'Brings a replaced or deleted file back, at once also for visitors. A file in its place is kept in its turn.',
    params: z.object({ ID: filledText(100) }),
    answer: file,
    errors: ['not-found', 'already-there', 'storage-full'],
  },
  zipFolder: {
    method: 'GET',
    path: '/api/files/zip/*',
    access: 'manager',
    audited: true,
    summary: 'A folder as a zip.',
    params: at,
    answer: 'file',
    errors: ['not-found'],
  },
  createIcons: {
    method: 'POST',
    path: '/api/ico',
    access: 'root',
    audited: true,
    summary: "Makes favicon.ico and the app's icons from a picture.",
    body: z.object({ Path: filledText(1000) }),
    answer: z.object({ Files: z.array(z.string()) }),
    errors: ['not-found', 'wrong-file', 'storage-full'],
  },
} as const satisfies Readonly<Record<string, Call>>;
