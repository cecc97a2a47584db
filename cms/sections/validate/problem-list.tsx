import { Anchor, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { findingText } from '../../language/finding-text.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useTexts } from '../../language/texts.tsx';
import { VirtualRows } from '../../lists/virtual-rows.tsx';
import { objectOf } from '../../draft/draft.ts';
import { fileHref } from '../../media/file-address.ts';
import { editorPath } from '../../workspace/editor-path.ts';
import { type FieldLink } from '../../workspace/focus-field.tsx';
import { useObjectName } from '../../workspace/use-object-name.ts';
import { useDraftState } from '../../workspace/workspace-context.tsx';
import { editedModel, type Problem } from './findings.ts';
import styles from './validate.module.css';

interface ProblemListProps {
  readonly title: string;
  readonly problems: readonly Problem[];
}

/** Findings of one kind, each with a link to its field. */
export function ProblemList({ title, problems }: ProblemListProps): ReactNode {
  const { t } = useTexts();
  const rows = useMemo(() => problems.map((problem, ID) => ({ ID, problem })), [problems]);
  if (rows.length === 0) return null;
  return (
    <AccountCard title={t('validate.count', { title, count: rows.length })}>
      <VirtualRows rows={rows} className={styles.rows}>
        {({ problem }) => <ProblemRow problem={problem} />}
      </VirtualRows>
    </AccountCard>
  );
}

export function ProblemRow({ problem }: { readonly problem: Problem }): ReactNode {
  const { t, refusal } = useTexts();
  const { draft } = useDraftState();
  const nameOf = useObjectName();
  const { Model, ID, Field, Key, Facts } = problem;
  if (Model === 'files')
    return (
      <Text size="sm">
        <Anchor component={Link} to={fileHref(Field)}>
          {Field}
        </Anchor>
        : {refusal({ message: Key, reason: Key, facts: Facts })}
      </Text>
    );
  const model = editedModel(Model);
  const object = model === undefined ? undefined : objectOf(draft, { model, ID });
  const words = findingText({ key: Key as Parameters<typeof findingText>[0]['key'], facts: Facts }, t);
  if (model === undefined || object === undefined) return <Text size="sm">{words}</Text>;
  const link: FieldLink = { focusField: Field };
  return (
    <Text size="sm" lineClamp={2}>
      <Anchor component={Link} to={editorPath(model, object, Field)} state={link}>
        {nameOf(model, object)}
      </Anchor>
      : {words}
    </Text>
  );
}
