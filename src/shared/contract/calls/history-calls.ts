import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { count, moment, text } from '../shapes.ts';
import { editedModels } from './content-calls.ts';

const model = z.enum(editedModels);
const number = count(0, 999_999_999);
const storedObject = z.looseObject({ ID: z.optional(z.number()) });

/** The write that replaced something. `bringBack`: of a whole editing copy. */
export const Cause = {
  save: 'save',
  remove: 'remove',
  import: 'import',
  discard: 'discard',
  bringBack: 'bringBack',
  restore: 'restore',
  move: 'move',
} as const;
export type Cause = (typeof Cause)[keyof typeof Cause];

const state = {
  /** None: it was not there. */
  Before: z.optional(storedObject),
  After: z.optional(storedObject),
  /** Whether all changes since are known. */
  IsWhole: z.boolean(),
};

/** What each save of the editing copy replaced. */
export const historyCalls = {
  history: {
    method: 'GET',
    path: '/api/history/:Offset/:Limit',
    access: 'manager',
    summary:
      'The changes of the editing copy, the newest first: all, those of an object, or those of a tour with its stations.',
    params: z.object({ Offset: count(0, 100_000_000), Limit: count(1, 1000) }),
    query: z.object({
      Model: z.optional(model),
      ID: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
      Tour: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
      Who: z.optional(text(200)),
      Since: z.optional(moment),
      /** The first moment after the span. */
      Before: z.optional(moment),
      Deleted: z.optional(z.enum(['true', 'false'])),
    }),
    answer: z.object({
      Entries: z.array(
        z.object({
          /** Equal for all that was written together. */
          Epoch: z.number(),
          At: moment,
          /** Empty: a former colleague. */
          Who: z.string(),
          Cause: z.enum(Cause),
          Model: model,
          ID: z.number(),
          Kind: z.enum(['made', 'changed', 'deleted']),
          /** Paths such as `Text.de`; at most 40. */
          Fields: z.array(z.string()),
          /** What was deleted. */
          Object: z.optional(storedObject),
        }),
      ),
      Total: z.number(),
    }),
  },
  pastObject: {
    method: 'GET',
    path: '/api/history/object/:Model/:Object/:Epoch',
    access: 'manager',
    summary: 'An object before and after one of its changes.',
    /** `Object`: its ID. */
    params: z.object({ Model: model, Object: number, Epoch: number }),
    answer: z.object(state),
    errors: ['not-found'],
  },
  pastStep: {
    method: 'GET',
    path: '/api/history/step/:Epoch',
    access: 'manager',
    summary: 'All objects that were changed together, before and after: a deleted station with its places in tours.',
    params: z.object({ Epoch: number }),
    answer: z.object({ Objects: z.array(z.object({ Model: model, ID: z.number(), ...state })) }),
    errors: ['not-found'],
  },
} as const satisfies Readonly<Record<string, Call>>;
