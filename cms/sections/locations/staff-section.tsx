import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Stack, TagsInput, Text, Title } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { staffFields, staffNotesOf } from '#content/staff-notes.ts';
import { FoldButton } from '../../controls/fold-button.tsx';
import { GrowingText } from '../../controls/growing-text.tsx';
import { objectOf, type ObjectName } from '../../draft/draft.ts';
import { fieldMark } from '../../fields/field-mark.ts';
import { useField } from '../../fields/use-field.ts';
import { useFieldError, useFindings } from '../../fields/use-findings.ts';
import { useFold } from '../../fields/use-fold.ts';
import { useTexts } from '../../language/texts.tsx';
import { useStaffTags } from '../../lists/use-staff-tags.ts';
import { useFromDraft } from '../../workspace/workspace-context.tsx';
import styles from './location-editor.module.css';

interface StaffProps {
  readonly of: ObjectName;
}

const paths = staffFields.map((name) => [name]);

/** What staff note on a station, folded. Visitors never get it. */
export function StaffSection({ of }: StaffProps): ReactNode {
  const { t } = useTexts();
  const findings = useFindings(of);
  const { isOpen, toggle } = useFold(
    paths,
    findings.some(({ field }) => staffFields.includes(field.split('.')[0] ?? '')),
  );
  const count = useFromDraft((draft) => {
    const { StaffNote, StaffTags } = staffNotesOf(objectOf(draft, of) ?? {});
    return [StaffNote, StaffTags].filter(({ length }) => length > 0).length;
  });
  return (
    <section className={styles.formSection} aria-labelledby="for-staff">
      <Title order={2} size="h4" id="for-staff" tabIndex={-1}>
        {t('part.staff')}
      </Title>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('part.staff.hint')}
        </Text>
        <FoldButton
          label={count === 0 ? t('part.staff.open') : t('part.staff.set', { count })}
          isOpen={isOpen}
          onClick={toggle}
        />
        {isOpen ? (
          <>
            <Note of={of} />
            <Tags of={of} />
          </>
        ) : null}
      </Stack>
    </section>
  );
}

function Note({ of }: StaffProps): ReactNode {
  const { t } = useTexts();
  const path = ['StaffNote'];
  const { value, set } = useField(of, path);
  return (
    <GrowingText
      {...fieldMark(path)}
      minRows={2}
      maxRows={12}
      label={t('location.StaffNote')}
      error={useFieldError(of, path)(path)}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      onChange={({ currentTarget }) => set(currentTarget.value === '' ? undefined : currentTarget.value)}
    />
  );
}

function Tags({ of }: StaffProps): ReactNode {
  const { t } = useTexts();
  const path = ['StaffTags'];
  const { value, choose } = useField(of, path);
  const known = useStaffTags();
  const tags = useMemo(() => staffNotesOf({ StaffTags: value }).StaffTags, [value]);
  return (
    <TagsInput
      {...fieldMark(path)}
      label={t('location.StaffTags')}
      description={t('location.StaffTags.hint')}
      error={useFieldError(of, path)(path)}
      data={[...known]}
      splitChars={[',', ';']}
      value={[...tags]}
      onChange={(next) => choose(next.length === 0 ? undefined : next)}
    />
  );
}
