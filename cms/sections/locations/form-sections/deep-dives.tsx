import { Group, Input } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type StoredObject } from '#content/schema/containers.ts';
import { asId } from '#content/schema/stored-number.ts';
import { type ObjectName } from '../../../draft/draft.ts';
import { ItemList } from '../../../fields/item-list.tsx';
import { ReferenceSelect } from '../../../fields/reference-field.tsx';
import { useFieldError } from '../../../fields/use-findings.ts';
import { useList } from '../../../fields/use-list.ts';
import { useTexts } from '../../../language/texts.tsx';
import { StationLabel } from '../../../lists/station-label.tsx';
import { useStationName } from '../../../lists/use-station-name.ts';

/** Stations that can be opened from within this one: never the station itself, each at most once. */
export function DeepDivesFormSection({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const nameOf = useStationName();
  const list = useList(of, ['DeepDives']);
  const errorAt = useFieldError(of, ['DeepDives']);
  const { items } = list;
  const isOffered = useCallback(
    ({ ID }: StoredObject) => ID !== of.ID && !items.some((dive) => asId(dive) === ID),
    [of.ID, items],
  );
  const search = useRef<HTMLDivElement>(null);
  const wasAdded = useRef(false);
  useEffect(() => {
    // The field has been replaced; the focus moves to the new one for the next station.
    if (wasAdded.current) search.current?.querySelector('input')?.focus();
    wasAdded.current = false;
  });
  const add = (ID: number | undefined): void => {
    if (ID === undefined) return;
    wasAdded.current = true;
    list.add(ID);
  };
  const idAt = (place: number): number => asId(items[place]) ?? -1;
  return (
    <ItemList
      label={t('part.dives')}
      list={list}
      nameOf={(place) => nameOf(idAt(place))}
      empty={t('dives.none')}
      add={
        <div ref={search}>
          <ReferenceSelect
            // A new key after each choice empties the field for the next one.
            key={items.length}
            to="locations"
            isOffered={isOffered}
            label={t('dives.add')}
            placeholder={t('dives.hint')}
            value={undefined}
            onChoose={add}
          />
        </div>
      }
    >
      {(place) => {
        const error = errorAt(['DeepDives', place]);
        return (
          <Group gap="xs">
            <StationLabel ID={idAt(place)} />
            {error === undefined ? null : <Input.Error>{error}</Input.Error>}
          </Group>
        );
      }}
    </ItemList>
  );
}
