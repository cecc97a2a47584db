import { notifications } from '@mantine/notifications';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import { type AllCalls } from '#contract/all-calls.ts';
import { type AnswerOf } from '#contract/call.ts';
import { hasStatus } from '#contract/errors.ts';
import { hexDigest } from '#contract/hex-digest.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { type Refused } from '../language/refusal-text.ts';
import { useTexts } from '../language/texts.tsx';
import { fileName, freeName } from '../media/file-address.ts';
import { type Connection, useConnection } from '../session/session-context.tsx';
import { useFilesStore } from './files-context.tsx';
import { type FilesStore, type StoredFile } from './files-store.ts';
import { type SendInput, type Upload, type UploadAnswer, uploadsMachine } from './uploads-machine.ts';

export interface Uploads {
  readonly list: readonly Upload[];
  /**
   * Uploads files into a folder, one after the other. A missing folder is created.
   *
   * @param isReplacing whether a file of the same name is replaced; otherwise the new one is renamed
   */
  readonly send: (folder: string, files: readonly File[], isReplacing?: boolean) => void;
  readonly cancel: (key: number) => void;
  /** Sends a file whose call has failed once more. */
  readonly retry: (key: number) => void;
  readonly isPaused: boolean;
  /** Lets the current file end, and keeps the others waiting. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Clears finished and failed uploads. */
  readonly clear: () => void;
}

export interface UploadsOptions {
  /** Gets the files that were sent together, once all of them have ended, and each that was sent once more. */
  readonly onStored?: (files: readonly StoredFile[]) => void;
  /** Sends a file, or answers without sending it. */
  readonly send?: SendOne;
}

/** @param send sends the content of the file to its place */
export type SendOne = (upload: Upload, send: (content: Blob) => Promise<UploadAnswer>) => Promise<UploadAnswer>;

/** Uploads that run to their end, even if their form is left meanwhile. */
export function useUploads({ onStored, send }: UploadsOptions = {}): Uploads {
  const connection = useConnection();
  const store = useFilesStore();
  const { t } = useTexts();
  const next = useRef(0);
  /** The folders made here, which the list of files may not show yet. */
  const [made] = useState(() => new Set<string>());
  const tellRenamed = (name: string, as: string): void =>
    void notifications.show({ message: t('files.renamed', { name, as }) });
  const [actor] = useState(() =>
    createActor(
      uploadsMachine.provide({
        actors: {
          send: fromPromise(({ input, signal }) => {
            const sendContent = (content: Blob): Promise<UploadAnswer> =>
              sendFile(connection, { store, made }, { ...input, content }, signal);
            return (send ?? sendUnlessSame(store))(input.upload, sendContent);
          }),
          reload: fromPromise(() => store.reload()),
        },
      }),
    ).start(),
  );
  const list = useSelector(actor, ({ context }) => context.list);
  const isPaused = useSelector(actor, ({ context }) => context.isPaused);
  return {
    list,
    send: (folder, files, isReplacing = false) => {
      const batch = (next.current += 1);
      const names = namesFor(store, folder, files, isReplacing);
      actor.send({
        type: 'add',
        uploads: files.map((file, place) => ({
          key: (next.current += 1),
          batch,
          folder,
          file,
          name: names[place] ?? file.name,
          onStored:
            onStored === undefined
              ? undefined
              : (stored) => {
                  for (const [at, one] of files.entries()) {
                    const [name, as] = [fileName(one.name), names[at] ?? ''];
                    if (name !== as && stored.some((each) => each.Name === as)) tellRenamed(name, as);
                  }
                  onStored(stored);
                },
        })),
      });
    },
    cancel: (key) => actor.send({ type: 'cancel', key }),
    retry: (key) => actor.send({ type: 'retry', key }),
    isPaused,
    pause: () => actor.send({ type: 'pause' }),
    resume: () => actor.send({ type: 'resume' }),
    clear: () => actor.send({ type: 'clear' }),
  };
}

/** Returns names that no other file of the folder has, unless files are to be replaced. */
function namesFor(store: FilesStore, folder: string, files: readonly File[], isReplacing: boolean): readonly string[] {
  const state = store.getState();
  const taken = new Set(state.status === 'ready' ? state.files.map(({ Path }) => Path.toLowerCase()) : []);
  return files.map((file) => {
    const name = isReplacing ? file.name : freeName(fileName(file.name), (free) => taken.has(pathIn(folder, free)));
    taken.add(pathIn(folder, name));
    return name;
  });
}

async function sendFile(
  { client, clientWithProgress }: Connection,
  folders: Folders,
  { upload: { folder, name }, content, onProgress }: SendInput & { readonly content: Blob },
  signal: AbortSignal,
): Promise<UploadAnswer> {
  if (folder !== '') await makeFolder(client, folders, folder);
  const body = new FormData();
  body.append('file', content, name);
  const call = clientWithProgress(onProgress);
  const { Files, Refused: refused } = await call('uploadFiles', { params: { '*': folder }, body, signal });
  const [stored] = Files;
  return stored === undefined ? { refused: asRefused(refused[0]) } : { stored };
}

/** Forms do not add a file twice. */
function sendUnlessSame(store: FilesStore): SendOne {
  return async ({ file, onStored }, send) => {
    const same = onStored === undefined ? undefined : await sameFile(store, file);
    return same === undefined ? send(file) : { stored: same };
  };
}

/**
 * Returns the file of this name, in any folder, with the same bytes, so that a form does not add it once more. One with another name is
 * another file: replacing it later must not change this one.
 */
async function sameFile(store: FilesStore, file: File): Promise<StoredFile | undefined> {
  const state = store.getState();
  // Browsers compute hashes on secure pages only.
  if (state.status !== 'ready' || !isSecureContext) return undefined;
  const name = pathIn('', fileName(file.name));
  const alike = state.files.filter(({ Path, Bytes }) => Bytes === file.size && nameIn(Path) === name);
  if (alike.length === 0) return undefined;
  const hash = await hexDigest(await file.arrayBuffer());
  return alike.find(({ SHA256 }) => SHA256 === hash);
}

const nameIn = (path: string): string => pathIn('', path.slice(path.lastIndexOf('/') + 1));

const pathIn = (folder: string, name: string): string =>
  (folder === '' ? name : `${folder}/${name}`).normalize('NFC').toLowerCase();

interface Folders {
  readonly store: FilesStore;
  readonly made: Set<string>;
}

async function makeFolder(client: StaffClient, { store, made }: Folders, folder: string): Promise<void> {
  const state = store.getState();
  if (made.has(folder) || (state.status === 'ready' && state.folders.includes(folder))) return;
  made.add(folder);
  await client('createFolder', { params: { '*': folder } }).catch((error: unknown) => {
    // Another person may have created it. The upload reports any other error.
    if (!hasStatus(error, 409)) console.warn('The folder could not be made', error);
  });
}

function asRefused(refused: AnswerOf<AllCalls['uploadFiles']>['Refused'][number] | undefined): Refused | undefined {
  if (refused === undefined) return undefined;
  const { Message, Reason, Facts } = refused;
  return {
    message: Message,
    ...(Reason === undefined ? {} : { reason: Reason }),
    ...(Facts === undefined ? {} : { facts: Facts }),
  };
}
