import { Anchor, List, Text, Title } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type Reference, referencesFrom } from '#content/references.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { asId } from '#content/schema/stored-number.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { oncePerObject } from '#content/once-per-object.ts';
import { type StaffKey, useTexts } from '../language/texts.tsx';
import { useLateObjects } from '../workspace/use-catalogue.ts';
import { useObjectTexts, keyOfUse } from './use-object-texts.ts';

/** One place in which a station is used. */
interface Use {
  readonly model: EditedModel;
  readonly ID: number;
  readonly words: StaffKey;
  readonly to: string;
}

/** Where a station is used: tours with its codes, announcements, deep dives, timelines. */
export function UsedIn({ ID }: { readonly ID: number }): ReactNode {
  const { t } = useTexts();
  const { nameOf } = useObjectTexts();
  const items = useLateObjects('tourItems');
  const locations = useLateObjects('locations');
  const inTours = useMemo(() => usesBy('tourItems', items, ID), [items, ID]);
  const inStations = useMemo(() => usesBy('locations', locations, ID), [locations, ID]);
  const uses = [...inTours, ...inStations];
  return (
    <section aria-labelledby="used-in">
      <Title id="used-in" order={2} size="h4" mb="xs">
        {t('used.title')}
      </Title>
      {uses.length === 0 ? (
        <Text c="dimmed">{t('used.nowhere')}</Text>
      ) : (
        <List spacing={4}>
          {uses.map(({ model, ID: user, words, to }) => (
            <List.Item key={`${model} ${user} ${words}`}>
              <Anchor component={Link} to={to}>
                {nameOf({ model, ID: user })}
              </Anchor>{' '}
              <Text span c="dimmed">
                {t(words)}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </section>
  );
}

const stationsOf = {
  tourItems: oncePerObject((object: StoredObject) => stationsIn('tourItems', object)),
  locations: oncePerObject((object: StoredObject) => stationsIn('locations', object)),
};

function stationsIn(model: EditedModel, object: StoredObject): readonly Reference[] {
  return referencesFrom(model, object).filter(({ to }) => to.model === 'locations');
}

function usesBy(model: 'tourItems' | 'locations', objects: readonly StoredObject[], station: number): readonly Use[] {
  return objects.flatMap((object) => {
    const found = stationsOf[model](object).filter(({ to }) => to.ID === station);
    if (found.length === 0) return [];
    const words = new Set(found.map(({ field }) => keyOfUse(field)).filter((each) => each !== undefined));
    return [...words].map((each) => ({ model, ID: Number(object['ID']), words: each, to: pathTo(model, object) }));
  });
}

function pathTo(model: 'tourItems' | 'locations', object: StoredObject): string {
  const ID = String(object['ID']);
  return model === 'locations' ? `/locations/${ID}` : `/tours/${asId(object['TourID']) ?? -1}/stations/${ID}`;
}
