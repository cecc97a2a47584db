import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type StoredObject } from '#content/schema/containers.ts';
import { type Comment } from '#contract/calls/comment-calls.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useFailureNotice } from '../controls/use-failure-notice.ts';
import { momentIn } from '../language/moment-in.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection, useSession } from '../session/session-context.tsx';
import { CommentedField } from './commented-field.tsx';
import { CommentInput } from './comment-input.tsx';
import { Author, CommentText } from './comment-text.tsx';
import styles from './comments.module.css';

export interface CommentRowProps {
  readonly comment: Comment;
  readonly object: StoredObject;
  /** The text as it is being edited; undefined: it is not. */
  readonly edited: string | undefined;
  readonly onEdit: (comment: Comment, text: string | undefined) => void;
  /** Called after each change, to show all comments as they are then. */
  readonly onChanged: () => Promise<void>;
  /** Called when it goes, or joins the other list, and takes the focus along. */
  readonly onGone: () => void;
}

/** A comment with what its reader may do. */
export function CommentRow({ comment, object, edited, onEdit, onChanged, onGone }: CommentRowProps): ReactNode {
  const { t, language } = useTexts();
  const { client } = useConnection();
  const session = useSession();
  const tellFailure = useFailureNotice();
  const described = useId();
  const row = useRef<HTMLLIElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { Comment, Who, Resolved } = comment;
  const params = { Comment };
  const staff = session.kind === 'authenticated' ? session.staff : undefined;
  const isOwn = staff?.user === Who;
  const isEdited = edited !== undefined;
  const setEdited = (text: string | undefined): void => onEdit(comment, text);
  useEffect(() => {
    const shown = row.current;
    if (!isEdited || shown === null) return undefined;
    shown.querySelector('textarea')?.focus();
    return () => {
      if (document.activeElement === document.body) shown.querySelector('button')?.focus();
    };
  }, [isEdited]);
  const leave = useEffectEvent(onGone);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) leave();
    },
    [],
  );
  const act = async (call: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await call();
      setEdited(undefined);
      setAsked(false);
    } catch (error) {
      tellFailure(error);
    }
    // A colleague may have removed or changed it meanwhile.
    await onChanged();
    setBusy(false);
  };
  const small = { size: 'compact-sm', variant: 'subtle', 'aria-describedby': described } as const;
  return (
    <li ref={row} className={styles.row}>
      <Stack gap={4}>
        <Group gap="xs" justify="space-between">
          <Author comment={comment} />
          <CommentedField comment={comment} object={object} />
        </Group>
        {edited === undefined ? (
          <CommentText comment={comment} id={described} />
        ) : (
          <CommentInput label={t('comments.text')} value={edited} onChange={setEdited} />
        )}
        {Resolved === undefined ? null : (
          <Text size="sm" c="dimmed">
            {Resolved.Who === ''
              ? t('comments.resolvedByFormer', { when: momentIn(language, Resolved.At) })
              : t('comments.resolvedBy', { who: Resolved.Who, when: momentIn(language, Resolved.At) })}
          </Text>
        )}
        {edited === undefined ? (
          <Group gap={4} ml={-8}>
            <Button
              {...small}
              onClick={() =>
                void act(() => client('resolveComment', { params, body: { IsResolved: Resolved === undefined } }))
              }
            >
              {t(Resolved === undefined ? 'comments.resolve' : 'comments.reopen')}
            </Button>
            {isOwn ? (
              <Button {...small} onClick={() => setEdited(comment.Text)}>
                {t('comments.edit')}
              </Button>
            ) : null}
            {isOwn || staff?.group === UserGroup.root ? (
              <Button {...small} color="red" onClick={() => setAsked(true)}>
                {t('action.delete')}
              </Button>
            ) : null}
          </Group>
        ) : (
          <Group gap="xs">
            <Button
              size="compact-sm"
              loading={isBusy}
              disabled={edited.trim() === ''}
              onClick={() => void act(() => client('editComment', { params, body: { Text: edited.trim() } }))}
            >
              {t('save.save')}
            </Button>
            <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => setEdited(undefined)}>
              {t('action.cancel')}
            </Button>
          </Group>
        )}
      </Stack>
      <Dialog opened={isAsked} onClose={() => setAsked(false)} title={t('comments.remove')} withCloseButton={false}>
        <Stack>
          <Text>{t('comments.removeText')}</Text>
          <Group justify="end">
            <Button variant="default" data-autofocus disabled={isBusy} onClick={() => setAsked(false)}>
              {t('action.cancel')}
            </Button>
            <Button color="red" loading={isBusy} onClick={() => void act(() => client('removeComment', { params }))}>
              {t('action.delete')}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </li>
  );
}
