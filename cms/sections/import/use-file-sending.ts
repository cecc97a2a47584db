import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type PlannedUpload } from '#content/import/plan-files.ts';
import { RequestError } from '#contract/errors.ts';
import { hexDigest } from '#contract/hex-digest.ts';
import { useFilesStore } from '../../files/files-context.tsx';
import { type Upload } from '../../files/uploads-machine.ts';
import { type Uploads, useUploads } from '../../files/use-uploads.ts';
import { urlOf } from '../../media/file-address.ts';
import { createSendOnce } from './send-once.ts';
import { byFolder, pathIn } from './rules/upload-folder.ts';
import { type OpenedFile } from './work/import-tasks.ts';
import { type ImportWorker } from './work/open-import-worker.ts';

export interface SendingProgress {
  readonly files: number;
  readonly allFiles: number;
  readonly bytes: number;
  readonly allBytes: number;
}

export interface FileSending {
  readonly uploads: Uploads;
  readonly send: (planned: readonly PlannedUpload[], files: readonly OpenedFile[]) => void;
  readonly progress: SendingProgress;
  /** Whether all have ended, well or not. */
  readonly isOver: boolean;
  /** Whether the server is not reached at present. */
  readonly isLost: boolean;
  /** Where planned paths are that are not stored. */
  readonly missing: readonly string[];
  readonly moved: readonly (readonly [planned: string, stored: string])[];
}

/** Milliseconds until the files are sent again after a lost connection. */
const retryAfter = 5000;

/** What proxies answer while the server behind them restarts. */
const awayStatuses: readonly number[] = [502, 503, 504];

/** Sends the files of an import, none that is stored already. After a lost network it goes on by itself. */
export function useFileSending(open: () => ImportWorker): FileSending {
  const store = useFilesStore();
  const [once] = useState(() =>
    createSendOnce({
      stored: () => {
        const state = store.getState();
        return state.status === 'ready' ? state.files : [];
      },
      // Browsers compute hashes on secure pages only.
      hash: async (content) => (isSecureContext ? hexDigest(await content.arrayBuffer()) : undefined),
    }),
  );
  const uploads = useUploads({ send: once.send });
  const { list } = uploads;
  const lost = list.filter(isLostUpload);
  const isLost = lost.length > 0;
  const wasPaused = useRef(false);
  const goOn = useEffectEvent(async () => {
    // The server may have stored a file whose answer was lost.
    await store.reload();
    for (const { key } of uploads.list.filter(isLostUpload)) uploads.retry(key);
    if (!wasPaused.current) uploads.resume();
  });
  const wait = useEffectEvent(() => {
    wasPaused.current = uploads.isPaused;
    uploads.pause();
  });
  useEffect(() => {
    if (!isLost) return undefined;
    // The others would fail as well.
    wait();
    const again = (): void => void goOn();
    const timer = setTimeout(again, retryAfter);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [isLost]);
  const done = list.filter(({ state: { kind } }) => kind !== 'waiting' && kind !== 'sending');
  return {
    uploads,
    send: (planned, files) => {
      const byPath = new Map(files.map((file) => [file.path, file]));
      for (const { folder, uploads: own } of byFolder(planned)) {
        const named = own.flatMap(({ file: path, name, key }) => {
          const bytes = byPath.get(path)?.bytes;
          if (bytes === undefined) return [];
          // What is in it comes from the worker when its turn has come.
          const file = new File([], name);
          const content = async (): Promise<Blob> => (await open().ask('readFile', { path })).content;
          once.add(file, { bytes, content, mayBeElsewhere: key !== undefined }, pathIn(folder, name));
          return [file];
        });
        uploads.send(folder, named, true);
      }
    },
    progress: {
      files: list.filter(({ state }) => state.kind === 'stored').length,
      allFiles: list.length,
      bytes: list.reduce((sum, { file, part }) => sum + once.bytesOf(file) * part, 0),
      allBytes: list.reduce((sum, { file }) => sum + once.bytesOf(file), 0),
    },
    isOver: list.length > 0 && done.length === list.length && !isLost,
    isLost,
    missing: done.filter(({ state }) => state.kind !== 'stored').map(plannedUrl),
    moved: list.flatMap((upload) =>
      upload.state.kind === 'stored' && urlOf(upload.state.as.Path) !== plannedUrl(upload)
        ? [[plannedUrl(upload), urlOf(upload.state.as.Path)] as const]
        : [],
    ),
  };
}

function plannedUrl({ folder, name }: Upload): string {
  return urlOf(pathIn(folder, name));
}

function isLostUpload({ state }: Upload): boolean {
  if (state.kind !== 'failed' || !(state.error instanceof RequestError)) return false;
  const { facts } = state.error;
  return facts.failure === 'network' || awayStatuses.includes(facts.status ?? 0);
}
