import { Button, Group, Text, Title } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { fieldLabel } from '../language/field-texts.ts';
import { useTexts } from '../language/texts.tsx';
import { useFieldSpeaker } from '../workspace/use-field-speaker.ts';
import { FieldDifference } from './field-difference.tsx';
import styles from './comparison.module.css';
import { type FieldChange } from './rules/field-changes.ts';
import { type FieldBack } from './use-bring-back.ts';

export interface FieldRowProps {
  readonly model: EditedModel;
  readonly from: StoredObject;
  readonly to: StoredObject;
  readonly change: FieldChange;
  /** Undefined if it cannot be brought back, because the object did not exist or is not the user's. */
  readonly back: FieldBack | undefined;
}

/** One field that differs, and the way back to its earlier value. */
export function FieldRow({ model, from, to, change, back }: FieldRowProps): ReactNode {
  const { t } = useTexts();
  const speaker = useFieldSpeaker();
  const { path } = change;
  const label = fieldLabel({ model, object: to['ID'] === undefined ? from : to, path }, speaker);
  return (
    <section aria-label={label} className={styles.field}>
      <Group justify="space-between" gap="xs" mb={4}>
        <Title order={3} size="h6">
          {label}
        </Title>
        {back?.kind === 'possible' ? (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Undo2 aria-hidden size={14} />}
            aria-label={t('history.field', { field: label })}
            onClick={back.act}
          >
            {t('bringBack.confirm')}
          </Button>
        ) : null}
        {back?.kind === 'now' ? (
          <Text size="xs" c="dimmed">
            {t('history.field.now')}
          </Text>
        ) : null}
      </Group>
      <FieldDifference model={model} from={from} to={to} change={change} />
      {back?.kind === 'lost' ? (
        <Text size="sm" c="dimmed" mt={4}>
          {t('history.field.lost')}
        </Text>
      ) : null}
    </section>
  );
}
