import { type PreparedAnswer } from '../prepared-answer.ts';
import { contentHeaders } from '../routes/send-prepared.ts';
import { preparedSender, varyOf } from './prepared-sender.ts';
import { type UsualRequest } from './usual-request.ts';

/** Answers with what is prepared once per version of the content. HEAD is left to the route. */
export function contentHandler(current: () => Promise<PreparedAnswer>): (usual: UsualRequest) => Promise<boolean> {
  const send = preparedSender((_, general) => ({ ...contentHeaders, vary: varyOf(contentHeaders.vary, general) }));
  return async (usual) => {
    if (usual.request.method !== 'GET') return false;
    return send(usual, await current(), usual.general);
  };
}
