import { type Comment, type commentCalls } from '#contract/calls/comment-calls.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { type Who } from '../usecases/accounts/sessions.ts';
import {
  addComment,
  type CommentRow,
  editComment,
  listComments,
  listOpenComments,
  removeComment,
  resolveComment,
} from '../usecases/comments/comments.ts';
import { type Services } from '../usecases/services.ts';
import { type Handlers } from './register-calls.ts';
import { staff } from './session-handlers.ts';

export function commentHandlers({ db, clock }: Services): Handlers<keyof typeof commentCalls> {
  const author = (who: Who): { readonly who: string; readonly now: number } => ({ who: staff(who).name, now: clock() });
  return {
    async comments({ params: { Model, Object: id } }) {
      const rows = await listComments(db.read, { model: Model, id });
      return { Comments: rows.map(answerOf) };
    },
    async openComments({ params: { Offset, Limit }, query }) {
      const part = { model: query.Model, who: query.Who };
      const { comments, total } = await listOpenComments(db.read, part, { offset: Offset, limit: Limit });
      return { Comments: comments.map(answerOf), Total: total };
    },
    async addComment({ body: { Model, ID, Field, Text }, who }) {
      return answerOf(await addComment(db, { model: Model, id: ID, field: Field, text: Text }, author(who)));
    },
    async editComment({ params: { Comment: comment }, body: { Text }, who }) {
      return answerOf(await editComment(db, { comment, text: Text }, author(who)));
    },
    async resolveComment({ params: { Comment: comment }, body: { IsResolved }, who }) {
      return answerOf(await resolveComment(db, { comment, isResolved: IsResolved }, author(who)));
    },
    async removeComment({ params: { Comment: comment }, who }) {
      const { name, group } = staff(who);
      await removeComment(db, comment, { who: name, mayRemoveAll: group === UserGroup.root });
      return { Done: true };
    },
  };
}

function answerOf({ comment, model, id, field, text, who, at, ...row }: CommentRow): Comment {
  return {
    Comment: comment,
    // Only these are ever added.
    Model: model as EditedModel,
    ID: id,
    Field: field,
    Text: text,
    Who: who,
    At: momentOf(at),
    ...(row.editedAt === 0 ? {} : { EditedAt: momentOf(row.editedAt) }),
    ...(row.resolvedAt === 0 ? {} : { Resolved: { Who: row.resolvedBy, At: momentOf(row.resolvedAt) } }),
  };
}

const momentOf = (at: number): string => new Date(at).toISOString();
