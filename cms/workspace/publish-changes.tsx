import { Badge, Button, Checkbox, Group, NativeSelect, ScrollArea, Stack, Text } from '@mantine/core';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { byPosition } from '#content/catalogue-index.ts';
import { momentIn } from '../language/moment-in.ts';
import { personOf } from '../language/person-of.ts';
import { useTexts } from '../language/texts.tsx';
import { completeTour } from './complete-objects.ts';
import { type WithDifferences } from './differences.ts';
import { nameOf, plannedTimes, type PublishChoice, withPart } from './publish-choice.ts';
import styles from './publish-changes.module.css';
import { type PublishPlan } from './publish-plan.ts';
import { type Change, type ChangeGroup, changeGroups } from './rules/change-groups.ts';
import { useObjects } from './use-catalogue.ts';
import { useObjectName } from './use-object-name.ts';

export interface PublishChangesProps extends WithDifferences {
  readonly plan: PublishPlan;
  /** The names of changes that staff have not seen when they opened the question. */
  readonly fresh: ReadonlySet<string>;
  readonly choice: PublishChoice;
  readonly onChoice: (choice: PublishChoice) => void;
}

/** The changes by tour, each with a tick and what it changes for visitors. */
export function PublishChanges({ differences, plan, fresh, choice, onChoice }: PublishChangesProps): ReactNode {
  const { changes, changeCount, others } = plan;
  const planned = useMemo(() => plannedTimes(plan), [plan]);
  const { t } = useTexts();
  const [who, setWho] = useState('');
  const tours = useObjects('tours');
  const places = useObjects('tourItems');
  const people = useMemo(() => [...new Set(changes.flatMap(({ Who = '' }) => (Who === '' ? [] : [Who])))], [changes]);
  const groups = useMemo(
    () =>
      changeGroups(changes, byPosition(tours.map(completeTour)), places).flatMap((group) => {
        const shown = group.changes.filter(({ Who }) => who === '' || Who === who);
        return shown.length === 0 ? [] : [{ ...group, changes: shown }];
      }),
    [changes, tours, places, who],
  );
  const out = new Set(choice.without.map(nameOf));
  const tick = (part: PublishChoice['without'], isIn: boolean): void =>
    onChoice({ ...choice, without: withPart(choice, part, isIn) });
  if (changes.length === 0) return null;
  const rest = changeCount - changes.length;
  const isNamed = others.length === rest;
  const hidden = changes.filter(({ Who }) => who !== '' && Who !== who);
  const hiddenIn = hidden.filter((each) => !out.has(nameOf(each)));
  /** What is in the list is what is published. */
  const chooseWho = (next: string): void => {
    const before = { ...choice, without: withPart(choice, choice.setAside, true) };
    const left = new Set(before.without.map(nameOf));
    const theirs = next === '' ? [] : [...changes.filter(({ Who }) => Who !== next), ...(isNamed ? others : [])];
    const setAside = theirs.filter((each) => !left.has(nameOf(each)));
    setWho(next);
    onChoice({ ...choice, setAside, without: withPart(before, setAside, false) });
  };
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('publish.leaveOut')}
      </Text>
      {people.length < 2 ? null : (
        <NativeSelect
          size="xs"
          label={t('publish.who')}
          value={who}
          data={[
            { value: '', label: t('publish.who.all') },
            ...people.map((value) => ({ value, label: personOf(value, t) })),
          ]}
          onChange={({ currentTarget }) => chooseWho(currentTarget.value)}
        />
      )}
      <ScrollArea.Autosize mah="45vh" type="auto" offsetScrollbars>
        <ul className={styles.groups}>
          {groups.map((group) => (
            <GroupPart key={group.key} {...{ group, fresh, planned, out, tick, differences }} />
          ))}
        </ul>
      </ScrollArea.Autosize>
      {hidden.length === 0 ? null : (
        <Group gap="xs">
          <Text size="sm">
            {hiddenIn.length > 0
              ? t('publish.othersIn', { count: hiddenIn.length })
              : t('publish.othersOut', { count: hidden.length })}
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => tick(hidden, hiddenIn.length === 0)}>
            {t(hiddenIn.length > 0 ? 'publish.leaveOthersOut' : 'publish.takeOthersIn')}
          </Button>
        </Group>
      )}
      {rest <= 0 ? null : (
        <>
          <Text size="sm">{t('publish.many', { count: changeCount, shown: changes.length })}</Text>
          {isNamed ? (
            <Checkbox
              label={t('publish.rest', { count: rest })}
              checked={!others.some((each) => out.has(nameOf(each)))}
              onChange={({ currentTarget: { checked } }) => tick(others, checked)}
            />
          ) : null}
        </>
      )}
    </Stack>
  );
}

