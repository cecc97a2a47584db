import { pageFacts } from '../page-headers.ts';
import { type Screens } from '../prerender/screens.ts';
import { preparedSender, varyOf } from './prepared-sender.ts';
import { type UsualRequest } from './usual-request.ts';

/** Answers with pages whose screens are there; everything else at the guide's addresses is left to the route. */
export function pageHandler(screens: Pick<Screens, 'cached'>): (usual: UsualRequest) => Promise<boolean> {
  const send = preparedSender((_, general) => ({ ...pageFacts, vary: varyOf(pageFacts.vary, general) }));
  return async (usual) => {
    const { method, url = '', headers } = usual.request;
    const page = method === 'GET' ? await screens.cached(url, headers['accept-language']) : undefined;
    return page === undefined ? false : send(usual, page, usual.general);
  };
}
