import { type FastifyReply, type FastifyRequest } from 'fastify';
import { knownDays } from '../usecases/accounts/known-devices.ts';
import { cookieOf } from './permission.ts';

const cookie = 'cicerone-device';

/** Returns the secret by which this browser is known; empty if it has none. */
export function knownDeviceOf(request: FastifyRequest): string {
  return cookieOf(request, cookie) ?? '';
}

/** Only the login needs it, so no other request carries it. */
export function setKnownDevice(request: FastifyRequest, reply: FastifyReply, device: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const seconds = knownDays * 24 * 60 * 60;
  reply.header(
    'set-cookie',
    `${cookie}=${device}; Max-Age=${seconds}; Path=/session; HttpOnly; SameSite=Strict${secure}`,
  );
}
