import { Group, NativeSelect } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { SearchField } from '../../controls/search-field.tsx';
import { fieldLabel } from '../../language/field-texts.ts';
import { useTexts } from '../../language/texts.tsx';
import { useFieldSpeaker } from '../../workspace/use-field-speaker.ts';
import { type DeskFilter, fieldKind, shownStates } from './rules/desk-filter.ts';
import { type DeskText } from './rules/open-texts.ts';
import { pathOfField } from '../../draft/set-at.ts';

export interface DeskFiltersProps {
  readonly texts: readonly DeskText[];
  readonly filter: DeskFilter;
  readonly onChange: (filter: DeskFilter) => void;
}

/** Which texts the list shows: by state, by field, and by words of the text or of its station. */
export function DeskFilters({ texts, filter, onChange }: DeskFiltersProps): ReactNode {
  const { t } = useTexts();
  const kinds = useFieldKinds(texts);
  const state = shownStates.find((each) => each === filter.state) ?? 'open';
  return (
    <Group gap="xs" align="end">
      <NativeSelect
        aria-label={t('translations.show')}
        value={state}
        data={shownStates.map((value) => ({ value, label: t(`translations.state.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, state: shownStates.find((each) => each === value) ?? 'open' })
        }
      />
      <NativeSelect
        aria-label={t('translations.fields')}
        maw={240}
        value={filter.field}
        data={[{ value: '', label: t('translations.allFields') }, ...kinds]}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, field: value })}
      />
      <SearchField
        label={t('translations.find')}
        value={filter.find}
        onChange={(find) => onChange({ ...filter, find })}
        flex={1}
        miw={140}
      />
    </Group>
  );
}

function useFieldKinds(texts: readonly DeskText[]): readonly { readonly value: string; readonly label: string }[] {
  const { t } = useTexts();
  const speaker = useFieldSpeaker();
  return useMemo(() => {
    const examples = new Map(texts.map((text) => [fieldKind(text), text]));
    return [...examples]
      .map(([value, { model, object, field }]) => {
        const path = pathOfField(field).filter((step) => typeof step === 'string');
        return { value, label: `${t(`model.${model}`)}: ${fieldLabel({ model, object, path }, speaker)}` };
      })
      .toSorted((one, other) => one.label.localeCompare(other.label));
    // The speaker's words follow the language of the staff area alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [texts, t]);
}
