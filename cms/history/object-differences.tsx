import { Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { entities } from '#content/definition.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { useTexts } from '../language/texts.tsx';
import { FieldRow } from './field-row.tsx';
import { fieldChanges } from './rules/field-changes.ts';
import { type FieldBack } from './use-bring-back.ts';

export interface ObjectDifferencesProps {
  readonly model: EditedModel;
  /** Undefined: it did not exist. */
  readonly from: StoredObject | undefined;
  readonly to: StoredObject | undefined;
  /** How a field can be brought back; undefined if it cannot. */
  readonly back?: ((path: readonly string[]) => FieldBack) | undefined;
}

/** The fields in which two states of an object differ. */
export function ObjectDifferences({ model, from, to, back }: ObjectDifferencesProps): ReactNode {
  const { t } = useTexts();
  const changes = fieldChanges(from, to, Object.keys(entities[model].fields));
  if (changes.length === 0) return <Text role="status">{t('history.equal')}</Text>;
  return (
    <Stack gap="lg">
      {changes.map((change) => (
        <FieldRow
          key={change.path.join(' ')}
          model={model}
          from={from ?? {}}
          to={to ?? {}}
          change={change}
          back={back?.(change.path)}
        />
      ))}
    </Stack>
  );
}
