import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type StoredObject } from '#content/schema/containers.ts';
import { type Comment } from '#contract/calls/comment-calls.ts';
import { Answered } from '../controls/answered.tsx';
import { FoldButton } from '../controls/fold-button.tsx';
import { useAnswer } from '../controls/use-answer.ts';
import { isTemporary, type ObjectName } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection } from '../session/session-context.tsx';
import { linkedField } from '../workspace/focus-field.tsx';
import { useObject } from '../workspace/workspace-context.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentRow, type CommentRowProps } from './comment-row.tsx';
import styles from './comments.module.css';
import { useWhenBack } from './use-when-back.ts';

export interface CommentsProps {
  readonly of: ObjectName;
}

/** What a link to the comments of an object focuses. */
export const commentsMark = 'comments';

/** What staff write to each other about an object, below a button that says how much of it is open. */
export function Comments({ of }: CommentsProps): ReactNode {
  const object = useObject(of);
  // The server knows saved objects alone.
  return object === undefined || isTemporary(of.ID) ? null : <SavedComments of={of} object={object} />;
}

function SavedComments({ of, object }: CommentsProps & { readonly object: StoredObject }): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const { state }: { readonly state: unknown } = useLocation();
  const [isOpen, setOpen] = useState(() => linkedField(state) === commentsMark);
  const [edits, setEdits] = useState<Edits>(new Map());
  const whole = useRef<HTMLDivElement>(null);
  const { model, ID } = of;
  const ask = useCallback(
    (signal: AbortSignal) => client('comments', { params: { Model: model, Object: ID }, signal }),
    [client, model, ID],
  );
  const [answer, reload, reloaded] = useAnswer(ask);
  useWhenBack(isOpen, reload);
  const count = answer.status === 'ready' ? answer.value.Comments.filter(isUnresolved).length : 0;
  const edit: CommentRowProps['onEdit'] = (comment, text) =>
    setEdits((before) => {
      const next = new Map(before);
      if (text === undefined) next.delete(comment.Comment);
      else next.set(comment.Comment, { comment: before.get(comment.Comment)?.comment ?? comment, text });
      return next;
    });
  const focusHead = (): void => whole.current?.querySelector('button')?.focus();
  return (
    <Stack ref={whole} gap="xs" pl={8} data-field={commentsMark}>
      <FoldButton
        label={count === 0 ? t('comments.title') : t('comments.titleOpen', { count })}
        isOpen={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen) reload();
        }}
      />
      {isOpen ? (
        <Answered answer={answer} reload={reload}>
          {({ Comments: comments }) => (
            <>
              <CommentLists
                comments={comments}
                edits={edits}
                object={object}
                onEdit={edit}
                onChanged={reloaded}
                onGone={focusHead}
              />
              <CommentForm of={of} object={object} onAdded={reloaded} />
            </>
          )}
        </Answered>
      ) : null}
    </Stack>
  );
}

/** What is being edited, by comment, which is kept as it was before. */
type Edits = ReadonlyMap<string, { readonly comment: Comment; readonly text: string }>;

interface CommentListsProps extends Omit<CommentRowProps, 'comment' | 'edited'> {
  readonly comments: readonly Comment[];
  readonly edits: Edits;
}

/** The open comments, and the resolved ones on request. What is being edited stays, whatever colleagues do to it. */
function CommentLists({ comments, edits, ...row }: CommentListsProps): ReactNode {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  const open = comments.filter(isUnresolved);
  const there = new Set(comments.map(({ Comment }) => Comment));
  const removed = [...edits.values()].flatMap(({ comment }) => (there.has(comment.Comment) ? [] : [comment]));
  const isAmongOpen = (each: Comment): boolean => isUnresolved(edits.get(each.Comment)?.comment ?? each);
  const listed = [...comments, ...removed].filter(isAmongOpen);
  const resolved = [...comments, ...removed].filter((each) => !isAmongOpen(each));
  const rows = (shown: readonly Comment[]): ReactNode => (
    <ol className={styles.rows}>
      {shown.map((comment) => (
        <CommentRow key={comment.Comment} comment={comment} edited={edits.get(comment.Comment)?.text} {...row} />
      ))}
    </ol>
  );
  return (
    <>
      <div role="status">
        {open.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('comments.none')}
          </Text>
        ) : (
          <VisuallyHidden>{t('comments.count', { count: open.length })}</VisuallyHidden>
        )}
      </div>
      {listed.length === 0 ? null : rows(listed)}
      {resolved.length === 0 ? null : (
        <FoldButton
          label={t('comments.resolved', { count: resolved.length })}
          isOpen={isShown}
          onClick={() => setShown(!isShown)}
        />
      )}
      {isShown && resolved.length > 0 ? rows(resolved) : null}
    </>
  );
}

const isUnresolved = ({ Resolved }: Comment): boolean => Resolved === undefined;
