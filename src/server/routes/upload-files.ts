import { type FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { type FileNote } from '../files/inspected-file.ts';
import { refusalText } from '../refuse.ts';
import { type Services } from '../usecases/services.ts';
import { type SmallerPicture } from '../files/smaller-picture.ts';
import { namesOfFiles } from '../usecases/audit/names.ts';
import { storeFile } from '../usecases/files/store-file.ts';
import { asAnswer, type FileAnswer, needFolder } from '../usecases/files/tree.ts';
import { readWhole, sentFiles } from './sent-files.ts';

interface Size {
  Width: number;
  Height: number;
}

/** A sentence about a file: in English, and its reason and facts for other languages. */
interface Note {
  Message: string;
  Reason: string;
  Facts: Record<string, string | number>;
}

export interface Uploaded {
  Files: (FileAnswer & { MadeSmaller?: { From: Size; To: Size }; Notes?: Note[] })[];
  Refused: { Name: string; Code: string; Message: string; Reason?: string; Facts?: Record<string, string | number> }[];
}

/** Stores the files of a multipart body in turn; names each refused file with the reason. @throws Refusal `storage-full`, `unavailable` */
export async function uploadFiles(
  { db, blobs, clock }: Pick<Services, 'db' | 'blobs' | 'clock'>,
  request: FastifyRequest,
  { folder: given, who }: { readonly folder: string; readonly who: string },
): Promise<Uploaded> {
  const folder = await needFolder(db.read, given);
  const uploaded: Uploaded = { Files: [], Refused: [] };
  const [added, replaced]: [string[], string[]] = [[], []];
  let failure: Refusal | undefined;
  for await (const part of sentFiles(request)) {
    try {
      const upload = await readWhole(part, blobs.keepUpload(part.filename, part.file));
      const keeper = { who, now: clock() };
      const { row, isReplacing } = await db.write(
        async (transaction) => await storeFile(transaction, folder, upload, keeper),
      );
      (isReplacing ? replaced : added).push(row.path);
      const { smaller, notes } = upload;
      // A smaller picture has a separate field.
      const Notes = smaller === undefined ? notes.map(noteAnswer) : [];
      uploaded.Files.push({
        ...asAnswer(row),
        ...(smaller && { MadeSmaller: sizesOf(smaller) }),
        ...(Notes.length > 0 && { Notes }),
      });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'bad-request' || error.code === 'too-slow') throw error;
      // The files after this one must still be read.
      part.file.resume();
      if (error.code === 'storage-full' || error.code === 'unavailable') failure ??= error;
      const { code: Code, message: Message, reason, facts } = error;
      const words = reason === undefined ? {} : { Reason: reason, Facts: { ...facts } };
      uploaded.Refused.push({ Name: part.filename, Code, Message, ...words });
    }
  }
  if (failure !== undefined && uploaded.Files.length === 0) throw failure;
  request.noted = [
    ...(added.length === 0 ? [] : [{ what: 'uploadFiles', about: namesOfFiles(added) } as const]),
    ...(replaced.length === 0 ? [] : [{ what: 'replace file', about: namesOfFiles(replaced) } as const]),
  ];
  return uploaded;
}

export function noteAnswer({ reason, facts }: FileNote): Note {
  return { Message: refusalText(reason, facts), Reason: reason, Facts: { ...facts } };
}

function sizesOf({ from, to }: SmallerPicture): { From: Size; To: Size } {
  return { From: { Width: from.width, Height: from.height }, To: { Width: to.width, Height: to.height } };
}
