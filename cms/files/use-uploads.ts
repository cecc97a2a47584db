import { useRef, useState } from 'react';
import { type AllCalls } from '#contract/all-calls.ts';
import { type AnswerOf } from '#contract/call.ts';
import { hasStatus } from '#contract/errors.ts';
import { type Refused } from '../language/refusal-text.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection } from '../session/session-context.tsx';
import { fileName, freeName } from '../media/file-address.ts';
import { useFilesStore } from './files-context.tsx';
import { type StoredFile } from './files-store.ts';

/** One file being uploaded. */
export interface Uploading {
  readonly key: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly part: number;
  /** Why the server refused it. */
  readonly failure?: string;
  readonly isDone?: true;
}

export interface Uploads {
  readonly list: readonly Uploading[];
  /**
   * Uploads files into a folder, one after the other. A missing folder is created.
   *
   * @param isReplacing whether a file of the same name is replaced; otherwise the new one is renamed
   * @returns the files that were accepted
   */
  readonly send: (folder: string, files: readonly File[], isReplacing?: boolean) => Promise<readonly StoredFile[]>;
  readonly cancel: (key: number) => void;
  /** Clears finished and failed uploads. */
  readonly clear: () => void;
}

export function useUploads(): Uploads {
  const { t, refusal, failure } = useTexts();
  const { client, clientWithProgress } = useConnection();
  const store = useFilesStore();
  const [list, setList] = useState<readonly Uploading[]>([]);
  const next = useRef(0);
  const running = useRef(new Map<number, AbortController>());

  const change = (key: number, facts: Partial<Uploading>): void =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...facts } : one)));

  const sendOne = async (folder: string, file: File, name: string, key: number): Promise<StoredFile | undefined> => {
    const stop = running.current.get(key);
    if (stop === undefined || stop.signal.aborted) return undefined;
    const body = new FormData();
    body.append('file', file, name);
    try {
      const call = clientWithProgress((part) => change(key, { part }));
      const { Files, Refused } = await call('uploadFiles', { params: { '*': folder }, body, signal: stop.signal });
      const [taken] = Files;
      const [refused] = Refused;
      const why = refused === undefined ? t('files.failed') : refusal(asRefused(refused));
      change(key, taken === undefined ? { failure: why } : { part: 1, isDone: true });
      return taken;
    } catch (error) {
      change(key, { failure: stop.signal.aborted ? t('files.cancelled') : failure(error) });
      return undefined;
    } finally {
      running.current.delete(key);
    }
  };

  return {
    list,
    send: async (folder, files, isReplacing = false) => {
      const state = store.getState();
      const taken = new Set(state.status === 'ready' ? state.files.map(({ Path }) => Path.toLowerCase()) : []);
      const waiting = files.map((file) => {
        const at = (name: string): string => (folder === '' ? name : `${folder}/${name}`).toLowerCase();
        const name = isReplacing ? file.name : freeName(fileName(file.name), (free) => taken.has(at(free)));
        taken.add(at(name));
        const key = (next.current += 1);
        running.current.set(key, new AbortController());
        return { key, file, name };
      });
      setList((before) => [...before, ...waiting.map(({ key, name }) => ({ key, name, part: 0 }))]);
      if (folder !== '') await makeFolder(folder);
      const sent: StoredFile[] = [];
      for (const { key, file, name } of waiting) {
        const stored = await sendOne(folder, file, name, key);
        if (stored !== undefined) sent.push(stored);
      }
      await store.reload();
      return sent;
    },
    cancel: (key) => running.current.get(key)?.abort(),
    clear: () => setList((before) => before.filter(({ key }) => running.current.has(key))),
  };

  async function makeFolder(folder: string): Promise<void> {
    const state = store.getState();
    if (state.status === 'ready' && state.folders.includes(folder)) return;
    await client('createFolder', { params: { '*': folder } }).catch((error: unknown) => {
      // Another person may have created it. The upload reports any other error.
      if (!hasStatus(error, 409)) console.warn('The folder could not be made', error);
    });
  }
}

function asRefused({ Message, Reason, Facts }: AnswerOf<AllCalls['uploadFiles']>['Refused'][number]): Refused {
  return {
    message: Message,
    ...(Reason === undefined ? {} : { reason: Reason }),
    ...(Facts === undefined ? {} : { facts: Facts }),
  };
}
