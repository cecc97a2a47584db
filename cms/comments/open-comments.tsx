import { Anchor, Button, Group, Select, Stack, Switch, Text } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Comment } from '#contract/calls/comment-calls.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { Answered } from '../controls/answered.tsx';
import { TitledCard } from '../controls/titled-card.tsx';
import { useAnswer } from '../controls/use-answer.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection, useSession } from '../session/session-context.tsx';
import { editorPath } from '../workspace/editor-path.ts';
import { type FieldLink } from '../workspace/focus-field.tsx';
import { useObjectName } from '../workspace/use-object-name.ts';
import { useObject } from '../workspace/workspace-context.tsx';
import { CommentedField } from './commented-field.tsx';
import { Author, CommentText } from './comment-text.tsx';
import { commentsMark } from './comments.tsx';
import styles from './comments.module.css';
import { useWhenBack } from './use-when-back.ts';

export interface OpenCommentsProps {
  readonly mayOpen: (path: string) => boolean;
}

const step = 20;

/** The open comments on all objects, the newest first. */
export function OpenComments({ mayOpen }: OpenCommentsProps): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const session = useSession();
  const user = session.kind === 'authenticated' ? session.staff.user : '';
  const [limit, setLimit] = useState(step);
  const [model, setModel] = useState<EditedModel>();
  const [isOwn, setOwn] = useState(false);
  const ask = useCallback(
    (signal: AbortSignal) =>
      client('openComments', {
        params: { Offset: 0, Limit: limit },
        query: { ...(model === undefined ? {} : { Model: model }), ...(isOwn ? { Who: user } : {}) },
        signal,
      }),
    [client, limit, model, isOwn, user],
  );
  const [answer, reload] = useAnswer(ask);
  useWhenBack(true, reload);
  const isFiltered = model !== undefined || isOwn;
  return (
    <TitledCard title={t('comments.open')}>
      <Answered answer={answer} reload={reload}>
        {({ Comments: comments, Total }) => (
          <>
            {Total > 0 || isFiltered ? (
              <Group gap="md">
                <Select
                  aria-label={t('comments.kind')}
                  placeholder={t('comments.everyKind')}
                  data={editedModels.map((value) => ({ value, label: t(`model.${value}`) }))}
                  value={model ?? null}
                  onChange={(chosen) => setModel(chosen ?? undefined)}
                  clearable
                  clearButtonProps={{ 'aria-label': t('field.clear', { field: t('comments.kind') }) }}
                />
                <Switch
                  label={t('comments.own')}
                  checked={isOwn}
                  onChange={({ currentTarget }) => setOwn(currentTarget.checked)}
                />
              </Group>
            ) : null}
            <Text size="sm" c="dimmed" role="status">
              {Total === 0
                ? t(isFiltered ? 'comments.noMatch' : 'comments.noneOpen')
                : t('comments.count', { count: Total })}
            </Text>
            {comments.length === 0 ? null : (
              <ol className={styles.rows}>
                {comments.map((comment) => (
                  <OpenComment key={comment.Comment} comment={comment} mayOpen={mayOpen} />
                ))}
              </ol>
            )}
            {comments.length < Total ? (
              <Button variant="default" onClick={() => setLimit(limit + step)}>
                {t('comments.more')}
              </Button>
            ) : null}
          </>
        )}
      </Answered>
    </TitledCard>
  );
}

function OpenComment({ comment, mayOpen }: OpenCommentsProps & { readonly comment: Comment }): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const { Model, ID } = comment;
  const object = useObject({ model: Model, ID });
  const path = object === undefined ? undefined : editorPath(Model, object, commentsMark);
  const link: FieldLink = { focusField: commentsMark };
  return (
    <li className={styles.row}>
      <Stack gap={4}>
        <Group gap="xs">
          {object === undefined || path === undefined || !mayOpen(path) ? (
            <Text size="sm">{object === undefined ? t(`model.${Model}`) : nameOf(Model, object)}</Text>
          ) : (
            <>
              <Anchor component={Link} to={path} state={link} size="sm">
                {nameOf(Model, object)}
              </Anchor>
              <CommentedField comment={comment} object={object} />
            </>
          )}
        </Group>
        <CommentText comment={comment} />
        <Author comment={comment} />
      </Stack>
    </li>
  );
}
