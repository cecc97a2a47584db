import { type ReactNode } from 'react';
import { longestComment } from '#contract/longest-comment.ts';
import { GrowingText, type GrowingTextProps } from '../controls/growing-text.tsx';
import { useTexts } from '../language/texts.tsx';

export interface CommentInputProps extends Omit<GrowingTextProps, 'onChange' | 'minRows' | 'maxRows'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Room for a comment, which says when it is full. */
export function CommentInput({ value, onChange, ...field }: CommentInputProps): ReactNode {
  const { t } = useTexts();
  return (
    <GrowingText
      {...field}
      dir="auto"
      minRows={2}
      maxRows={12}
      maxLength={longestComment}
      error={value.length >= longestComment ? t('comments.full', { count: longestComment }) : undefined}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
