import { type FastifyRequest } from 'fastify';
import { isWhole, type PublicationScope } from '#content/publication/scope.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type contentCalls, excludedAtMost, Variant } from '#contract/calls/content-calls.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { writeDefinitionAside } from '../usecases/content/definition-thread/on-thread.ts';
import { inTurns } from '../long-work/in-turns.ts';
import { refuse } from '../refuse.ts';
import { isCurrent } from '../long-work/prepared-answer.ts';
import { type Services } from '../usecases/services.ts';
import { type Reader } from '../store/database.ts';
import { CopyName } from '../store/tables.ts';
import { writersSince } from '../usecases/history/read-history.ts';
import { namesOfObjects } from '../usecases/audit/names.ts';
import { createNotedEdits } from '../usecases/audit/noted-edits.ts';
import { type CopyState, readCopyText, readState } from '../usecases/content/copies.ts';
import { type Changes, withChanges } from '../usecases/content/copy-content.ts';
import { importText } from '../usecases/content/import.ts';
import { listRetainedCopies } from '../usecases/content/retained-copies.ts';
import { bringBack, discard, publish, type Publication, type Replaced } from '../usecases/content/publish.ts';
import { type Keeper } from '../usecases/files/tree.ts';
import { readKnownFiles } from '../usecases/files/inspect-files.ts';
import { type Removed, removeObjects } from '../usecases/content/remove-objects.ts';
import { refuseOtherChanges } from '../usecases/content/refuse-other-changes.ts';
import { saveObjects } from '../usecases/content/save-objects.ts';
import { checkCopy, cutFindings, longestOf } from '../usecases/content/validate-copy.ts';
import { type Who } from '../usecases/accounts/sessions.ts';
import { aboutOf } from '../usecases/publications/carry-out.ts';
import { scopeIn } from './publication-handlers.ts';
import { type Handlers } from './register-calls.ts';
import { sendContent } from './send-prepared.ts';
import { staff } from './session-handlers.ts';

/** Staff read no more of what publishing changes. */
const changesAtMost = 200;

