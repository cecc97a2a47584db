import { planAnswer } from '#contract/plan-answer.ts';
import { fileToServe } from '../routes/file-handlers.ts';
import { type Services } from '../services.ts';
import { readFileAddress } from './file-address.ts';
import { type UsualRequest } from './hot-ways.ts';

/** Answers with files of the museum. What is missing or asked for in another size is left to the route. */
export function filesWay({
  fileLookup,
  fileServer,
  login,
}: Pick<Services, 'fileLookup' | 'fileServer' | 'login'>): (usual: UsualRequest) => Promise<boolean> {
  return async ({ request, response, general }) => {
    const asked = readFileAddress(request.url ?? '');
    const row = asked === undefined ? undefined : await fileLookup.find(asked.path);
    if (asked === undefined || row === undefined) return false;
    const file = fileToServe(row, await login.current(), asked.version);
    const { method = '', headers } = request;
    await fileServer.send(file, planAnswer(file, { method, headers }), { response, headers: () => general });
    return true;
  };
}
