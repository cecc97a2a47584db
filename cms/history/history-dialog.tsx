import { Button, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Answered } from '../controls/answered.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { objectOf, type ObjectName } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { useObjectName } from '../workspace/use-object-name.ts';
import { useDraftState } from '../workspace/workspace-context.tsx';
import { Comparison } from './comparison.tsx';
import styles from './history-dialog.module.css';
import { HistoryList } from './history-list.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { type EntryGroup } from './rules/group-entries.ts';
import { type HistoryEntry } from './rules/history-entry.ts';
import { type Entries, type HistoryQuery, useEntries } from './use-entries.ts';

export interface HistoryDialogProps {
  /** The first one gives it its name. */
  readonly of: readonly [ObjectName, ...ObjectName[]];
  /** The change that is compared first. */
  readonly first?: EntryGroup;
  readonly onClose: () => void;
}

/** What was changed in an object, or in a tour with its stations, beside what differs between two states. */
export function HistoryDialog({ of, first, onClose }: HistoryDialogProps): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const { draft } = useDraftState();
  const [queries] = useState(() => of.map(queryOf));
  const [answer, reload] = useEntries(queries);
  const shownBase = useRef(draft.base);
  useEffect(() => {
    if (shownBase.current === draft.base) return;
    shownBase.current = draft.base;
    reload();
  }, [draft.base, reload]);
  const object = objectOf(draft, of[0]) ?? first?.main.Object;
  const name = object === undefined ? t(`model.${of[0].model}`) : nameOf(of[0].model, object);
  const isWide = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('history.title', { name })}
      size={1180}
      fullScreen={!isWide}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      classNames={{ body: styles.body }}
    >
      <Answered answer={answer} reload={reload}>
        {(entries) => (
          <Panes
            {...entries}
            hasNames={of.length > 1 || of[0].model === 'tours'}
            first={first}
            isWide={isWide}
            onClose={onClose}
          />
        )}
      </Answered>
    </Dialog>
  );
}

function queryOf({ model, ID }: ObjectName): HistoryQuery {
  return model === 'tours' ? { Tour: String(ID) } : { Model: model, ID: String(ID) };
}

interface PanesProps extends Entries, Pick<HistoryDialogProps, 'onClose'> {
  readonly hasNames: boolean;
  readonly first: EntryGroup | undefined;
  readonly isWide: boolean;
}

/** The changes, and beside them the one that is compared; on phones one after the other. */
function Panes({ entries, more, hasNames, first, isWide, onClose }: PanesProps): ReactNode {
  const { t } = useTexts();
  const [chosen, setChosen] = useState(first);
  const [restored, setRestored] = useState<HistoryEntry>();
  if (entries.length === 0) return <Text role="status">{t('history.empty')}</Text>;
  const isSame = ({ Model, ID }: HistoryEntry): boolean => Model === chosen?.main.Model && ID === chosen.main.ID;
  const list = (
    <Stack gap="md" className={styles.list}>
      <HistoryList
        entries={entries}
        hasNames={hasNames}
        chosen={chosen}
        onCompare={setChosen}
        onRestore={setRestored}
        onGo={onClose}
      />
      {more === undefined ? null : (
        <Button variant="default" onClick={more}>
          {t('audit.more')}
        </Button>
      )}
    </Stack>
  );
  const comparison =
    chosen === undefined ? (
      <Text c="dimmed">{t('history.choose')}</Text>
    ) : (
      <Comparison
        key={`${chosen.main.Model} ${chosen.main.ID} ${chosen.main.Epoch} ${chosen.entries.length}`}
        group={chosen}
        entries={entries.filter(isSame)}
        hasName={hasNames}
        onRestore={setRestored}
      />
    );
  return (
    <>
      {isWide ? (
        <div className={styles.panes}>
          {list}
          <div className={styles.comparison}>{comparison}</div>
        </div>
      ) : chosen === undefined ? (
        list
      ) : (
        <Stack gap="md">
          <Button
            variant="default"
            size="sm"
            style={{ alignSelf: 'start' }}
            leftSection={<ChevronLeft aria-hidden size={16} className={styles.arrow} />}
            onClick={() => setChosen(undefined)}
          >
            {t('history.back')}
          </Button>
          {comparison}
        </Stack>
      )}
      {restored === undefined ? null : <RestoreDialog entry={restored} onClose={() => setRestored(undefined)} />}
    </>
  );
}
