import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashStream } from '#server/files/hash-stream.ts';
import { type BackupContents, readBackup } from '#server/usecases/backups/read-backup.ts';
import { type Dump, type Museum, WrongAnswer } from '../museum-calls.ts';
import { type Random } from '../random.ts';
import { type Tally } from '../tally.ts';
import { type ContentWork, statesIn } from './content-work.ts';
import { filesIn } from './file-work.ts';
import { type Job } from './jobs.ts';
import { closeCut, type Cut, openCut, outsideCut, type Slice, type State } from './slices.ts';

/** The allowed content of a backup: states that the editing copy and the files had while it was made. */
interface Expected {
  readonly content: Cut;
  readonly files: Cut;
  readonly isFull: boolean;
}

export interface BackupWork {
  /** The acknowledged backups whose deletion was not requested. */
  readonly kept: Set<string>;
  /** The backups whose deletion was acknowledged, unless another has taken the name. */
  readonly removed: Set<string>;
  /** How many backups were asked for since the last check without an answer. */
  unanswered: number;
  /** Backups made since the last check. */
  readonly fresh: Map<string, Expected>;
}

export function openBackupWork(): BackupWork {
  return { kept: new Set(), removed: new Set(), unanswered: 0, fresh: new Map() };
}

interface BackedUp {
  readonly content: ContentWork;
  readonly files: { readonly slices: readonly Slice[] };
}

/** Makes, deletes and uploads backups while others work. */
export function backsUp(
  work: BackupWork,
  { content, files }: BackedUp,
  { museum, random }: { readonly museum: Museum; readonly random: Random },
): Job {
  return async () => {
    const [oldest] = work.kept;
    const dice = random();
    if (oldest !== undefined && dice < 0.15) {
      // Meanwhile no other client deletes it.
      work.kept.delete(oldest);
      const zip = await museum.download(oldest).finally(() => work.kept.add(oldest));
      work.unanswered += 1;
      noteNew(work, await museum.uploadBackup(zip));
      return;
    }
    if (oldest !== undefined && (work.kept.size > 4 || dice < 0.3)) {
      work.kept.delete(oldest);
      work.fresh.delete(oldest);
      await museum.removeBackup(oldest);
      work.removed.add(oldest);
      return;
    }
    const isFull = random() < 0.6;
    // A discard changes all slices at once.
    await content.turns.together(async () => {
      const cuts = { content: openCut(content.slices), files: openCut(files.slices) };
      work.unanswered += 1;
      const name = await museum.createBackup(isFull ? 'full' : 'structure').catch(unlessBusy);
      if (name === undefined) {
        work.unanswered -= 1;
        return;
      }
      closeCut(cuts.content, content.slices);
      closeCut(cuts.files, files.slices);
      noteNew(work, name);
      work.fresh.set(name, { ...cuts, isFull });
    });
  };
}

/** Another server makes a backup, or was killed while it did. */
function unlessBusy(error: unknown): undefined {
  if (error instanceof WrongAnswer && error.status === 409) return undefined;
  throw error;
}

function noteNew(work: BackupWork, name: string): void {
  work.unanswered -= 1;
  work.kept.add(name);
  work.removed.delete(name);
}

/** All acknowledged backups are there, all that are listed are whole, and each holds one moment of the museum. */
export async function checkBackups(
  work: BackupWork,
  { content, files }: BackedUp,
  { museum, tally }: { readonly museum: Museum; readonly tally: Tally },
): Promise<void> {
  const listed = new Map((await museum.backups()).map(({ Name, Size }) => [Name, Size]));
  for (const name of work.kept) if (!listed.has(name)) tally.lost.push(`the backup ${name} is gone`);
  // A name is free again after a deletion, so a backup of the same second may have taken it.
  const mayBeNew = work.unanswered > 0;
  work.unanswered = 0;
  for (const name of work.removed)
    if (!mayBeNew && listed.has(name)) tally.lost.push(`the deleted backup ${name} is there again`);
  for (const [name, size] of listed) {
    const found = await readWhole(museum, name).catch((error: unknown) => String(error));
    if (typeof found === 'string') {
      tally.inPart.push(`the backup ${name} is not whole: ${found}`);
      continue;
    }
    if (found.bytes !== size) tally.inPart.push(`the backup ${name} has ${found.bytes} bytes, not ${size}`);
    const expected = work.fresh.get(name);
    if (expected === undefined) continue;
    const copies = statesIn(found.contents.inEdit as unknown as Dump, content.slices);
    const wrong = [
      ...outsideCut(content.slices, expected.content, copies),
      ...(expected.isFull
        ? outsideCut(files.slices, expected.files, fileStatesIn(found.contents, files.slices), filesIn)
        : []),
    ];
    if (wrong.length > 0) tally.inPart.push(`the backup ${name} is of no moment: ${wrong.join(', ')}`);
  }
  work.fresh.clear();
}

/** Only the files themselves: moves and references are not in the rows of a backup. */
function fileStatesIn({ files }: BackupContents, slices: readonly Slice[]): readonly State[] {
  return slices.map(
    ({ name }) =>
      new Map(files.filter(({ path }) => path.startsWith(`${name}/`)).map(({ path, hash }) => [path, hash])),
  );
}

async function readWhole(
  museum: Museum,
  name: string,
): Promise<{ readonly bytes: number; readonly contents: BackupContents }> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-torture-backup-'));
  try {
    const path = join(folder, 'backup.zip');
    await writeFile(path, Buffer.from(await (await museum.download(name)).arrayBuffer()));
    return { bytes: (await openAsBlob(path)).size, contents: await readBackup(path, hashStream) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
