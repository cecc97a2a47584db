import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { type StoredObject } from '#content/schema/containers.ts';
import { Answered } from '../controls/answered.tsx';
import { useAnswer } from '../controls/use-answer.ts';
import { momentIn } from '../language/moment-in.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection } from '../session/session-context.tsx';
import { useMayEdit } from '../workspace/use-may-edit.ts';
import { useObject } from '../workspace/workspace-context.tsx';
import { ObjectDifferences } from './object-differences.tsx';
import { type EntryGroup } from './rules/group-entries.ts';
import { type HistoryEntry } from './rules/history-entry.ts';
import { useBringBack } from './use-bring-back.ts';
import { useChangeWords } from './use-change-words.ts';

export interface ComparisonProps {
  readonly group: EntryGroup;
  /** All that is known of the object, the newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly hasName: boolean;
  readonly onRestore: (entry: HistoryEntry) => void;
}

/** A state of an object: `now`, or `after` or `before` a change, such as `after 12`. */
type StateName = 'now' | `${'after' | 'before'} ${number}`;

interface PastState {
  readonly object: StoredObject | undefined;
  readonly isWhole: boolean;
}

/** What differs between two states of an object: around a change at first, then between any two. */
export function Comparison({ group, entries, hasName, onRestore }: ComparisonProps): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const words = useChangeWords();
  const { main, entries: own, isStep } = group;
  const { Model: model, ID } = main;
  const oldest = isStep ? main : (own.at(-1) ?? main);
  const states = useStates([...entries, ...(isStep ? [main] : own)]);
  const [from, setFrom] = useState<StateName>(() => states.before(oldest));
  const [to, setTo] = useState<StateName>(() => `after ${main.Epoch}`);
  const now = useObject({ model, ID });
  const read = useCallback(
    async (name: StateName, signal: AbortSignal): Promise<PastState | undefined> => {
      if (name === 'now') return undefined;
      const [side = '', Epoch = ''] = name.split(' ');
      const params = { Model: model, Object: ID, Epoch: Number(Epoch) };
      const { Before, After, IsWhole } = await client('pastObject', { params, signal });
      return { object: side === 'after' ? After : Before, isWhole: IsWhole };
    },
    [client, model, ID],
  );
  const [answer, reload] = useAnswer(
    useCallback((signal: AbortSignal) => Promise.all([read(from, signal), read(to, signal)]), [read, from, to]),
  );
  const choose = (label: string, value: StateName, set: (name: StateName) => void): ReactNode => (
    <Select
      label={label}
      data={states.options}
      value={value}
      allowDeselect={false}
      onChange={(next) => set(states.options.find((option) => option.value === next)?.value ?? value)}
      style={{ flex: '1 1 200px' }}
    />
  );
  return (
    <Stack gap="md">
      {hasName ? <Text fw={600}>{words.name(main)}</Text> : null}
      <Group gap="sm">
        {choose(t('history.from'), from, setFrom)}
        {choose(t('history.to'), to, setTo)}
      </Group>
      <Answered answer={answer} reload={reload}>
        {([past, later]) => {
          const present = { object: now, isWhole: true };
          return (
            <Differences
              entry={main}
              now={now}
              from={past ?? present}
              to={later ?? present}
              onRestore={() => onRestore(main)}
            />
          );
        }}
      </Answered>
    </Stack>
  );
}

interface States {
  readonly options: readonly { readonly value: StateName; readonly label: string }[];
  /** The state before a change, as it is called in the options. */
  readonly before: (entry: HistoryEntry) => StateName;
}

/** @param entries of one object */
function useStates(entries: readonly HistoryEntry[]): States {
  const { t, language } = useTexts();
  const words = useChangeWords();
  const byEpoch = new Map(entries.map((entry) => [entry.Epoch, entry]));
  const known = [...byEpoch.values()].toSorted((one, other) => other.Epoch - one.Epoch);
  const before = (entry: HistoryEntry): StateName => {
    const older = known.find(({ Epoch }) => Epoch < entry.Epoch);
    return older === undefined ? `before ${entry.Epoch}` : `after ${older.Epoch}`;
  };
  const first = known.at(-1);
  return {
    before,
    options: [
      { value: 'now', label: t('history.now') },
      ...known.map((entry) => ({
        value: `after ${entry.Epoch}` as const,
        label: t('history.after', {
          when: momentIn(language, entry.At),
          who: words.who(entry),
          what: words.what({ main: entry, entries: [entry], kind: entry.Kind, isStep: false }),
        }),
      })),
      ...(first === undefined
        ? []
        : [
            {
              value: `before ${first.Epoch}` as const,
              label: t('history.until', { when: momentIn(language, first.At) }),
            },
          ]),
    ],
  };
}

interface DifferencesProps {
  readonly entry: HistoryEntry;
  readonly now: StoredObject | undefined;
  readonly from: PastState;
  readonly to: PastState;
  readonly onRestore: () => void;
}

function Differences({ entry, now, from, to, onRestore }: DifferencesProps): ReactNode {
  const { t } = useTexts();
  const { Model: model, ID } = entry;
  const mayEdit = useMayEdit()(model);
  const back = useBringBack({ model, ID });
  const past = from.object;
  return (
    <>
      {from.isWhole && to.isWhole ? null : <Alert color="orange">{t('history.notWhole')}</Alert>}
      <ObjectDifferences
        model={model}
        from={past}
        to={to.object}
        back={mayEdit && past !== undefined && now !== undefined ? (path) => back.field(now, past, path) : undefined}
      />
      {mayEdit && past !== undefined && now !== undefined && back.differs(now, past) ? (
        <Button
          variant="light"
          style={{ alignSelf: 'start' }}
          leftSection={<Undo2 aria-hidden size={16} />}
          onClick={() => back.all(now, past)}
        >
          {t('history.all')}
        </Button>
      ) : null}
      {mayEdit && now === undefined && entry.Kind === 'deleted' ? (
        <Button
          variant="light"
          style={{ alignSelf: 'start' }}
          leftSection={<Undo2 aria-hidden size={16} />}
          onClick={onRestore}
        >
          {t('bringBack.confirm')}
        </Button>
      ) : null}
    </>
  );
}
