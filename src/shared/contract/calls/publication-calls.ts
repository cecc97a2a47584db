import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { filledText, moment, seenVersion, text } from '../shapes.ts';
import { editedModels, publicationScope, storedObject } from './content-calls.ts';

/** `cancelled`: or declined. */
const State = {
  proposed: 'proposed',
  planned: 'planned',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;

/** Without seconds, as the museum's clocks show it. */
const localTime = z
  .string()
  .check(z.regex(/^2\d{3}-\d\d-\d\dT\d\d:\d\d$/, 'must be a date and time such as 2026-12-24T09:00'));
const note = text(1000);
const id = z.object({ ID: filledText(100) });
const name = z.object({ Model: z.enum(editedModels), ID: z.number() });

const publication = z.object({
  ID: z.string(),
  State: z.enum(State),
  /** Empty: a former colleague. */
  Who: z.string(),
  Note: z.string(),
  MadeAt: moment,
  /** Another one whenever it is moved or renewed. */
  Version: z.number(),
  /** `Without` only while it is still to come. */
  ...publicationScope,
  /** The moment, and how the museum's clocks show it. */
  PlannedAt: z.optional(moment),
  At: z.optional(z.string()),
  /** How many objects change, and of those to come the first 200. */
  Changes: z.number(),
  Objects: z.array(z.extend(name, { Kind: z.enum(['put', 'deleted']) })),
  EndedAt: z.optional(moment),
  /** `schedule`: at its moment. */
  EndedBy: z.optional(z.string()),
  /** Why it was declined. */
  Answer: z.optional(z.string()),
  /** The version that it made. */
  Counter: z.optional(z.number()),
  /** Minutes after its moment, because no server ran. */
  LateBy: z.optional(z.number()),
  /** Objects that a later publication had brought further. */
  Stayed: z.optional(z.array(name)),
  /** Why it failed: references that it would break. */
  Problems: z.optional(
    z.array(
      z.object({
        Model: z.string(),
        ID: z.number(),
        Field: z.string(),
        Key: z.string(),
        Facts: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
  ),
});

/** `Publisher`: the person who publishes besides root; empty: root alone. */
const approval = z.object({ NeedsApproval: z.boolean(), Publisher: text(200) });

const errors = ['not-found', 'conflict', 'access-denied', 'wrong-value', 'still-referenced', 'storage-full'] as const;

/** Publications that are proposed or planned, and those of the last year. */
export const publicationCalls = {
  publications: {
    method: 'GET',
    path: '/api/publications',
    access: 'manager',
    summary: 'What is proposed and planned, and then the last 100 that have ended.',
    answer: z.extend(approval, {
      /** Whether the caller publishes, plans and declines. */
      MayPublish: z.boolean(),
      TimeZone: z.string(),
      Publications: z.array(publication),
    }),
  },
  publicationObjects: {
    method: 'GET',
    path: '/api/publications/:ID/objects',
    access: 'manager',
    summary:
      'The first 200 objects of a publication that is still to come: what visitors had of each when it was agreed, and what they get.',
    params: id,
    answer: z.object({
      Objects: z.array(
        z.extend(name, {
          Before: z.optional(storedObject),
          /** Missing: it is deleted. */
          Object: z.optional(storedObject),
        }),
      ),
    }),
    errors: ['not-found'],
  },
  planPublication: {
    method: 'POST',
    path: '/api/publications',
    access: 'manager',
    audited: true,
    summary:
      'Plans a publication of what is saved now, at a time in the time zone of the museum; without a time, proposes it. Of an hour that comes twice the first is meant; one that is left out is refused. With the ID of a publication that there is, answers that one.',
    query: seenVersion,
    body: z.object({
      /** Made by the caller, who may then repeat the call. */
      ID: z.optional(z.uuid('must be a UUID')),
      ...publicationScope,
      At: z.optional(localTime),
      Note: z.optional(note),
    }),
    answer: publication,
    errors,
  },
  movePublication: {
    method: 'PUT',
    path: '/api/publications/:ID',
    access: 'manager',
    audited: true,
    summary: 'Plans a proposed publication, or changes the time of a planned or failed one.',
    params: id,
    query: seenVersion,
    body: z.object({ At: localTime }),
    answer: publication,
    errors,
  },
  renewPublication: {
    method: 'POST',
    path: '/api/publications/:ID/renew',
    access: 'manager',
    audited: true,
    summary: 'Takes what is saved now into a publication that is still to come.',
    params: id,
    query: seenVersion,
    answer: publication,
    errors,
  },
  publishPlanned: {
    method: 'POST',
    path: '/api/publications/:ID/publish',
    access: 'manager',
    audited: true,
    summary: 'Publishes now what is proposed or planned, as it was agreed.',
    params: id,
    query: seenVersion,
    answer: publication,
    errors,
  },
  cancelPublication: {
    method: 'POST',
    path: '/api/publications/:ID/cancel',
    access: 'manager',
    audited: true,
    summary: 'Cancels a publication that is still to come, or declines a proposed one.',
    params: id,
    query: seenVersion,
    body: z.object({ Note: z.optional(note) }),
    answer: publication,
    errors,
  },
  setApproval: {
    method: 'PUT',
    path: '/api/publishing',
    access: 'root',
    audited: true,
    summary: 'Decides whether managers publish, or propose publications to root or one chosen person.',
    body: approval,
    answer: approval,
    errors: ['not-found', 'wrong-value'],
  },
} as const satisfies Readonly<Record<string, Call>>;
