import { Anchor, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type AdviceKey } from '#content/advice.ts';
import { type FindingKey } from '#content/finding.ts';
import { type Translate } from '#i18n/pack.ts';
import { findingText } from '../../language/finding-text.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { type StaffKey, useTexts } from '../../language/texts.tsx';
import { VirtualRows } from '../../lists/virtual-rows.tsx';
import { objectOf } from '../../draft/draft.ts';
import { acceptedFileNote } from '../../files/accepted-file-note.ts';
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
  /** How many there are, also beyond those listed. */
  readonly count: number;
  readonly wordsOf: (problem: Problem, t: Translate<StaffKey>) => string;
}

/** The check's text for a fault. */
export const faultWords: ProblemListProps['wordsOf'] = ({ Key, Facts }, t) =>
  findingText({ key: Key as FindingKey, facts: Facts }, t);

/** The check's text for a possible improvement. */
export const adviceWords: ProblemListProps['wordsOf'] = ({ Key, Facts }, t) =>
  Key === 'variant-base'
    ? findingText({ key: Key, facts: Facts }, t)
    : t(`validate.advice.${Key as AdviceKey | 'interface-foreign'}`, { count: 1, ...Facts });

/** Findings of one kind, each with a link to its field. */
export function ProblemList({ title, problems, count, wordsOf }: ProblemListProps): ReactNode {
  const { t } = useTexts();
  const rows = useMemo(() => problems.map((problem, ID) => ({ ID, problem })), [problems]);
  if (rows.length === 0) return null;
  return (
    <AccountCard title={t('validate.count', { title, count })}>
      <VirtualRows rows={rows} className={styles.rows}>
        {({ problem }) => <ProblemRow problem={problem} wordsOf={wordsOf} />}
      </VirtualRows>
    </AccountCard>
  );
}

export function ProblemRow({
  problem,
  wordsOf = faultWords,
}: { readonly problem: Problem } & Partial<Pick<ProblemListProps, 'wordsOf'>>): ReactNode {
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
        : {acceptedFileNote({ message: Key, reason: Key, facts: Facts }, t, refusal)}
      </Text>
    );
  const model = editedModel(Model);
  const object = model === undefined ? undefined : objectOf(draft, { model, ID });
  const words = wordsOf(problem, t);
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
