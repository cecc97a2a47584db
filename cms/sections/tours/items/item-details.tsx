import { Group, SimpleGrid, Stack, Button, Fieldset, Text } from '@mantine/core';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { MapMarkerType, LocationType } from '#content/constants.ts';
import { tourItem } from '#content/entities/tour-item.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { asId } from '#content/schema/stored-number.ts';
import { Comments } from '../../../comments/comments.tsx';
import { ChoiceField } from '../../../fields/choice-field.tsx';
import { MoreFields } from '../../../fields/more-fields.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import { PlainTextField } from '../../../fields/plain-text-field.tsx';
import { ReferenceField } from '../../../fields/reference-field.tsx';
import { useTexts } from '../../../language/texts.tsx';
import { QrSheetButton } from '../../../print/qr-sheet-button.tsx';
import { completeItem, completeTour } from '../../../workspace/complete-objects.ts';
import { useFormKey, useObject } from '../../../workspace/workspace-context.tsx';
import { tabsFor } from '../tour-tabs.ts';
import { PathField } from './path-field.tsx';
import { type ItemNames } from '../../../tour-items/use-item-names.ts';
import { PenTool, SquarePen } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { location } from '#content/entities/location.ts';
import { hiddenObjectPicture } from '#games/hidden-object/config.ts';
import { isTemporary } from '../../../draft/draft.ts';
import { ImageList } from '../../../fields/image-list.tsx';
import { LanguageText } from '../../../fields/language-text.tsx';
import { RecordingField } from '../../../fields/recording-field.tsx';
import { StationTextField } from '../../../fields/station-text-field.tsx';
import { StationKindField } from '../../../fields/station-kind-field.tsx';
import { withoutAsking } from '../../../workspace/leave-dialog.tsx';
import { type WholeLink } from '../../../whole-window/use-wide.ts';

export interface ItemDetailsProps {
  readonly tourID: number;
  readonly ID: number;
  readonly names: ItemNames;
}

/** Fields that are folded. */
const few = ['ThemeID', 'Parent'] as const;

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
      <Comments of={of} />
      <ReferenceField of={of} path={['LocationID']} to="locations" label={t('stop.LocationID')} />
      <StationInPlace key={stationKey} ID={LocationID} />
      <PlainTextField of={of} path={['Code']} label={t('stop.Code')} hint={t('stop.Code.hint')} />
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
        </SimpleGrid>
      ) : null}
      <MoreFields of={of} entity={tourItem} fields={hasMap ? [...few, 'MapX', 'MapY'] : few}>
        <ReferenceField
          of={of}
          path={['ThemeID']}
          to="themes"
          label={t('stop.ThemeID')}
          hint={t('stop.ThemeID.hint')}
          placeholder={t('stop.ThemeID.none')}
        />
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
        {hasMap ? (
          <SimpleGrid cols={2}>
            <NumberField of={of} path={['MapX']} label={t('stop.MapX')} />
            <NumberField of={of} path={['MapY']} label={t('stop.MapY')} />
          </SimpleGrid>
        ) : null}
      </MoreFields>
      <Group>
        <QrSheetButton tour={tourID} item={ID} />
      </Group>
    </Stack>
  );
}

/** The required fields of a station, so that a tour can be made without leaving it. */
function StationInPlace({ ID }: { readonly ID: number }): ReactNode {
  const { t } = useTexts();
  const navigate = useNavigate();
  const form = useRef<HTMLFieldSetElement>(null);
  const isNew = isTemporary(ID);
  useLayoutEffect(() => {
    // The drawer looks for this when it opens. A new station begins with its name.
    if (isNew) form.current?.querySelector('input')?.setAttribute('data-autofocus', '');
  }, [isNew]);
  const of = { model: 'locations', ID } as const;
  const object = useObject(of);
  if (object === undefined) return null;
  const station = location.complete(object);
  const canDraw = station.Type === LocationType.GameHiddenObject && hiddenObjectPicture(station) !== undefined;
  function open(link?: WholeLink): void {
    // A station that is not saved yet is edited together with its tour.
    void navigate(`/locations/${ID}`, { state: { ...(isNew ? withoutAsking : {}), ...link } });
  }
  return (
    <Fieldset ref={form} legend={t('stop.station')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('stop.station.hint')}
        </Text>
        <LanguageText of={of} path={['Name']} label={t('location.Name')} isRequired />
        <StationKindField of={of} />
        <RecordingField of={of} />
        <StationTextField of={of} />
        <ImageList of={of} path={['ImageDescriptors']} label={t('image.list')} />
        {canDraw ? (
          <Button
            leftSection={<PenTool aria-hidden size={16} />}
            onClick={() => open({ whole: 'hotspots', isMeant: true })}
          >
            {t('stop.draw')}
          </Button>
        ) : null}
        <Button variant="light" leftSection={<SquarePen aria-hidden size={16} />} onClick={() => open()}>
          {t('stop.edit')}
        </Button>
      </Stack>
    </Fieldset>
  );
}
