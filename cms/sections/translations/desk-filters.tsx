import { Group, NativeSelect, Select } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { SearchField } from '../../controls/search-field.tsx';
import { fieldLabel } from '../../language/field-texts.ts';
import { useTexts } from '../../language/texts.tsx';
import { storedCode } from '../../tour-items/codes.ts';
import { objectLabel } from '../../workspace/object-label.ts';
import { useLateObjects } from '../../workspace/use-catalogue.ts';
import { useFieldSpeaker } from '../../workspace/use-field-speaker.ts';
import { type DeskFilter, fieldKind, shownStates } from './rules/desk-filter.ts';
import { type DeskText } from './rules/open-texts.ts';
import { pathOfField } from '../../draft/set-at.ts';

export interface DeskFiltersProps {
  readonly texts: readonly DeskText[];
  readonly filter: DeskFilter;
  readonly onChange: (filter: DeskFilter) => void;
}

/** Which texts the list shows: by state, by field, by station, and by words of the text or of its station. */
export function DeskFilters({ texts, filter, onChange }: DeskFiltersProps): ReactNode {
  const { t } = useTexts();
  const kinds = useFieldKinds(texts);
  const stations = useStationChoice(texts);
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
      {stations.length < 2 ? null : (
        <Select
          aria-label={t('translations.station')}
          placeholder={t('translations.allStations')}
          maw={240}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('translations.allStations') }}
          nothingFoundMessage={t('list.nothing')}
          limit={50}
          data={stations}
          value={filter.station === undefined ? null : String(filter.station)}
          onChange={(ID) => onChange({ ...filter, station: ID === null ? undefined : Number(ID) })}
        />
      )}
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

/** The stations of the texts by code and name. */
function useStationChoice(texts: readonly DeskText[]): readonly { readonly value: string; readonly label: string }[] {
  const { t, language } = useTexts();
  const items = useLateObjects('tourItems');
  return useMemo(() => {
    const codes = new Map(items.toReversed().map((item) => [Number(item['LocationID']), storedCode(item)]));
    const stations = new Map(
      texts.flatMap(({ model, ID, object }) => (model === 'locations' ? [[ID, object] as const] : [])),
    );
    return [...stations].map(([ID, object]) => ({
      value: String(ID),
      label: [codes.get(ID) ?? '', objectLabel(object, language, t('unnamed'))].filter(Boolean).join(' '),
    }));
  }, [texts, items, language, t]);
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
