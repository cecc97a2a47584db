import { Anchor, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Plan, type Refusal } from '#content/import/plan.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { useTexts } from '../../language/texts.tsx';
import { VirtualRows } from '../../lists/virtual-rows.tsx';
import styles from './import.module.css';
import { type PlanRow } from './rules/plan-rows.ts';
import { type PlanTicks } from './use-plan-ticks.ts';
import { type ChangeWords, usePlanWords } from './use-plan-words.ts';

export interface PlanTableProps {
  readonly plan: Plan;
  readonly ticks: PlanTicks;
  /** Beside each row. */
  readonly action?: ((row: PlanRow, name: string) => ReactNode) | undefined;
}

/** What a plan changes, with a tick box for each, and what it leaves out. */
export function PlanTable({ plan, ticks, action }: PlanTableProps): ReactNode {
  const { t } = useTexts();
  const words = usePlanWords(plan);
  const height = useRowHeight();
  const [open, setOpen] = useState<ChangeWords>();
  const { rows, count, state, isLocked } = ticks;
  if (rows.length === 0) return null;
  return (
    <Stack gap={4}>
      <Group gap="xs" mih={36}>
        <Checkbox
          label={t('import.tickAll')}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          onChange={({ currentTarget }) => ticks.setAll(currentTarget.checked)}
        />
        <Text size="sm" c="dimmed" role="status">
          {t('import.ticked', { count, all: rows.length })}
        </Text>
      </Group>
      <VirtualRows key={height} rows={rows} className={styles.rows} height={height}>
        {(row) => {
          const said = words.change(row.change);
          const name = [said.subject, said.field].filter(Boolean).join(', ');
          return (
            <div
              className={styles.row}
              data-off={!ticks.has(row) || undefined}
              data-made={row.change.kind === 'make' || undefined}
            >
              <Checkbox
                aria-label={t('import.tick', { name })}
                checked={ticks.has(row)}
                disabled={isLocked(row)}
                onChange={({ currentTarget }) => ticks.set(row, currentTarget.checked)}
              />
              <ChangeCells words={said} lockedNote={isLocked(row) ? t('import.onlyRoot') : ''} />
              <Group gap={0} wrap="nowrap" className={styles.actions}>
                {action?.(row, name)}
                <IconButton label={t('import.showWhole', { name })} icon={Eye} onClick={() => setOpen(said)} />
              </Group>
            </div>
          );
        }}
      </VirtualRows>
      {open === undefined ? null : <WholeChange words={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

export interface RefusalListProps {
  readonly plan: Plan;
  /** Beside each. */
  readonly action?: ((refusal: Refusal) => ReactNode) | undefined;
}

/** What cannot be used, with the reason. */
export function RefusalList({ plan, action }: RefusalListProps): ReactNode {
  const { t } = useTexts();
  const words = usePlanWords(plan);
  const height = useRowHeight();
  const rows = plan.refusals.map((refusal, ID) => ({ ID, refusal }));
  if (rows.length === 0) return null;
  return (
    <AccountCard title={t('import.leftOut', { count: rows.length })}>
      {plan.refusals.some(({ code }) => code === 'file-unknown') ? (
        <Text size="sm" mb="xs">
          {t('import.filesMissing')}{' '}
          <Anchor component={Link} to="/files" inherit>
            {t('import.toFiles')}
          </Anchor>
        </Text>
      ) : null}
      <VirtualRows key={height} rows={rows} className={styles.rows} height={height}>
        {({ refusal }) => {
          const { place, sentence } = words.refusal(refusal);
          return (
            <div className={styles.row}>
              <div className={styles.refused}>
                <Text size="sm" fw={600} className={styles.one}>
                  {place}
                </Text>
                <Text size="sm" lineClamp={3}>
                  {sentence}
                </Text>
              </div>
              {action?.(refusal)}
            </div>
          );
        }}
      </VirtualRows>
    </AccountCard>
  );
}

function ChangeCells({ words, lockedNote }: { readonly words: ChangeWords; readonly lockedNote: string }): ReactNode {
  const { t } = useTexts();
  const { subject, field, before, after, place, note } = words;
  return (
    <div className={styles.cells}>
      <div className={styles.subject}>
        <Text size="sm" fw={600} className={styles.one}>
          {subject}
        </Text>
        {field === '' ? null : (
          <Text size="sm" className={styles.one}>
            {field}
          </Text>
        )}
      </div>
      <div className={styles.values}>
        {before === '' ? null : (
          <Text
            size="sm"
            c="dimmed"
            component="del"
            aria-label={t('import.before', { value: before })}
            className={styles.one}
          >
            {before}
          </Text>
        )}
        {after === '' ? null : (
          <Text size="sm" component="ins" className={styles.after}>
            {after}
          </Text>
        )}
      </div>
      <div className={styles.from}>
        <Text size="xs" c="dimmed" className={styles.one}>
          {place}
        </Text>
        {note === '' && lockedNote === '' ? null : (
          <Text size="xs" c="orange.9" lineClamp={2}>
            {lockedNote || note}
          </Text>
        )}
      </div>
    </div>
  );
}

function WholeChange({ words, onClose }: { readonly words: ChangeWords; readonly onClose: () => void }): ReactNode {
  const { t } = useTexts();
  const { subject, field, before, after, place, note } = words;
  const parts = [
    [t('import.beforeTitle'), before],
    [t('import.afterTitle'), after],
    [t('import.placeTitle'), place],
  ] as const;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={[subject, field].filter(Boolean).join(', ')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Stack gap="sm">
        {note === '' ? null : <Text>{note}</Text>}
        {parts.map(([title, value]) =>
          value === '' ? null : (
            <div key={title}>
              <Text size="sm" c="dimmed">
                {title}
              </Text>
              <Text className={styles.whole}>{value}</Text>
            </div>
          ),
        )}
      </Stack>
    </Dialog>
  );
}

/** Pixels of a row, for the size of text that staff have chosen. */
export function useRowHeight(wide = 4.25, narrow = 7.25): number {
  const isNarrow = useMediaQuery('(width < 760px)', false, { getInitialValueInEffect: false });
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.round(size * (isNarrow ? narrow : wide));
}
