import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type StoredObject } from '#content/schema/containers.ts';
import { type contentCalls, Variant } from '#contract/calls/content-calls.ts';
import { validateAside, writeDefinitionAside } from '../definition-thread/on-thread.ts';
import { inTurns } from '../in-turns.ts';
import { refuse } from '../refuse.ts';
import { isCurrent, type PreparedAnswer } from '../prepared-answer.ts';
import { type Services } from '../services.ts';
import { CopyName } from '../store/tables.ts';
import { type CopyState, readCopyText } from '../usecases/content/copies.ts';
import { importText } from '../usecases/content/import.ts';
import { readKnownFiles } from '../usecases/files/inspect-files.ts';
import { discard, publish } from '../usecases/content/publish.ts';
import { removeObjects } from '../usecases/content/remove-objects.ts';
import { saveObjects } from '../usecases/content/save-objects.ts';
import { type Handlers } from './register-calls.ts';
import { sendPrepared } from './send-prepared.ts';

export function contentHandlers(services: Services): Handlers<keyof typeof contentCalls> {
  const { db, published, inEdit, clock } = services;
  return {
    async definition({ query, who, request, reply }) {
      if (query.variant !== Variant.inEdit) return send(request, reply, (await published.current()).answer);
      if (who.kind !== 'phone') {
        if (who.kind !== 'staff') throw refuse('not-authorized-to-edit', {});
        await services.factor.refuseUnready(who.name, who.group);
      }
      const { answer, state } = await inEdit.current();
      const changed = lastModified(state, clock());
      if (changed !== undefined) reply.header('last-modified', changed);
      return send(request, reply, answer);
    },
    async save({ params, body, request }) {
      await refuseOlder(request);
      const saved = await db.write((transaction) => saveObjects(transaction, params.Model, asStored(body)));
      return saved as StoredObject[];
    },
    async remove({ params, body, request }) {
      await refuseOlder(request);
      const { Deleted, Changed } = await db.write((transaction) =>
        removeObjects(transaction, params.Model, asStored(body)),
      );
      return { Deleted: [...Deleted], Changed: [...Changed] };
    },
    async publish({ request }) {
      await refuseOlder(request);
      const version = await db.write((transaction) => publish(transaction, new Date(clock())));
      // Visitors get the earlier content until the new answer is prepared, and never wait for it.
      await published.renew();
      return asVersion(version);
    },
    discard: async () => asVersion(await db.write(discard)),
    async validate({ query, reply }) {
      const { bodies } = (await inEdit.current()).answer;
      const files = await readKnownFiles(db.readLong);
      const enabledOnly = query.all === 'false' || query.all === '0';
      const found = await validateAside({ json: bodies.identity, files, enabledOnly });
      return reply.type('application/json; charset=utf-8').send(Buffer.from(found.buffer));
    },
    async exportYaml({ query, reply }) {
      const copy = query.variant === Variant.published ? CopyName.published : CopyName.inEdit;
      const { encode } = await readCopyText(db.readLong, copy);
      const yaml = await writeDefinitionAside(await inTurns(encode()));
      return reply
        .type('application/yaml; charset=utf-8')
        .header('content-disposition', 'attachment; filename="tourDefinition.yaml"')
        .send(Buffer.from(yaml.buffer));
    },
    async importYaml({ request }) {
      await refuseOlder(request);
      return await importText(db, String(request.body));
    },
  };

  /** If-Match and If-Unmodified-Since name the editing copy that the caller has seen. Revisions guard each object besides. */
  async function refuseOlder({ headers }: FastifyRequest): Promise<void> {
    const expected = headers['if-match'];
    const since = headers['if-unmodified-since'];
    if (expected !== undefined) {
      if (expected.trim() === '*' || isCurrent((await inEdit.current()).answer, expected)) return;
    } else {
      // RFC 9110 ignores what is no date.
      const seen = Date.parse(since ?? '');
      if (Number.isNaN(seen) || secondsOf((await inEdit.current()).state.changedAt) <= secondsOf(seen)) return;
    }
    throw refuse('version-older', {});
  }
}

/** Returns the time of the last change; undefined in its own second, in which another change could follow unseen. */
function lastModified({ changedAt }: CopyState, now: number): string | undefined {
  if (changedAt === 0 || secondsOf(changedAt) >= secondsOf(now)) return undefined;
  return new Date(changedAt).toUTCString();
}

const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** The contract has parsed them: they are objects with any fields. */
const asStored = (body: readonly unknown[]): readonly StoredObject[] => body as readonly StoredObject[];

function asVersion({ counter, updatedAt, copiedFrom }: CopyState): {
  Counter: number;
  UpdatedAt: string;
  CopiedFrom: string;
} {
  return { Counter: counter, UpdatedAt: updatedAt, CopiedFrom: copiedFrom };
}

/** Access can change at any time, so browsers revalidate before every use. */
export const definitionHeaders = {
  vary: 'Accept-Encoding, Authorization, Cookie',
  'cache-control': 'private, no-cache',
  'content-type': 'application/json; charset=utf-8',
} as const;

function send(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  return sendPrepared(request, reply.headers(definitionHeaders), answer);
}
