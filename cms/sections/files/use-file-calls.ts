import { useState } from 'react';
import { moveMedia } from '#content/move-media.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type ErrorBody, RequestError } from '#contract/errors.ts';
import { errorBodyIn } from '#contract/staff-client.ts';
import { draftDefinition } from '../../draft/draft.ts';
import { fileName, urlOf } from '../../media/file-address.ts';
import { useFilesStore } from '../../files/files-context.tsx';
import { useTexts } from '../../language/texts.tsx';
import { saveAs } from '../../session/save-as.ts';
import { useConnection } from '../../session/session-context.tsx';
import { useDraft } from '../../workspace/workspace-context.tsx';

/** The outcome of a call. A refusal has a message for people, and may have more details. */
export type Done =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly error: unknown; readonly answer?: ErrorBody['error'] };

export interface FileCalls {
  readonly isBusy: boolean;
  readonly createFolder: (path: string) => Promise<Done>;
  /** Changes the path of a file or folder. References to it follow, unsaved ones included. */
  readonly move: (from: string, to: string) => Promise<Done>;
  readonly remove: (path: string, isForced: boolean) => Promise<Done>;
  /** Brings a replaced or deleted file back. */
  readonly bringBack: (id: string) => Promise<Done>;
  readonly downloadFolder: (path: string) => Promise<Done>;
}

/** The calls that change files on the server. Each reloads the list of files afterwards. */
export function useFileCalls(): FileCalls {
  const { failure } = useTexts();
  const { client, session } = useConnection();
  const files = useFilesStore();
  const draft = useDraft();
  const [isBusy, setBusy] = useState(false);

  const attempt = async (task: () => Promise<void>): Promise<Done> => {
    setBusy(true);
    try {
      await task();
      return { ok: true };
    } catch (error) {
      const answer = error instanceof RequestError ? error.facts.answer : undefined;
      return { ok: false, message: failure(error), error, ...(answer === undefined ? {} : { answer }) };
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    createFolder: (path) =>
      attempt(async () => {
        await client('createFolder', { params: { '*': path } });
        await files.reload();
      }),
    move: (From, To) =>
      attempt(async () => {
        const { Changed } = await client('moveFile', { body: { From, To } });
        draft.receive(
          Changed.flatMap(({ Model, Object: object }) => (isEdited(Model) ? [{ model: Model, object }] : [])),
        );
        const unsaved = moveMedia(draftDefinition(draft.getState().draft), { from: urlOf(From), to: urlOf(To) });
        draft.putAll(unsaved.flatMap(({ model, object }) => (isEdited(model) ? [{ model, object }] : [])));
        await files.reload();
      }),
    remove: (path, isForced) =>
      attempt(async () => {
        await client('removeFile', { params: { '*': path }, query: { force: isForced ? 'true' : 'false' } });
        await files.reload();
      }),
    bringBack: (ID) =>
      attempt(async () => {
        await client('bringBackFile', { params: { ID } });
        await files.reload();
      }),
    downloadFolder: (path) =>
      attempt(async () => {
        const state = session.getState();
        const own = state.kind === 'authenticated' ? state.staff.session : '';
        const address = client.address('zipFolder', { params: { '*': path } });
        const answer = await fetch(address, { headers: { authorization: `Bearer ${own}` } }).catch((error: unknown) => {
          throw new RequestError({ failure: 'network', url: address }, { cause: error });
        });
        if (!answer.ok) {
          const errorBody = errorBodyIn(await answer.text());
          throw new RequestError({ failure: 'status', url: address, status: answer.status, ...errorBody });
        }
        saveAs(await answer.blob(), `${fileName(path) || 'files'}.zip`);
      }),
  };
}

function isEdited(model: string): model is EditedModel {
  return editedModels.some((known) => known === model);
}
