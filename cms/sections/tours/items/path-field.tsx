import { Button, Input, SimpleGrid, Stack, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { type StoredObject } from '#content/schema/containers.ts';
import { asId } from '#content/schema/stored-number.ts';
import { type ObjectName } from '../../../draft/draft.ts';
import { valueAt } from '../../../draft/set-at.ts';
import { ItemList } from '../../../fields/item-list.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import { ReferenceField } from '../../../fields/reference-field.tsx';
import { SwitchField } from '../../../fields/switch-field.tsx';
import { useFieldError } from '../../../fields/use-findings.ts';
import { useList } from '../../../fields/use-list.ts';
import { useTexts } from '../../../language/texts.tsx';
import { completeItem } from '../../../workspace/complete-objects.ts';
import { useObject } from '../../../workspace/workspace-context.tsx';
import { pathText } from './path-text.ts';
import { type ItemNames } from '../../../tour-items/use-item-names.ts';

export interface PathFieldProps {
  readonly of: ObjectName;
  readonly tourID: number;
  readonly names: ItemNames;
}

/** The path after a station: announcements, waits and the next station (section 3.1). */
export function PathField({ of, tourID, names }: PathFieldProps): ReactNode {
  const { t } = useTexts();
  const list = useList(of, ['Path']);
  const error = useFieldError(of, ['Path'])(['Path']);
  const object = useObject(of);
  const words = object === undefined ? '' : pathText(completeItem(object), names, t);
  return (
    <Stack gap="xs" role="group" aria-label={t('stop.Path')}>
      <Input.Label labelElement="div">{t('stop.Path')}</Input.Label>
      <Text size="sm" c={words === '' ? 'dimmed' : 'inherit'} role="status">
        {words === '' ? t('path.none') : words}
      </Text>
      {error === undefined ? null : <Input.Error role="alert">{error}</Input.Error>}
      <ItemList
        label={t('stop.Path')}
        list={list}
        nameOf={(place) => t('path.step', { place: place + 1 })}
        add={
          <Button
            variant="light"
            size="compact-md"
            leftSection={<Plus aria-hidden size={16} />}
            onClick={() => list.add({ Wait: 0 })}
          >
            {t('path.add')}
          </Button>
        }
      >
        {(place) => <PathStep of={of} place={place} tourID={tourID} names={names} />}
      </ItemList>
    </Stack>
  );
}

function PathStep({ of, place, tourID, names }: PathFieldProps & { readonly place: number }): ReactNode {
  const { t } = useTexts();
  const path = ['Path', place] as const;
  const returns = valueAt(useObject(of), [...path, 'ReturnToOverview']) === true;
  const isOther = useCallback(
    (item: StoredObject) => asId(item['TourID']) === tourID && item['ID'] !== of.ID,
    [tourID, of.ID],
  );
  return (
    <Stack gap="xs" py="xs" role="group" aria-label={t('path.step', { place: place + 1 })}>
      <ReferenceField
        of={of}
        path={[...path, 'AnnounceLocationID']}
        to="locations"
        label={t('path.AnnounceLocationID')}
        placeholder={t('path.AnnounceLocationID.none')}
      />
      <SimpleGrid cols={2}>
        <NumberField of={of} path={[...path, 'Wait']} label={t('path.Wait')} min={0} unit="s" fallback={0} />
        {returns ? null : (
          <ReferenceField
            of={of}
            path={[...path, 'Next']}
            to="tourItems"
            label={t('path.Next')}
            placeholder={t('path.Next.none')}
            isOffered={isOther}
            nameOf={names.itemInFull}
          />
        )}
      </SimpleGrid>
      <SwitchField of={of} path={[...path, 'ReturnToOverview']} label={t('path.ReturnToOverview')} />
    </Stack>
  );
}
