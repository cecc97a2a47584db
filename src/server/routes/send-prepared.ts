import { type FastifyReply, type FastifyRequest } from 'fastify';
import { isCurrent, pickEncoding, type PreparedAnswer } from '../long-work/prepared-answer.ts';

/** Access can change at any time, so browsers revalidate before every use. */
const contentHeaders = {
  vary: 'Accept-Encoding, Authorization, Cookie',
  'cache-control': 'private, no-cache',
  'content-type': 'application/json; charset=utf-8',
} as const;

/** Sends what visitors read of the content in the best encoding that the browser accepts, or nothing if it has this version. */
export function sendContent(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  return sendPrepared(request, reply.headers(contentHeaders), answer);
}

/** Sends an answer in the best encoding that the browser accepts, or nothing if it has this version. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  reply.header('etag', answer.etag);
  if (isCurrent(answer, request.headers['if-none-match'])) return reply.code(304).send();
  const encoding = pickEncoding(answer, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(answer.bodies[encoding]);
}
