import { type Encoding, isCurrent, pickEncoding, type PreparedAnswer } from '../prepared-answer.ts';
import { flatHeaders } from './flat-headers.ts';
import { type UsualRequest } from './usual-request.ts';

type Headers = Readonly<Record<string, string>>;

/** Sends an answer whose own headers are always the same, after the general ones, which are the same object each time. */
export type SendAnswer = (
  { request, response }: Pick<UsualRequest, 'request' | 'response'>,
  answer: PreparedAnswer,
  general: Headers,
) => true;

/** @param own returns the headers of an answer by the general ones, which may name headers of the same name */
export function preparedSender(own: (answer: PreparedAnswer, general: Headers) => Headers): SendAnswer {
  /** The head of each answer, made once. */
  const made = new WeakMap<PreparedAnswer, WeakMap<Headers, Map<Encoding | 'none', string[]>>>();

  return ({ request: { headers }, response }, answer, general) => {
    const isKnown = isCurrent(answer, headers['if-none-match']);
    const encoding = isKnown ? 'none' : pickEncoding(answer, headers['accept-encoding']);
    response
      .writeHead(isKnown ? 304 : 200, headsOf(answer, general, encoding))
      .end(encoding === 'none' ? undefined : answer.bodies[encoding]);
    return true;
  };

  function headsOf(answer: PreparedAnswer, general: Headers, encoding: Encoding | 'none'): string[] {
    const byGeneral = made.get(answer) ?? new WeakMap<Headers, Map<Encoding | 'none', string[]>>();
    made.set(answer, byGeneral);
    const heads = byGeneral.get(general) ?? new Map<Encoding | 'none', string[]>();
    byGeneral.set(general, heads);
    const known = heads.get(encoding) ?? flatHeaders(headersOf(answer, general, encoding));
    heads.set(encoding, known);
    return known;
  }

  function headersOf(answer: PreparedAnswer, general: Headers, encoding: Encoding | 'none'): Headers {
    return {
      ...general,
      ...own(answer, general),
      etag: answer.etag,
      ...(encoding === 'none' || encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...(encoding === 'none' ? {} : { 'content-length': String(answer.bodies[encoding]?.length) }),
    };
  }
}

/** Returns what an answer depends on, as the hooks for other origins leave it. */
export function varyOf(own: string, general: Headers): string {
  return general['vary'] === undefined ? own : `${own}, ${general['vary']}`;
}
