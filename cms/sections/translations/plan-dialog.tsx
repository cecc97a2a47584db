import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useTexts } from '../../language/texts.tsx';
import { useIsRoot } from '../../session/use-is-root.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { ChangeList } from './change-list.tsx';
import { RefusalList } from './refusal-list.tsx';
import { useApplyTexts } from './use-apply-texts.ts';
import { useDeskWorker } from './use-desk-worker.ts';
import { useGuideName } from './use-guide-name.ts';
import { useMayTranslate } from './use-may-translate.ts';
import { useTicks } from '../../lists/use-ticks.ts';
import { type PlannedFile } from './work/desk-tasks.ts';

export interface PlanDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** What a file with translations would change, before anything is changed. */
export function PlanDialog({ file, onClose }: PlanDialogProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const guide = useGuideName();
  const mayTranslate = useMayTranslate();
  const isRoot = useIsRoot();
  const ready = useDeskWorker();
  const ask = useCallback(
    async () => {
      const codes = languages.map(({ Code }) => Code);
      const own = codes.filter((code) => mayTranslate(code));
      const worker = await ready();
      return worker.ask('planFile', { file, guide, languages: codes, own, isRoot });
    },
    // The plan is made once: behind the dialog, nothing changes but by it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [file, ready],
  );
  const [answer, reload] = useAnswer(ask);
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={t('exchange.plan', { file: file.name })}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Answered answer={answer} reload={reload}>
        {(planned) => <Plan planned={planned} onClose={onClose} />}
      </Answered>
    </Dialog>
  );
}

interface PlanProps {
  readonly planned: PlannedFile;
  readonly onClose: () => void;
}

function Plan({ planned: { changes, refusals, same, source }, onClose }: PlanProps): ReactNode {
  const { t } = useTexts();
  const [doubtful, sure] = useMemo(
    () => [changes.filter(({ why }) => why !== undefined), changes.filter(({ why }) => why === undefined)],
    [changes],
  );
  const ticks = useTicks(doubtful.map(({ key }) => key));
  const apply = useApplyTexts(source);
  const chosen = changes.filter(({ key }) => ticks.has(key));
  const [isApplying, setApplying] = useState(false);
  const done = async (): Promise<void> => {
    setApplying(true);
    await apply(chosen);
    onClose();
  };
  return (
    <Stack>
      <Text role="status">
        {t('exchange.summary', {
          changes: sure.length,
          doubtful: doubtful.length,
          refusals: refusals.length,
          same,
        })}
      </Text>
      <RefusalList refusals={refusals} />
      <ChangeList title={t('exchange.doubtful')} hint={t('exchange.doubtfulHint')} changes={doubtful} ticks={ticks} />
      <ChangeList title={t('exchange.changes')} changes={sure} ticks={ticks} />
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button disabled={chosen.length === 0} loading={isApplying} onClick={() => void done()}>
          {t('exchange.apply', { count: chosen.length })}
        </Button>
      </Group>
    </Stack>
  );
}
