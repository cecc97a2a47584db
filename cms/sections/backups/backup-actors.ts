import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { type DraftStore } from '../../draft/draft-store.ts';
import { changedNames } from '../../draft/draft.ts';
import { type FilesStore } from '../../files/files-store.ts';
import { type Connection } from '../../session/session-context.tsx';
import { type WorkspaceStore } from '../../workspace/workspace-store.ts';
import { type Backup } from './backups-state.ts';
import { backupMachine, type Followed, type Restored, type Wanted } from './backup-machine.ts';

export interface BackupActorsOptions extends Pick<Connection, 'client' | 'clientWithProgress'> {
  readonly draft: DraftStore;
  readonly workspace: Pick<WorkspaceStore, 'reload'>;
  readonly files: Pick<FilesStore, 'reload'>;
  /** Waits a moment before the next request. */
  readonly pause: (signal: AbortSignal) => Promise<void>;
}

/** Why a restore does not begin: edits are still not saved. */
export class UnsavedEdits extends Error {
  override readonly name = 'UnsavedEdits';
}

/** The machine at work with the server and the editing copy. */
export function createBackupMachine(options: BackupActorsOptions): typeof backupMachine {
  const { client, clientWithProgress, draft, workspace, files, pause } = options;
  return backupMachine.provide({
    actors: {
      create: fromPromise<Backup, Wanted>(({ input: { type, description }, signal }) =>
        client('createBackup', { body: { Type: type, Description: description }, signal }),
      ),
      upload: fromCallback<EventObject, { readonly file: File }>(({ input: { file }, sendBack }) => {
        const stop = new AbortController();
        const body = new FormData();
        body.append('file', file, file.name);
        const call = clientWithProgress((part) => sendBack({ type: 'sent', part }));
        call('uploadBackup', { body, signal: stop.signal }).then(
          (backup) => sendBack({ type: 'uploaded', backup }),
          (error: unknown) => {
            if (!stop.signal.aborted) sendBack({ type: 'refused', error });
          },
        );
        return () => stop.abort();
      }),
      saveEdits: fromPromise(async () => {
        await draft.save();
        const { saving, draft: edited } = draft.getState();
        if (saving.kind === 'failed') throw saving.error;
        if (changedNames(edited).length > 0) throw new UnsavedEdits();
      }),
      restore: fromPromise<Restored, { readonly name: string }>(async ({ input: { name }, signal }) => {
        const { Before, RestoredAt, Notes } = await client('restoreBackup', { params: { Name: name }, signal });
        return { name, before: Before, at: RestoredAt, notes: Notes };
      }),
      read: fromPromise(async ({ input }: { input: { readonly at: string } }) => {
        await workspace.reload(input.at);
        await files.reload();
      }),
      follow: fromPromise<Followed, { readonly known: string | undefined }>(async ({ input: { known }, signal }) => {
        for (;;) {
          // Out of reach, or logged out: asked again until it answers.
          const state = await client('backupState', { signal }).catch(() => undefined);
          signal.throwIfAborted();
          if (state !== undefined && state.Running === undefined)
            return { last: state.Last?.ID === known ? undefined : state.Last };
          await pause(signal);
        }
      }),
    },
  });
}
