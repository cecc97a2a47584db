import { networkInterfaces } from 'node:os';
import { type FastifyRequest } from 'fastify';
import { type AnswerOf } from '#contract/call.ts';
import { type phoneCalls } from '#contract/calls/phone-calls.ts';
import { forVisitors } from '#content/for-visitors.ts';
import { refuse } from '../refuse.ts';
import { type Services } from '../usecases/services.ts';
import { setPhoneCookie } from './permission.ts';
import { type Handlers } from './register-calls.ts';
import { staff } from './session-handlers.ts';

type Draft = AnswerOf<typeof phoneCalls.followPhonePreview>;

export function phoneHandlers({ phonePreviews, settings }: Services): Handlers<keyof typeof phoneCalls> {
  const { webAddress } = settings.client;
  return {
    async openPhonePreview({ body, who, request }) {
      const { id, secret, validUntil } = await phonePreviews.open(staff(who), body.Place);
      return {
        ID: id,
        Secret: secret,
        ValidUntil: new Date(validUntil).toISOString(),
        Origins: originsFor(request, webAddress),
      };
    },
    async showOnPhone({ params, body, who }) {
      const draft = { base: body.Base, unsaved: JSON.stringify(forVisitors(body.Unsaved)) };
      return { Phones: await phonePreviews.show(staff(who), params.ID, draft) };
    },
    async closePhonePreview({ params, who }) {
      await phonePreviews.close(staff(who), params.ID);
      return { Done: true };
    },
    async enterPhonePreview({ body, request, reply }) {
      const { place, validUntil } = await phonePreviews.enter(body.Secret);
      setPhoneCookie(request, reply, { session: body.Secret, validUntil });
      return { Place: place, ValidUntil: new Date(validUntil).toISOString() };
    },
    async followPhonePreview({ query, who, device }) {
      if (who.kind !== 'phone') throw refuse(who.kind === 'staff' ? 'phones-only' : 'phone-preview-ended', {});
      const after = query.After === undefined ? undefined : Number(query.After);
      const { revision, base, unsaved } = await phonePreviews.follow(who.preview, device, after);
      return { Revision: revision, Base: base, Unsaved: JSON.parse(unsaved) as Draft['Unsaved'] };
    },
  };
}

/** Returns where phones find this server, if its own computer is where staff have opened it. */
function originsFor({ host, protocol }: FastifyRequest, webAddress: string): string[] {
  const opened = `${protocol}://${host}`;
  if (!URL.canParse(opened)) return [];
  const { hostname, port } = new URL(opened);
  if (!/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)) return [];
  if (webAddress !== '') return [new URL(webAddress).origin];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `${protocol}://${address}${port === '' ? '' : `:${port}`}`);
}
