import { type AnswerOf, type BodyOf } from '#contract/call.ts';
import { type contentCalls, type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { type publicationCalls } from '#contract/calls/publication-calls.ts';
import { type PublicationScope } from '#content/publication/scope.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type FastifyRequest } from 'fastify';
import { type Who } from '../usecases/accounts/sessions.ts';
import { findingOf } from '../usecases/content/publish-part.ts';
import { aboutOf, type PublicationRow, type Result, scopeOf, toCome } from '../usecases/publications/carry-out.ts';
import { museumTimes } from '../usecases/publications/museum-moment.ts';
import { type Services } from '../usecases/services.ts';
import { type Handlers, type Noted } from './register-calls.ts';
import { staff } from './session-handlers.ts';

type Answer = AnswerOf<(typeof publicationCalls)['planPublication']>;

/** Objects that are listed for one publication. */
const mostObjects = 200;

export function publicationHandlers({
  db,
  publications,
  approval,
  settings: { timeZone },
}: Services): Handlers<keyof typeof publicationCalls> {
  const timeOf = museumTimes(timeZone);
  return {
    async publications({ who }) {
      const rows = await publications.list();
      const { needsApproval, publisher } = await approval.current();
      return {
        NeedsApproval: needsApproval,
        Publisher: publisher,
        MayPublish: await approval.mayPublish(who),
        TimeZone: timeZone,
        Publications: await Promise.all(rows.map(answerOf)),
      };
    },
    async publicationObjects({ params }) {
      const { id } = await publications.find(params.ID);
      const rows = await db.read
        .selectFrom('publicationObjects')
        .select(['model', 'id', 'before', 'body'])
        .where('publication', '=', id)
        .orderBy('model')
        .orderBy('id')
        .limit(mostObjects)
        .execute();
      const parsed = (text: string): StoredObject => JSON.parse(text) as StoredObject;
      const Objects = rows.flatMap(({ model, id: ID, before, body }) =>
        named(model, ID).map((name) => ({
          ...name,
          ...(before === '' ? {} : { Before: parsed(before) }),
          ...(body === '' ? {} : { Object: parsed(body) }),
        })),
      );
      return { Objects };
    },
    async planPublication({ query, body, who, request }) {
      if (body.At !== undefined) await approval.refuseOthers(who);
      const scope = scopeIn(body);
      const asked = { id: body.ID, seen: query.Seen };
      const plan = { ...asked, who: staff(who).name, note: body.Note ?? '', scope, at: body.At };
      return await noted(request, 'planPublication', await publications.plan(plan));
    },
    async movePublication({ params, query, body, who, request }) {
      await approval.refuseOthers(who);
      return await noted(request, 'movePublication', await publications.move(params.ID, body.At, query.Seen));
    },
    async renewPublication({ params, query, who, request }) {
      await refuseStrangers(who, params.ID);
      return await noted(request, 'renewPublication', await publications.renew(params.ID, query.Seen));
    },
    async publishPlanned({ params, query, who, request }) {
      await approval.refuseOthers(who);
      const row = await publications.publish(params.ID, staff(who).name, query.Seen);
      return await noted(request, 'publishPlanned', row);
    },
    async cancelPublication({ params, query, body, who, request }) {
      await refuseStrangers(who, params.ID);
      const end = { by: staff(who).name, answer: body.Note ?? '' };
      return await noted(request, 'cancelPublication', await publications.cancel(params.ID, end, query.Seen));
    },
    async setApproval({ body }) {
      await approval.set({ needsApproval: body.NeedsApproval, publisher: body.Publisher });
      return body;
    },
  };

  /** Managers who may not publish change and withdraw what they have proposed themselves. */
  async function refuseStrangers(who: Who, id: string): Promise<void> {
    const { state, who: by } = await publications.find(id);
    if (state !== 'proposed' || by !== staff(who).name) await approval.refuseOthers(who);
  }

  async function noted(request: FastifyRequest, what: Noted['what'], row: PublicationRow): Promise<Answer> {
    const at = row.plannedAt === 0 ? '' : ` ${timeOf(row.plannedAt).replace('T', ' ')}`;
    request.noted = [{ what, about: `${aboutOf(row.note, scopeOf(row))}${at}`.trim() }];
    return await answerOf(row);
  }

  async function answerOf(row: PublicationRow): Promise<Answer> {
    const { counter, lateBy, stayed, findings } = JSON.parse(row.result) as Result;
    const isComing = toCome.includes(row.state);
    return {
      ID: row.id,
      State: row.state,
      Who: row.who,
      Note: row.note,
      MadeAt: new Date(row.madeAt).toISOString(),
      Version: row.version,
      ...scopeOut(scopeOf(row), isComing),
      ...(row.plannedAt === 0 ? {} : { PlannedAt: new Date(row.plannedAt).toISOString(), At: timeOf(row.plannedAt) }),
      Changes: row.changes,
      Objects: isComing ? await objectsOf(row.id) : [],
      ...(row.endedAt === 0 ? {} : { EndedAt: new Date(row.endedAt).toISOString(), EndedBy: row.endedBy }),
      ...(row.answer === '' ? {} : { Answer: row.answer }),
      ...(counter === undefined ? {} : { Counter: counter }),
      ...(lateBy === undefined ? {} : { LateBy: lateBy }),
      ...(stayed === undefined ? {} : { Stayed: stayed.flatMap(({ model, ID }) => named(model, ID)) }),
      ...(findings === undefined ? {} : { Problems: findings.map(findingOf) }),
    };
  }

  async function objectsOf(id: string): Promise<Answer['Objects']> {
    const rows = await db.read
      .selectFrom('publicationObjects')
      .select(({ fn }) => ['model', 'id', fn<number>('length', ['body']).as('length')])
      .where('publication', '=', id)
      .orderBy('model')
      .orderBy('id')
      .limit(mostObjects)
      .execute();
    return rows.flatMap(({ model, id: ID, length }) =>
      named(model, ID).map((name) => ({ ...name, Kind: length === 0 ? ('deleted' as const) : ('put' as const) })),
    );
  }
}

function named(model: string, ID: number): { Model: EditedModel; ID: number }[] {
  const Model = editedModels.find((known) => known === model);
  return Model === undefined ? [] : [{ Model, ID }];
}

/** Reads a scope as calls send it. */
export function scopeIn({
  Without,
  Languages,
}: Pick<BodyOf<(typeof contentCalls)['publishPart']>, 'Without' | 'Languages'>): PublicationScope {
  return {
    ...(Without === undefined ? {} : { without: Without.map(({ Model, ID }) => ({ model: Model, ID })) }),
    ...(Languages === undefined
      ? {}
      : { languages: 'Only' in Languages ? { only: Languages.Only } : { without: Languages.Without } }),
  };
}

function scopeOut({ without, languages }: PublicationScope, isComing: boolean): Pick<Answer, 'Without' | 'Languages'> {
  return {
    ...(without === undefined || !isComing ? {} : { Without: without.flatMap(({ model, ID }) => named(model, ID)) }),
    ...(languages === undefined
      ? {}
      : { Languages: 'only' in languages ? { Only: [...languages.only] } : { Without: [...languages.without] } }),
  };
}
