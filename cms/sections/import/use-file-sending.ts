import { useEffect, useEffectEvent } from 'react';
import { type PlannedUpload } from '#content/import/plan-files.ts';
import { RequestError } from '#contract/errors.ts';
import { type Upload } from '../../files/uploads-machine.ts';
import { type Uploads, useUploads } from '../../files/use-uploads.ts';
import { urlOf } from '../../media/file-address.ts';
import { byFolder } from './rules/upload-folder.ts';
import { type DroppedFile } from './work/import-tasks.ts';

export interface SendingProgress {
  readonly files: number;
  readonly allFiles: number;
  readonly bytes: number;
  readonly allBytes: number;
}

export interface FileSending {
  readonly uploads: Uploads;
  readonly send: (planned: readonly PlannedUpload[], files: readonly DroppedFile[]) => void;
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

/** Sends the files of an import. After a lost network it goes on by itself. */
export function useFileSending(): FileSending {
  const uploads = useUploads();
  const { list } = uploads;
  const lost = list.filter(isLostUpload);
  const isLost = lost.length > 0;
  const goOn = useEffectEvent(() => {
    for (const { key } of uploads.list.filter(isLostUpload)) uploads.retry(key);
    uploads.resume();
  });
  const wait = useEffectEvent(() => uploads.pause());
  useEffect(() => {
    if (!isLost) return undefined;
    // The others would fail as well.
    wait();
    const timer = setTimeout(goOn, retryAfter);
    addEventListener('online', goOn);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
    };
  }, [isLost]);
  const done = list.filter(({ state: { kind } }) => kind !== 'waiting' && kind !== 'sending');
  return {
    uploads,
    send: (planned, files) => {
      const byPath = new Map(files.map(({ path, file }) => [path, file]));
      for (const { folder, uploads: own } of byFolder(planned)) {
        const named = own.flatMap(({ file, name }) => {
          const given = byPath.get(file);
          return given === undefined ? [] : [new File([given], name, { type: given.type })];
        });
        uploads.send(folder, named, true);
      }
    },
    progress: {
      files: list.filter(({ state }) => state.kind === 'stored').length,
      allFiles: list.length,
      bytes: list.reduce((sum, { file, part }) => sum + file.size * part, 0),
      allBytes: list.reduce((sum, { file }) => sum + file.size, 0),
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
  return urlOf(folder === '' ? name : `${folder}/${name}`);
}

function isLostUpload({ state }: Upload): boolean {
  return state.kind === 'failed' && state.error instanceof RequestError && state.error.facts.failure === 'network';
}