interface TickProps extends WithDifferences, Pick<PublishChangesProps, 'fresh'> {
  /** When objects are published according to plan, by their names. */
  readonly planned: ReadonlyMap<string, string>;
  /** The names of what is left out. */
  readonly out: ReadonlySet<string>;
  readonly tick: (part: PublishChoice['without'], isIn: boolean) => void;
}

function GroupPart({ group, ...row }: TickProps & { readonly group: ChangeGroup }): ReactNode {
  const { t } = useTexts();
  const objectName = useObjectName();
  const { model, tour, changes } = group;
  const { out, tick } = row;
  const left = changes.filter((change) => out.has(nameOf(change))).length;
  const name = tour === undefined ? t(`model.${model}`) : objectName('tours', tour);
  return (
    <li>
      <Checkbox
        label={`${name} (${changes.length})`}
        fw={600}
        checked={left === 0}
        indeterminate={left > 0 && left < changes.length}
        onChange={() => tick(changes, left > 0)}
      />
      <ul className={styles.changes} aria-label={name}>
        {changes.map((change) => (
          <ChangePart key={nameOf(change)} change={change} {...row} />
        ))}
      </ul>
    </li>
  );
}

function ChangePart({
  change,
  fresh,
  planned,
  out,
  tick,
  differences: ObjectDifferences,
}: TickProps & { readonly change: Change }): ReactNode {
  const { t, language } = useTexts();
  const wordsOf = useChangeWords();
  const id = useId();
  const [isCompared, setCompared] = useState(false);
  const { Model, Kind, Object: object, Before } = change;
  const words = wordsOf(change);
  const name = nameOf(change);
  const at = planned.get(name);
  return (
    <li>
      <div className={styles.row}>
        <Checkbox
          className={styles.tick ?? ''}
          label={
            <>
              {words} {fresh.has(name) ? <Badge tt="none">{t('publish.new')}</Badge> : null}
              {at === undefined ? null : (
                <Badge tt="none" variant="light">
                  {t('publish.plannedFor', { when: momentIn(language, at) })}
                </Badge>
              )}
            </>
          }
          checked={!out.has(name)}
          onChange={({ currentTarget: { checked } }) => tick([change], checked)}
        />
        {ObjectDifferences === undefined ? null : (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('publish.compareOf', { change: words })}
            aria-expanded={isCompared}
            aria-controls={id}
            onClick={() => setCompared(!isCompared)}
          >
            {t('publish.compare')}
          </Button>
        )}
      </div>
      <div id={id} className={styles.comparison} hidden={!isCompared}>
        {isCompared && ObjectDifferences !== undefined ? (
          <ObjectDifferences
            model={Model}
            from={Kind === 'deleted' ? object : Before}
            to={Kind === 'deleted' ? undefined : object}
            onFailed={() => setCompared(false)}
          />
        ) : null}
      </div>
    </li>
  );
}

/** Returns an object's name, what was done to it, and the people who saved it, the last one first. */
export function useChangeWords(): (change: Change) => string {
  const { t } = useTexts();
  const objectName = useObjectName();
  return ({ Model, Kind, Object: object, Who, With = [] }) => {
    const people = Who === undefined ? [] : [[Who, ...With].map((who) => personOf(who, t)).join(', ')];
    return [objectName(Model, object), t(`change.${Kind}`), ...people].join(' · ');
  };
}
