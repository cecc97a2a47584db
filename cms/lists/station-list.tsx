import { Menu, Select } from '@mantine/core';
import { MapPinPlus, Shapes } from 'lucide-react';
import { type ComponentType, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { LocationType } from '#content/constants.ts';
import { storedId } from '#content/schema/entity.ts';
import { objectOf } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { addToTour } from '../tour-items/add-to-tour.ts';
import { objectLabel } from '../workspace/object-label.ts';
import { useObjects } from '../workspace/use-catalogue.ts';
import { useDraft } from '../workspace/workspace-context.tsx';
import { BulkButton } from './bulk-button.tsx';
import { type BulkActionsProps, type EditorProps, ListFrame } from './list-frame.tsx';
import { KindSelect } from './kind-select.tsx';
import { stationPicture } from './station-looks.ts';
import { useUndoNotice } from '../workspace/use-undo-notice.tsx';
import { useStaffTags } from './use-staff-tags.ts';
import { type StationEntry, useStations } from './use-stations.ts';

export interface StationListProps {
  readonly Editor: ComponentType<EditorProps>;
}

/** Two filters in a row. */
const filterWidth = '1 1 110px';

/** Stations in no tour. */
const nowhere = 'none';

/** All stations, by kind and by tour, beside the editor of one. */
export function StationList({ Editor }: StationListProps): ReactNode {
  const { t } = useTexts();
  // The list is drawn once per edit, and after the field in which staff type.
  const find = useDeferredValue(useStations().find);
  const tours = useTourChoices();
  const [kind, setKind] = useState<string | null>(null);
  const [tour, setTour] = useState<string | null>(null);
  const tags = useStaffTags();
  const [tag, setTag] = useState<string | null>(null);
  const show = useCallback(
    ({ object, type, tags: own, places }: StationEntry) => {
      const codes = new Set(places.map(({ code }) => code).filter((code) => code !== ''));
      return {
        picture: stationPicture(object),
        detail: [t(`location.Type.${type}`), ...codes, ...own.map((each) => `#${each}`)].join(' · '),
      };
    },
    [t],
  );
  const keep = useCallback(
    ({ type, tags: own, places }: StationEntry) =>
      (tag === null || own.includes(tag)) &&
      (kind === null || String(type) === kind) &&
      (tour === null ||
        (tour === nowhere ? places.length === 0 : places.some(({ tourID }) => String(tourID) === tour))),
    [kind, tour, tag],
  );
  return useMemo(
    () => (
      <ListFrame
        model="locations"
        path="/locations"
        fresh={{ Type: LocationType.Audio }}
        find={find}
        show={show}
        keep={keep}
        teach={t('stations.teach')}
        teaching={{ topic: 'locations', anchor: 'first' }}
        filters={
          <>
            <KindSelect flex={filterWidth} size="xs" value={kind} onChange={setKind} />
            <Select
              flex={filterWidth}
              size="xs"
              aria-label={t('list.tour')}
              placeholder={t('list.tour.all')}
              clearable
              searchable
              clearButtonProps={{ 'aria-label': t('list.tour.all') }}
              value={tour}
              onChange={setTour}
              data={[{ value: nowhere, label: t('list.tour.none') }, ...tours]}
            />
            {tags.length === 0 && tag === null ? null : (
              <Select
                flex={filterWidth}
                size="xs"
                aria-label={t('list.tag')}
                placeholder={t('list.tag.all')}
                clearable
                searchable
                clearButtonProps={{ 'aria-label': t('list.tag.all') }}
                value={tag}
                onChange={setTag}
                data={[...new Set([...tags, ...(tag === null ? [] : [tag])])]}
              />
            )}
          </>
        }
        Actions={StationActions}
        Editor={Editor}
      />
    ),
    [find, show, keep, kind, tour, tours, tag, tags, t, Editor],
  );
}

/** Actions on several stations at once. */
function StationActions({ ids }: BulkActionsProps): ReactNode {
  const { t } = useTexts();
  const store = useDraft();
  const tell = useUndoNotice();
  const tours = useTourChoices();
  const setKind = (Type: LocationType): void => {
    store.putAll(
      ids.flatMap((ID) => {
        const object = objectOf(store.getState().draft, { model: 'locations', ID });
        return object === undefined ? [] : [{ model: 'locations' as const, object: { ...object, Type } }];
      }),
    );
    tell(t('stations.kindSet', { count: ids.length, kind: t(`location.Type.${Type}`) }));
  };
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <BulkButton label={t('stations.addToTour')} icon={MapPinPlus} />
        </Menu.Target>
        <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
          {tours.map(({ value, label }) => (
            <Menu.Item
              key={value}
              onClick={() => {
                addToTour(store, Number(value), ids);
                tell(t('stations.added', { count: ids.length, tour: label }));
              }}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-start">
        <Menu.Target>
          <BulkButton label={t('stations.setKind')} icon={Shapes} />
        </Menu.Target>
        <Menu.Dropdown>
          {Object.values(LocationType).map((type) => (
            <Menu.Item key={type} onClick={() => setKind(type)}>
              {t(`location.Type.${type}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

function useTourChoices(): readonly { readonly value: string; readonly label: string }[] {
  const { t, language } = useTexts();
  const tours = useObjects('tours');
  return useMemo(
    () => tours.map((tour) => ({ value: String(storedId(tour)), label: objectLabel(tour, language, t('unnamed')) })),
    [tours, language, t],
  );
}
