import { Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { type Comment } from '#contract/calls/comment-calls.ts';
import { momentIn } from '../language/moment-in.ts';
import { useTexts } from '../language/texts.tsx';
import styles from './comments.module.css';

export interface CommentTextProps {
  readonly comment: Comment;
  readonly id?: string;
}

/** The text of a comment, with its line breaks. */
export function CommentText({ comment, id }: CommentTextProps): ReactNode {
  return (
    <Text id={id} dir="auto" className={styles.text}>
      {comment.Text}
    </Text>
  );
}

/** Who wrote a comment and when. */
export function Author({ comment: { Who, At, EditedAt } }: Pick<CommentTextProps, 'comment'>): ReactNode {
  const { t, language } = useTexts();
  return (
    <Text span size="sm" c="dimmed">
      <Text span inherit fw={600}>
        {Who || t('comments.former')}
      </Text>
      {' · '}
      <time dateTime={At}>{momentIn(language, At)}</time>
      {EditedAt === undefined ? null : <span title={momentIn(language, EditedAt)}> · {t('comments.edited')}</span>}
    </Text>
  );
}
