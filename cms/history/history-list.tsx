import { ActionIcon, Anchor, Button, Text, Title, UnstyledButton } from '@mantine/core';
import { ChevronDown, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { objectOf } from '../draft/draft.ts';
import { momentIn } from '../language/moment-in.ts';
import { useTexts } from '../language/texts.tsx';
import { editorPath } from '../workspace/editor-path.ts';
import { type FieldLink } from '../workspace/focus-field.tsx';
import { useMayEdit } from '../workspace/use-may-edit.ts';
import { useFromDraft } from '../workspace/workspace-context.tsx';
import { dayOf, daysOf } from './days-of.ts';
import styles from './history-list.module.css';
import { changedFields } from './rules/changed-fields.ts';
import { type EntryGroup, groupEntries } from './rules/group-entries.ts';
import { type HistoryEntry } from './rules/history-entry.ts';
import { useChangeWords } from './use-change-words.ts';

export interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  /** Whether lines name their objects, with links to their forms. */
  readonly hasNames: boolean;
  /** The group that is compared. */
  readonly chosen?: EntryGroup | undefined;
  readonly onCompare: (group: EntryGroup) => void;
  readonly onRestore: (entry: HistoryEntry) => void;
  /** Called when a link is followed. */
  readonly onGo?: (() => void) | undefined;
}

/** Changes by day, the newest first: the time, what was changed, and by whom. */
export function HistoryList(props: HistoryListProps): ReactNode {
  const { t, language } = useTexts();
  const groups = useMemo(() => groupEntries(props.entries, (moment) => Date.parse(moment)), [props.entries]);
  return (
    <div role="region" aria-label={t('history.list')}>
      {daysOf(groups).map(([day, ofDay]) => (
        <section key={day} className={styles.day} aria-label={dayOf(day, language)}>
          <Title order={2} size="h6" className={styles.head}>
            {dayOf(day, language)}
          </Title>
          <ul className={styles.rows}>
            {ofDay.map((group) => (
              <Line key={keyOf(group.main)} {...props} group={group} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface LineProps extends HistoryListProps {
  readonly group: EntryGroup;
}

function Line({ group, ...props }: LineProps): ReactNode {
  const { t, language } = useTexts();
  const words = useChangeWords();
  const [isOpen, setOpen] = useState(false);
  const { hasNames, chosen, onCompare } = props;
  const { main, entries, isStep } = group;
  const what = words.what(group);
  const change = hasNames ? `${words.name(main)}: ${what}` : what;
  const isChosen =
    chosen !== undefined && keyOf(chosen.main) === keyOf(main) && chosen.entries.length === entries.length;
  return (
    <li>
      <div className={styles.row} data-chosen={isChosen} data-kind={group.kind}>
        <time dateTime={main.At} className={styles.time}>
          {timeIn(main.At, language)}
        </time>
        <div className={styles.words}>
          {hasNames ? <ObjectLink group={group} onGo={props.onGo} /> : null}
          <UnstyledButton
            className={styles.what}
            aria-current={isChosen}
            aria-label={t('history.compare', { change, when: momentIn(language, main.At) })}
            onClick={() => onCompare(group)}
          >
            {what}
          </UnstyledButton>
          <Text size="sm" c="dimmed">
            {words.by(main)}
            {isStep ? ` · ${t('history.moreObjects', { count: entries.length - 1 })}` : null}
            {!isStep && entries.length > 1 ? ` · ${t('history.saves', { count: entries.length })}` : null}
          </Text>
        </div>
        <RestoreButton entry={main} onRestore={props.onRestore} />
        {entries.length > 1 ? (
          <ActionIcon
            variant="subtle"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-label={t('history.each', { change })}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown aria-hidden size={18} data-open={isOpen} />
          </ActionIcon>
        ) : null}
      </div>
      {isOpen ? (
        <ul className={styles.inner}>
          {entries.map((entry) => (
            <Line
              key={keyOf(entry)}
              {...props}
              hasNames={isStep}
              group={{ main: entry, entries: [entry], kind: entry.Kind, isStep: false }}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** The name of an object leads to the field that was changed, if the object exists and is the user's to edit. */
function ObjectLink({ group, onGo }: Pick<LineProps, 'group' | 'onGo'>): ReactNode {
  const { main, entries, isStep } = group;
  const words = useChangeWords();
  const mayEdit = useMayEdit();
  const object = useFromDraft((draft) => objectOf(draft, { model: main.Model, ID: main.ID }));
  const [field = ''] = changedFields(isStep ? [main] : entries);
  const state: FieldLink | undefined = field === '' ? undefined : { focusField: field };
  const name = words.name(main);
  if (object === undefined || !mayEdit(main.Model)) return <Text fw={600}>{name}</Text>;
  return (
    <Anchor
      component={Link}
      to={editorPath(main.Model, object, field)}
      state={state}
      fw={600}
      className={styles.link}
      onClick={onGo}
    >
      {name}
    </Anchor>
  );
}

interface RestoreButtonProps {
  readonly entry: HistoryEntry;
  readonly onRestore: (entry: HistoryEntry) => void;
}

function RestoreButton({ entry, onRestore }: RestoreButtonProps): ReactNode {
  const { t } = useTexts();
  const words = useChangeWords();
  const mayEdit = useMayEdit();
  const isThere = useFromDraft((draft) => objectOf(draft, { model: entry.Model, ID: entry.ID }) !== undefined);
  if (entry.Kind !== 'deleted' || isThere || !mayEdit(entry.Model)) return null;
  return (
    <Button
      variant="light"
      size="compact-sm"
      className={styles.above}
      leftSection={<Undo2 aria-hidden size={16} />}
      aria-label={t('history.restore', { name: words.name(entry) })}
      onClick={() => onRestore(entry)}
    >
      {t('bringBack.confirm')}
    </Button>
  );
}

const keyOf = ({ Model, ID, Epoch }: HistoryEntry): string => `${Model} ${ID} ${Epoch}`;

function timeIn(moment: string, language: string): string {
  return new Date(moment).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
}
