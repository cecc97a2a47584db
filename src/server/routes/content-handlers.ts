import { type FastifyReply, type FastifyRequest } from 'fastify';
import { writeDefinition } from '#content/definition-file.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type contentCalls, type EditedModel, rootModels, Variant } from '#contract/calls/content-calls.ts';
import { Refusal } from '../errors.ts';
import { isCurrent, pickEncoding, type PreparedAnswer } from '../prepared-answer.ts';
import { type Services } from '../services.ts';
import { CopyName } from '../store/tables.ts';
import { type Who } from '../usecases/accounts/sessions.ts';
import { type CopyState, readCopy } from '../usecases/content/copies.ts';
import { importText } from '../usecases/content/import.ts';
import { discard, publish } from '../usecases/content/publish.ts';
import { removeObjects } from '../usecases/content/remove-objects.ts';
import { saveObjects } from '../usecases/content/save-objects.ts';
import { validateCopy } from '../usecases/content/validate-copy.ts';
import { mayDo } from './permission.ts';
import { type Handlers } from './register-calls.ts';

export function contentHandlers(services: Services): Handlers<keyof typeof contentCalls> {
  const { db, published, inEdit, clock } = services;
  return {
    async definition({ query, who, request, reply }) {
      if (query.variant !== Variant.inEdit) return send(request, reply, (await published.current()).answer);
      if (who.kind !== 'staff')
        throw new Refusal('not-authorized', 'You need to be authorized to see the editing copy.');
      return send(request, reply, (await inEdit.current()).answer);
    },
    async save({ params, body, who }) {
      refuseRootModels(params.Model, who);
      const saved = await db.write((transaction) => saveObjects(transaction, params.Model, asStored(body)));
      inEdit.forget();
      return saved as StoredObject[];
    },
    async remove({ params, body, who }) {
      refuseRootModels(params.Model, who);
      const { Deleted, Changed } = await db.write((transaction) =>
        removeObjects(transaction, params.Model, asStored(body)),
      );
      inEdit.forget();
      return { Deleted: [...Deleted], Changed: [...Changed] };
    },
    async publish() {
      const state = await db.write((transaction) => publish(transaction, new Date(clock())));
      published.forget();
      inEdit.forget();
      return asVersion(state);
    },
    async discard() {
      const state = await db.write(discard);
      inEdit.forget();
      return asVersion(state);
    },
    validate: ({ query }) => validateCopy(services, query.all === 'false' || query.all === '0'),
    async exportYaml({ query, reply }) {
      const copy = query.variant === Variant.published ? CopyName.published : CopyName.inEdit;
      return reply
        .type('application/yaml; charset=utf-8')
        .header('content-disposition', 'attachment; filename="tourDefinition.yaml"')
        .send(writeDefinition(await readCopy(db.read, copy)));
    },
    async importYaml({ request }) {
      const report = await importText(db, String(request.body));
      inEdit.forget();
      return report;
    },
  };
}

/** The server has read them, so they are objects whose fields are what they are. */
const asStored = (body: readonly unknown[]): readonly StoredObject[] => body as readonly StoredObject[];

function refuseRootModels(model: EditedModel, who: Who): void {
  if (!rootModels.includes(model) || (who.kind === 'staff' && mayDo(who.group, 'root'))) return;
  throw new Refusal('access-denied', `${model} are for the group root.`);
}

function asVersion({ counter, updatedAt, copiedFrom }: CopyState): {
  Counter: number;
  UpdatedAt: string;
  CopiedFrom: string;
} {
  return { Counter: counter, UpdatedAt: updatedAt, CopiedFrom: copiedFrom };
}

function send(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  // Who may see it may change at any time: each time it is asked for again.
  reply
    .header('etag', answer.etag)
    .header('vary', 'Accept-Encoding, Authorization, Cookie')
    .header('cache-control', 'private, no-cache');
  if (isCurrent(answer, request.headers['if-none-match'])) return reply.code(304).send();
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(answer.bodies[encoding]);
}
