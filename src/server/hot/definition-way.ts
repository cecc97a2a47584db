import { definitionHeaders } from '../routes/content-handlers.ts';
import { type CopyCache } from '../usecases/content/published.ts';
import { preparedSender, varyOf } from './prepared-sender.ts';
import { type UsualRequest } from './usual-request.ts';

/** Answers with the published tour definition. HEAD is left to the route. */
export function definitionWay(published: CopyCache): (usual: UsualRequest) => Promise<boolean> {
  const send = preparedSender((_, general) => ({
    ...definitionHeaders,
    vary: varyOf(definitionHeaders.vary, general),
  }));
  return async (usual) => {
    if (usual.request.method !== 'GET') return false;
    const { answer } = await published.current();
    return send(usual, await answer(), usual.general);
  };
}
