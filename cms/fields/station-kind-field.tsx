import { type ReactNode } from 'react';
import { LocationType } from '#content/constants.ts';
import { type ObjectName } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { ChoiceField } from './choice-field.tsx';

/** The kind of a station. */
export function StationKindField({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  return (
    <ChoiceField
      of={of}
      path={['Type']}
      label={t('location.Type')}
      hint={t('location.Type.hint')}
      fallback={LocationType.Audio}
      options={Object.values(LocationType).map((value) => ({ value, label: t(`location.Type.${value}`) }))}
    />
  );
}
