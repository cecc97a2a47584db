import { Group, SimpleGrid, Stack } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { MapMarkerType } from '#content/constants.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { asId } from '#content/schema/stored-number.ts';
import { ChoiceField } from '../../../fields/choice-field.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import { PlainTextField } from '../../../fields/plain-text-field.tsx';
import { ReferenceField } from '../../../fields/reference-field.tsx';
import { useTexts } from '../../../language/texts.tsx';
import { QrSheetButton } from '../../../print/qr-sheet-button.tsx';
import { completeItem, completeTour } from '../../../workspace/complete-objects.ts';
import { useFormKey, useObject } from '../../../workspace/workspace-context.tsx';
import { tabsFor } from '../tour-tabs.ts';
import { PathField } from './path-field.tsx';
import { StationInPlace } from './station-in-place.tsx';
import { type ItemNames } from '../../../tour-items/use-item-names.ts';

export interface ItemDetailsProps {
  readonly tourID: number;
  readonly ID: number;
  readonly names: ItemNames;
}

/** A station's place in a tour (section 3.2). */
export function ItemDetails({ tourID, ID, names }: ItemDetailsProps): ReactNode {
  const { t } = useTexts();
  const of = { model: 'tourItems', ID } as const;
  const object = useObject(of);
  const tour = useObject({ model: 'tours', ID: tourID });
  const isOther = useCallback(
    (item: StoredObject) => asId(item['TourID']) === tourID && item['ID'] !== ID,
    [tourID, ID],
  );
  const { LocationID } = completeItem(object ?? {});
  // A station that is saved for the first time gets another ID, and keeps its form.
  const stationKey = useFormKey({ model: 'locations', ID: LocationID });
  if (object === undefined) return null;
  const hasMap = tour !== undefined && tabsFor(completeTour(tour), 'stations').includes('map');
  const markers = Object.values(MapMarkerType).map((value) => ({ value, label: t(`stop.MapMarkerType.${value}`) }));
  return (
    <Stack gap="md">
      <ReferenceField of={of} path={['LocationID']} to="locations" label={t('stop.LocationID')} />
      <StationInPlace key={stationKey} ID={LocationID} />
      <SimpleGrid cols={2}>
        <PlainTextField of={of} path={['Code']} label={t('stop.Code')} hint={t('stop.Code.hint')} />
        <ReferenceField
          of={of}
          path={['ThemeID']}
          to="themes"
          label={t('stop.ThemeID')}
          hint={t('stop.ThemeID.hint')}
          placeholder={t('stop.ThemeID.none')}
        />
      </SimpleGrid>
      <ReferenceField
        of={of}
        path={['Parent']}
        to="tourItems"
        label={t('stop.Parent')}
        hint={t('stop.Parent.hint')}
        placeholder={t('stop.Parent.none')}
        isOffered={isOther}
        nameOf={names.itemInFull}
      />
      <PathField of={of} tourID={tourID} names={names} />
      <ReferenceField
        of={of}
        path={['TransitionTo']}
        to="tourItems"
        label={t('stop.TransitionTo')}
        hint={t('stop.TransitionTo.hint')}
        placeholder={t('stop.TransitionTo.none')}
        isOffered={isOther}
        nameOf={names.itemInFull}
      />
      {hasMap ? (
        <SimpleGrid cols={2}>
          <ChoiceField
            of={of}
            path={['MapMarkerType']}
            label={t('stop.MapMarkerType')}
            options={markers}
            fallback={MapMarkerType.Circle}
          />
          <NumberField
            of={of}
            path={['MapGPSAutoDistance']}
            label={t('stop.MapGPSAutoDistance')}
            hint={t('stop.MapGPSAutoDistance.hint')}
            min={0}
            unit="m"
          />
          <NumberField of={of} path={['MapX']} label={t('stop.MapX')} />
          <NumberField of={of} path={['MapY']} label={t('stop.MapY')} />
        </SimpleGrid>
      ) : null}
      <Group>
        <QrSheetButton tour={tourID} item={ID} />
      </Group>
    </Stack>
  );
}
