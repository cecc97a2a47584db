import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { type FileFault } from '#content/sheets/sheet.ts';
import { TokenFilter } from '#contract/calls/token-calls.ts';
import { openSheetWorker } from '../../aside/open-sheet-worker.ts';
import { useAside } from '../../aside/use-aside.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { useTexts } from '../../language/texts.tsx';
import { SheetButtons } from '../../lists/sheet-buttons.tsx';
import { useTicks } from '../../lists/use-ticks.ts';
import { VirtualRows } from '../../lists/virtual-rows.tsx';
import { useConnection } from '../../session/session-context.tsx';
import {
  planTokens,
  stepsOf,
  type TokenChange,
  type TokenHeads,
  type TokenPlan,
  tokenSheet,
} from './rules/token-sheet.ts';
import { spelled, type Token } from './token.ts';
import styles from './tokens.module.css';

export interface TokenSheetDialogProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Heads of sheets that were written in either language of the staff area. */
const allHeads: readonly TokenHeads[] = [
  { Token: 'Token', Owner: 'Inhaber', Comment: 'Kommentar', Printed: 'Ausgegeben', Expires: 'Gültig bis' },
  { Token: 'Token', Owner: 'Owner', Comment: 'Comment', Printed: 'Handed out', Expires: 'Valid until' },
];

/** All tokens as a sheet; a changed one comes back as a plan, and nothing changes before it was seen. */
export function TokenSheetDialog({ onClose, onChanged }: TokenSheetDialogProps): ReactNode {
  const { t, language } = useTexts();
  const all = useAllTokens();
  const open = useAside(openSheetWorker);
  const tellFailure = useFailureNotice();
  const [plan, setPlan] = useState<TokenPlan>();
  const [fault, setFault] = useState<{
    readonly code: FileFault;
    readonly facts: Readonly<Record<string, string | number>>;
  }>();
  const take = async (file: File): Promise<void> => {
    setPlan(undefined);
    setFault(undefined);
    try {
      const [read, tokens] = await Promise.all([open().ask('read', file), all()]);
      const [sheet] = read.ok ? read.sheets : [];
      if (!read.ok) setFault(read.refusal);
      else if (sheet !== undefined) setPlan(planTokens(file.name, sheet, tokens, allHeads));
    } catch (error) {
      tellFailure(error);
    }
  };
  const [german, english] = allHeads as [TokenHeads, TokenHeads];
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={t('tokens.sheet')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Stack>
        <Text size="sm">{t('tokens.sheetText')}</Text>
        <SheetButtons
          make={async () => tokenSheet(await all(), language.startsWith('de') ? german : english, t('section.tokens'))}
          onFile={(file) => void take(file)}
        />
        {fault === undefined ? null : <Text role="alert">{t(`import.refused.${fault.code}`, fault.facts)}</Text>}
        {plan === undefined ? null : <Plan plan={plan} onDone={onClose} onChanged={onChanged} />}
      </Stack>
    </Dialog>
  );
}

/** The most that the server gives at once. */
const page = 1000;

function useAllTokens(): () => Promise<readonly Token[]> {
  const { client } = useConnection();
  return async () => {
    const tokens: Token[] = [];
    for (;;) {
      const params = { Filter: TokenFilter.all, Printed: '1', Offset: tokens.length, Limit: page } as const;
      const { Tokens, Total } = await client('tokenPage', { params, query: {} });
      tokens.push(...Tokens);
      if (Tokens.length === 0 || tokens.length >= Total) return tokens;
    }
  };
}

interface PlanProps {
  readonly plan: TokenPlan;
  readonly onDone: () => void;
  readonly onChanged: () => void;
}

function Plan({ plan: { changes, refusals, same }, onDone, onChanged }: PlanProps): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const tellFailure = useFailureNotice();
  const ticks = useTicks([], changes);
  const [isBusy, setBusy] = useState(false);
  const chosen = changes.filter(({ key }) => ticks.has(key));
  const apply = async (): Promise<void> => {
    setBusy(true);
    try {
      for (const { call, ...body } of stepsOf(chosen)) await client(call, { body });
      notifications.show({ message: t('tokens.sheetApplied', { count: chosen.length }) });
      onDone();
    } catch (error) {
      tellFailure(error);
      setBusy(false);
    }
    // Also after a failure: the calls before it have worked.
    onChanged();
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
          <VirtualRows
            rows={changes.map((change, ID) => ({ ID, change }))}
            className={styles.planned}
            height={rowHeight}
          >
            {({ change }) => (
              <ChangeTick
                change={change}
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
            className={styles.planned}
            height={rowHeight}
          >
            {({ refusal: { from, code, facts } }) => (
              <Text size="sm">
                {from.row === undefined ? from.file : t('import.cell', { row: from.row, column: from.column ?? '' })}:{' '}
                {t(`tokens.refused.${code}`, facts)}
              </Text>
            )}
          </VirtualRows>
        </Stack>
      )}
      <Group justify="end">
        <Button disabled={chosen.length === 0} loading={isBusy} onClick={() => void apply()}>
          {t('import.apply', { count: chosen.length })}
        </Button>
      </Group>
    </>
  );
}

/** Pixels. */
const rowHeight = 64;

interface ChangeTickProps {
  readonly change: TokenChange;
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
}

function ChangeTick({ change, isChosen, onChoose }: ChangeTickProps): ReactNode {
  const { t } = useTexts();
  const { token, field, before, after, from } = change;
  const valueOf = (value: string): string =>
    field === 'Printed' ? t(value === '' ? 'clash.no' : 'clash.yes') : value || t('clash.empty');
  const label = t(field === 'Owner' ? 'tokens.owner' : field === 'Comment' ? 'tokens.comment' : 'tokens.tearOff');
  return (
    <Checkbox
      label={`${spelled(token)}, ${label}`}
      description={
        <>
          <del aria-label={t('import.before', { value: valueOf(before) })}>{valueOf(before)}</del>{' '}
          <ins>{valueOf(after)}</ins> · {t('import.cell', { row: from.row ?? 0, column: from.column ?? '' })}
        </>
      }
      checked={isChosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
    />
  );
}
