import { builtFileHeaders, type BuiltFile, type BuiltFiles } from '../built-files.ts';
import { type PreparedAnswer } from '../prepared-answer.ts';
import { preparedSender, varyOf } from './prepared-sender.ts';
import { type UsualRequest } from './usual-request.ts';

/** Answers with what the build has made. HEAD, and what is missing, are left to the route. */
export function builtHandler(files: BuiltFiles, folder: string): (usual: UsualRequest) => Promise<boolean> {
  const types = new WeakMap<PreparedAnswer, string>();
  const send = preparedSender((answer, general) => ({
    ...builtFileHeaders,
    vary: varyOf(builtFileHeaders.vary, general),
    'content-type': types.get(answer) ?? '',
  }));

  return async (usual) => {
    const { method, url = '' } = usual.request;
    const file = method === 'GET' ? await files.find(url.slice(folder.length)) : undefined;
    return file === undefined ? false : sendFile(file, usual);
  };

  function sendFile({ answer, type }: BuiltFile, usual: UsualRequest): true {
    types.set(answer, type);
    return send(usual, answer, usual.general);
  }
}