export function contentHandlers(services: Services): Handlers<keyof typeof contentCalls> {
  const { db, published, inEdit, unpublished, approval, clock } = services;
  const edits = createNotedEdits(clock);
  return {
    async definition({ query, who, request, reply }) {
      if (query.variant !== Variant.inEdit)
        return sendContent(request, reply, await (await published.current()).answer());
      if (who.kind !== 'phone') {
        if (who.kind !== 'staff') throw refuse('not-authorized-to-edit', {});
        await services.factor.refuseUnready(who.name, who.group);
      }
      const { answer, answerForVisitors, state } = await inEdit.current();
      const changed = lastModified(state, clock());
      if (changed !== undefined) reply.header('last-modified', changed);
      return sendContent(request, reply, await (who.kind === 'phone' ? answerForVisitors() : answer()));
    },
    async save({ params, body, who, request }) {
      await refuseOlder(request);
      const { result: saved, version } = await edit(
        async (transaction) => {
          const { name, group, languages } = staff(who);
          if (group === UserGroup.translator)
            await refuseOtherChanges(transaction, params.Model, asStored(body), { name, languages });
          return saveObjects(transaction, params.Model, asStored(body), keeper(who));
        },
        (all) => ({ saved: new Map([[params.Model, all]]) }),
      );
      const fresh = edits.fresh({ who: staff(who).name, version }, params.Model, saved);
      request.noted = fresh.length === 0 ? [] : [{ what: 'save', about: namesOfObjects(params.Model, fresh) }];
      return saved as StoredObject[];
    },
    async remove({ params, body, who, request }) {
      await refuseOlder(request);
      const { result } = await edit(
        (transaction) => removeObjects(transaction, params.Model, asStored(body), keeper(who)),
        (removed) => ({ saved: byModel(removed.Changed), deleted: removed.Deleted }),
      );
      const { Deleted, Changed, named } = result;
      request.noted = [{ what: 'remove', about: namesOfObjects(params.Model, named) }];
      return { Deleted: [...Deleted], Changed: [...Changed] };
    },
    async publish({ query, request, who }) {
      await approval.refuseOthers(who);
      await refuseOlder(request);
      return await publishNow({}, query.Seen);
    },
    async publishPart({ query, request, who, body }) {
      await approval.refuseOthers(who);
      await refuseOlder(request);
      const scope = scopeIn(body);
      request.noted = [{ what: isWhole(scope) ? 'publish' : 'publishPart', about: aboutOf(body.Note ?? '', scope) }];
      return await publishNow(scope, query.Seen);
    },
    async discard({ who }) {
      edits.clear();
      return asReplaced(await db.write((transaction) => discard(transaction, keeper(who))));
    },
    async keptCopies() {
      const kept = await listRetainedCopies(db.read, clock());
      return kept.map(({ id, keptAt, who, before, changes }) => ({
        ID: id,
        KeptAt: new Date(keptAt).toISOString(),
        Who: who,
        Before: before,
        Changes: changes,
      }));
    },
    async bringBackCopy({ params, who }) {
      edits.clear();
      return asReplaced(await db.write((transaction) => bringBack(transaction, params.ID, keeper(who))));
    },
    async validate({ query }) {
      const { definition } = await inEdit.current();
      const files = await readKnownFiles(db.readLong);
      const enabledOnly = query.all === 'false' || query.all === '0';
      const found = await inTurns(checkCopy(definition, files, enabledOnly));
      const most = query.most === undefined ? Infinity : Number(query.most);
      return cutFindings(found, most, longestOf(found) > most ? await unpublished() : []);
    },
    async unpublished() {
      // What is saved after this is in the list, and makes its version the earlier one.
      const { epoch } = (await inEdit.current()).state;
      const changes = await unpublished();
      const first = changes.slice(0, changesAtMost);
      const others = changes.slice(changesAtMost, excludedAtMost);
      const writers = await writersSince(db.read, first);
      return {
        Version: epoch,
        Count: changes.length,
        Changes: first.map(({ model, ID, kind, object, before: Before }) => {
          const [Who, ...With] = writers.get(`${model} ${ID}`) ?? [];
          return {
            Model: model,
            ID,
            Kind: kind,
            Object: object,
            ...(Before === undefined ? {} : { Before }),
            ...(Who === undefined ? {} : { Who }),
            ...(With.length === 0 ? {} : { With }),
          };
        }),
        ...(others.length === 0 ? {} : { Others: others.map(({ model: Model, ID }) => ({ Model, ID })) }),
      };
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
    async importYaml({ request, who }) {
      await refuseOlder(request);
      return await importText(db, request.body as Buffer, keeper(who));
    },
  };

  /** Changes objects of the editing copy, and tells by which version that visitors have. */
  async function edit<Result>(
    change: (transaction: Reader) => Promise<Result>,
    changesIn: (result: Result) => Changes,
  ): Promise<{ readonly result: Result; readonly version: number }> {
    const { result, epoch, counter } = await db.write(async (transaction) => {
      const changed = await change(transaction);
      return { result: changed, ...(await readState(transaction, CopyName.inEdit)) };
    });
    inEdit.note({ from: epoch - 1, to: epoch, apply: (content) => withChanges(content, changesIn(result)) });
    return { result, version: counter };
  }

  /** `seen`: the epoch of the editing copy that the caller has seen. @throws Refusal `conflict` if it is another one by now */
  async function publishNow(scope: PublicationScope, seen?: number): Promise<ReturnType<typeof asVersion>> {
    const version = await db.write(async (transaction) => {
      const done = await publish(transaction, new Date(clock()), scope);
      if (seen !== undefined && done.inEdit.epoch - 1 !== seen) throw refuse('publication-outdated', {});
      return done;
    });
    await takeOver(version, isWhole(scope));
    // Visitors get the earlier content until the new answer is prepared, and never wait for it.
    await published.renew();
    return asVersion(version);
  }

  /** The published copy has now what the editing copy has, or a part of it, which is read again. */
  async function takeOver({ epoch, inEdit: { epoch: source } }: Publication, isAll: boolean): Promise<void> {
    inEdit.note({ from: source - 1, to: source, apply: (content) => content });
    if (!isAll) return;
    const ready = await inEdit.current().catch(() => undefined);
    if (ready?.state.epoch === source) published.note({ from: epoch - 2, to: epoch, apply: () => ready.content });
  }

  function keeper(who: Who): Keeper {
    return { who: staff(who).name, now: clock() };
  }

  /** If-Match and If-Unmodified-Since name the editing copy that the caller has seen. Revisions guard each object besides. */
  async function refuseOlder({ headers }: FastifyRequest): Promise<void> {
    const expected = headers['if-match'];
    const since = headers['if-unmodified-since'];
    if (expected !== undefined) {
      if (expected.trim() === '*' || isCurrent(await (await inEdit.current()).answer(), expected)) return;
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

function asReplaced({ kept, ...state }: Replaced): ReturnType<typeof asVersion> & { Kept?: string } {
  return { ...asVersion(state), ...(kept === undefined ? {} : { Kept: kept }) };
}

function byModel(changed: Removed['Changed']): ReadonlyMap<string, readonly StoredObject[]> {
  const models = new Map<string, StoredObject[]>();
  for (const { Model, Object: object } of changed) models.set(Model, [...(models.get(Model) ?? []), object]);
  return models;
}
