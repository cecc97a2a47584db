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
  const whole = useRef<HTMLDivElement>(null);
  const { model, ID } = of;
  const ask = useCallback(
    (signal: AbortSignal) => client('comments', { params: { Model: model, Object: ID }, signal }),
    [client, model, ID],
  );
  const [answer, reload, reloaded] = useAnswer(ask);
  useWhenBack(isOpen, reload);
  const count = answer.status === 'ready' ? answer.value.Comments.filter(isUnresolved).length : 0;
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
              <CommentLists comments={comments} object={object} onChanged={reloaded} onGone={focusHead} />
              <CommentForm of={of} object={object} onAdded={reloaded} />
            </>
          )}
        </Answered>
      ) : null}
    </Stack>
  );
}

interface CommentListsProps extends Omit<CommentRowProps, 'comment'> {
  readonly comments: readonly Comment[];
}

/** The open comments, and the resolved ones on request. */
function CommentLists({ comments, ...row }: CommentListsProps): ReactNode {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  const open = comments.filter(isUnresolved);
  const resolved = comments.filter((comment) => !isUnresolved(comment));
  const rows = (shown: readonly Comment[]): ReactNode => (
    <ol className={styles.rows}>
      {shown.map((comment) => (
        <CommentRow key={comment.Comment} comment={comment} {...row} />
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
      {open.length === 0 ? null : rows(open)}
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
