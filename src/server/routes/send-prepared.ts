import { type FastifyReply, type FastifyRequest } from 'fastify';
import { isCurrent, pickEncoding, type PreparedAnswer } from '../prepared-answer.ts';

/** Sends an answer in the best encoding that the browser accepts, or nothing if it has this version. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  reply.header('etag', answer.etag);
  if (isCurrent(answer, request.headers['if-none-match'])) return reply.code(304).send();
  const encoding = pickEncoding(answer, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(answer.bodies[encoding]);
}
