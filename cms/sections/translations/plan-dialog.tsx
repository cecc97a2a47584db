import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useTexts } from '../../language/texts.tsx';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { useDraft } from '../../workspace/workspace-context.tsx';
import { ChangeList } from './change-list.tsx';
import { RefusalList } from './refusal-list.tsx';
import { planFile, type PlannedFile } from './plan-file.ts';
import { type TextPlace } from './rules/text-places.ts';
import { useApplyTexts } from './use-apply-texts.ts';
import { useGuideName } from './use-guide-name.ts';
import { useMayTranslate } from './use-may-translate.ts';
import { useTicks } from '../../lists/use-ticks.ts';

export interface PlanDialogProps {
  readonly file: File;
  readonly places: readonly TextPlace[];
  readonly onClose: () => void;
}

/** What a file with translations would change, before anything is changed. */
export function PlanDialog({ file, places, onClose }: PlanDialogProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const guide = useGuideName();
  const mayTranslate = useMayTranslate();
  const store = useDraft();
  const ask = useCallback(
    () => planFile(file, { guide, languages: languages.map(({ Code }) => Code), mayTranslate, places }),
    // The plan is made once: behind the dialog, nothing changes but by it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [file, store],
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

function Plan({ planned: { plan, source }, onClose }: PlanProps): ReactNode {
  const { t } = useTexts();
  const { changes, refusals, same } = plan;
  const doubtful = changes.filter(({ why }) => why !== undefined);
  const sure = changes.filter(({ why }) => why === undefined);
  const ticks = useTicks(sure.map(({ key }) => key));
  const apply = useApplyTexts(source);
  const chosen = changes.filter(({ key }) => ticks.has(key));
  const done = (): void => {
    apply(chosen);
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
        <Button disabled={chosen.length === 0} onClick={done}>
          {t('exchange.apply', { count: chosen.length })}
        </Button>
      </Group>
    </Stack>
  );
}
