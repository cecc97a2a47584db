import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Facts, type FileFault, type Place, type Sheet } from '#content/sheets/sheet.ts';
import { openSheetWorker } from '../aside/open-sheet-worker.ts';
import { useAside } from '../aside/use-aside.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useFailureNotice } from '../controls/use-failure-notice.ts';
import { useTexts } from '../language/texts.tsx';
import { SheetButtons } from './sheet-buttons.tsx';
import styles from './sheet-dialog.module.css';
import { useTicks } from './use-ticks.ts';
import { VirtualRows } from './virtual-rows.tsx';

interface SheetChange {
  readonly key: string;
  readonly from: Place;
}

interface SheetRefusal {
  readonly from: Place;
}

/** What a sheet would change. */
export interface SheetPlan<Change, Refusal> {
  readonly changes: readonly Change[];
  readonly refusals: readonly Refusal[];
  /** How many values are there already. */
  readonly same: number;
}

export interface SheetDialogProps<Change extends SheetChange, Refusal extends SheetRefusal> {
  readonly title: string;
  readonly text: string;
  /** Makes the sheet that is written. */
  readonly make: () => Promise<Sheet>;
  readonly plan: (file: string, sheet: Sheet) => Promise<SheetPlan<Change, Refusal>>;
  readonly words: (change: Change) => { readonly label: string; readonly before: string; readonly after: string };
  readonly sentence: (refusal: Refusal) => string;
  /** @throws if the server refuses; what was changed before stays */
  readonly apply: (changes: readonly Change[]) => Promise<void>;
  readonly onClose: () => void;
}

/** A list as a sheet; a changed one comes back as a plan, and nothing changes before it was seen. */
export function SheetDialog<Change extends SheetChange, Refusal extends SheetRefusal>(
  props: SheetDialogProps<Change, Refusal>,
): ReactNode {
  const { title, text, make, onClose } = props;
  const { t } = useTexts();
  const open = useAside(openSheetWorker);
  const tellFailure = useFailureNotice();
  const [plan, setPlan] = useState<SheetPlan<Change, Refusal>>();
  const [fault, setFault] = useState<{ readonly code: FileFault; readonly facts: Facts }>();
  const take = async (file: File): Promise<void> => {
    setPlan(undefined);
    setFault(undefined);
    try {
      const read = await open().ask('read', file);
      const [sheet] = read.ok ? read.sheets : [];
      if (!read.ok) setFault(read.refusal);
      else if (sheet !== undefined) setPlan(await props.plan(file.name, sheet));
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <Dialog opened onClose={onClose} size="xl" title={title} closeButtonProps={{ 'aria-label': t('action.close') }}>
      <Stack>
        <Text size="sm">{text}</Text>
        <SheetButtons make={make} onFile={(file) => void take(file)} />
        {fault === undefined ? null : <Text role="alert">{t(`import.refused.${fault.code}`, fault.facts)}</Text>}
        {plan === undefined ? null : <Plan {...props} planned={plan} />}
      </Stack>
    </Dialog>
  );
}

type PlanProps<Change extends SheetChange, Refusal extends SheetRefusal> = SheetDialogProps<Change, Refusal> & {
  readonly planned: SheetPlan<Change, Refusal>;
};

function Plan<Change extends SheetChange, Refusal extends SheetRefusal>(props: PlanProps<Change, Refusal>): ReactNode {
  const { planned, words, sentence, apply, onClose } = props;
  const { changes, refusals, same } = planned;
  const { t } = useTexts();
  const tellFailure = useFailureNotice();
  const ticks = useTicks([], changes);
  const [isBusy, setBusy] = useState(false);
  const chosen = changes.filter(({ key }) => ticks.has(key));
  const applyChosen = async (): Promise<void> => {
    setBusy(true);
    try {
      await apply(chosen);
      onClose();
    } catch (error) {
      tellFailure(error);
      setBusy(false);
    }
  };
  return (
    <>
      <Text role="status">
        {changes.length > 0 ? t('import.notYet') : t(same === 0 ? 'import.nothingUsed' : 'import.nothing')}{' '}
        {same === 0 ? '' : t('import.same', { count: same })}
      </Text>
      {changes.length === 0 ? null : (
        <>
          <Checkbox
            label={t('import.ticked', { count: chosen.length, all: changes.length })}
            checked={chosen.length === changes.length}
            indeterminate={chosen.length > 0 && chosen.length < changes.length}
            onChange={({ currentTarget }) =>
              ticks.set(
                changes.map(({ key }) => key),
                currentTarget.checked,
              )
            }
          />
          <VirtualRows rows={changes.map((change, ID) => ({ ID, change }))} className={styles.rows} height={rowHeight}>
            {({ change }) => (
              <ChangeTick
                {...words(change)}
                from={change.from}
                isChosen={ticks.has(change.key)}
                onChoose={(isOn) => ticks.set([change.key], isOn)}
              />
            )}
          </VirtualRows>
        </>
      )}
      {refusals.length === 0 ? null : (
        <Stack gap={4} component="section" aria-label={t('import.leftOut', { count: refusals.length })}>
          <Title order={3} size="h5">
            {t('import.leftOut', { count: refusals.length })}
          </Title>
          <VirtualRows
            rows={refusals.map((refusal, ID) => ({ ID, refusal }))}
            className={styles.rows}
            height={rowHeight}
          >
            {({ refusal }) => (
              <Text size="sm" lineClamp={3}>
                <PlaceWords {...refusal.from} />: {sentence(refusal)}
              </Text>
            )}
          </VirtualRows>
        </Stack>
      )}
      <Group justify="end">
        <Button disabled={chosen.length === 0} loading={isBusy} onClick={() => void applyChosen()}>
          {t('import.apply', { count: chosen.length })}
        </Button>
      </Group>
    </>
  );
}

/** Pixels. */
const rowHeight = 64;

interface ChangeTickProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly from: Place;
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
}

function ChangeTick({ label, before, after, from, isChosen, onChoose }: ChangeTickProps): ReactNode {
  const { t } = useTexts();
  return (
    <Checkbox
      label={label}
      description={
        <>
          <del aria-label={t('import.before', { value: before })}>{before}</del> <ins>{after}</ins> ·{' '}
          <PlaceWords {...from} />
        </>
      }
      checked={isChosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
    />
  );
}

function PlaceWords({ file, row, column }: Place): ReactNode {
  const { t } = useTexts();
  return row === undefined || column === undefined ? file : t('import.cell', { row, column });
}
