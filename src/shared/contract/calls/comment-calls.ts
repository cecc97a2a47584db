import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { longestComment } from '../longest-comment.ts';
import { count, moment, text } from '../shapes.ts';
import { editedModels } from './content-calls.ts';

const model = z.enum(editedModels);
const words = text(longestComment).check(z.regex(/\S/, 'must not be empty'));

const comment = z.object({
  Comment: z.string(),
  Model: model,
  ID: z.number(),
  /** Such as `Description.de`; empty: the whole object. */
  Field: z.string(),
  Text: z.string(),
  /** Empty: a former colleague. */
  Who: z.string(),
  At: moment,
  EditedAt: z.optional(moment),
  /** None: it is open. */
  Resolved: z.optional(z.object({ Who: z.string(), At: moment })),
});
export type Comment = z.infer<typeof comment>;

const params = z.object({ Comment: text(60) });

/** What staff write to each other about the objects that they edit. Visitors, exports and content backups get none of it. */
export const commentCalls = {
  comments: {
    method: 'GET',
    path: '/api/comments/object/:Model/:Object',
    access: 'manager',
    summary: 'The comments on an object and its fields, the oldest first.',
    /** `Object`: its ID. */
    params: z.object({ Model: model, Object: count(0, 999_999_999) }),
    answer: z.object({ Comments: z.array(comment) }),
  },
  openComments: {
    method: 'GET',
    path: '/api/comments/open/:Offset/:Limit',
    access: 'manager',
    summary: 'The open comments on all objects of the editing copy, the newest first.',
    params: z.object({ Offset: count(0, 100_000_000), Limit: count(1, 1000) }),
    query: z.object({ Model: z.optional(model), Who: z.optional(text(200)) }),
    answer: z.object({ Comments: z.array(comment), Total: z.number() }),
  },
  addComment: {
    method: 'POST',
    path: '/api/comments',
    access: 'manager',
    summary: 'Adds a comment on a saved object, which holds 200 at most.',
    body: z.object({
      Model: model,
      ID: z.int().check(z.minimum(0)),
      Field: z.string().check(z.regex(/^[\w.-]{0,200}$/)),
      Text: words,
    }),
    answer: comment,
    errors: ['not-found', 'conflict', 'storage-full'],
  },
  editComment: {
    method: 'PUT',
    path: '/api/comments/:Comment',
    access: 'manager',
    summary: 'Changes the text of one of your own comments.',
    params,
    body: z.object({ Text: words }),
    answer: comment,
    errors: ['not-found', 'storage-full'],
  },
  resolveComment: {
    method: 'PUT',
    path: '/api/comments/:Comment/resolved',
    access: 'manager',
    summary: 'Marks a comment as resolved, or opens it again.',
    params,
    body: z.object({ IsResolved: z.boolean() }),
    answer: comment,
    errors: ['not-found'],
  },
  removeComment: {
    method: 'DELETE',
    path: '/api/comments/:Comment',
    access: 'manager',
    summary: 'Removes one of your own comments; root may remove any.',
    params,
    answer: z.object({ Done: z.boolean() }),
    errors: ['not-found'],
  },
} as const satisfies Readonly<Record<string, Call>>;
