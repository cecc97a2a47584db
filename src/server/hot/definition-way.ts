import { type ServerResponse } from 'node:http';
import { isCurrent, pickEncoding, type PreparedAnswer } from '../prepared-answer.ts';
import { definitionHeaders } from '../routes/content-handlers.ts';
import { type CopyCache } from '../usecases/content/published.ts';
import { flatHeaders } from './flat-headers.ts';
import { type UsualRequest } from './usual-request.ts';

type Encoding = ReturnType<typeof pickEncoding>;
type Heads = Map<Encoding | 'none', string[]>;

/** Answers with the published tour definition. HEAD is left to the route. */
export function definitionWay(published: CopyCache): (usual: UsualRequest) => Promise<boolean> {
  /** The headers of each answer by those that all answers have, which are made once for each protocol. */
  const made = new WeakMap<PreparedAnswer, Map<UsualRequest['general'], Heads>>();

  return async ({ request, response, general }) => {
    if (request.method !== 'GET') return false;
    const { headers } = request;
    const { answer } = await published.current();
    if (isCurrent(answer, headers['if-none-match'])) return end(response, 304, headsOf(answer, general, 'none'));
    const encoding = pickEncoding(headers['accept-encoding']);
    return end(response, 200, headsOf(answer, general, encoding), answer.bodies[encoding]);
  };

  function headsOf(answer: PreparedAnswer, general: UsualRequest['general'], encoding: Encoding | 'none'): string[] {
    const all = made.get(answer) ?? new Map<UsualRequest['general'], Heads>();
    made.set(answer, all);
    const heads = all.get(general) ?? new Map<Encoding | 'none', string[]>();
    all.set(general, heads);
    const known = heads.get(encoding) ?? flatHeaders(headersOf(answer, general, encoding));
    heads.set(encoding, known);
    return known;
  }
}

function headersOf(
  { etag, bodies }: PreparedAnswer,
  general: UsualRequest['general'],
  encoding: Encoding | 'none',
): Readonly<Record<string, string>> {
  return {
    ...general,
    ...definitionHeaders,
    // As the hooks for other origins leave it.
    vary: [definitionHeaders.vary, general['vary']].join(', '),
    etag,
    ...(encoding === 'none' || encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(encoding === 'none' ? {} : { 'content-length': String(bodies[encoding].length) }),
  };
}

function end(response: ServerResponse, status: number, heads: string[], body?: Buffer): true {
  response.writeHead(status, heads).end(body);
  return true;
}
