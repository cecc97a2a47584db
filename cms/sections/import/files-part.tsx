import { Button, Checkbox, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { FileUp, FolderUp, PencilLine } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type NamePattern } from '#content/import/file-names.ts';
import { type Refusal } from '#content/import/plan.ts';
import { type PlannedUpload } from '#content/import/plan-files.ts';
import { formatBytes } from '#i18n/format-bytes.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { useFiles } from '../../files/files-context.tsx';
import { useAside } from '../../aside/use-aside.ts';
import { useTexts } from '../../language/texts.tsx';
import { urlOf } from '../../media/file-address.ts';
import { useStoppedWork } from '../../workspace/own-work.tsx';
import { Applied } from './applied.tsx';
import { DropZone } from './drop-zone.tsx';
import { chosenFiles, readDropped } from './dropped-files.ts';
import { LookingNote } from './looking-note.tsx';
import { NamePatterns } from './name-pattern-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { uploadFolder } from './rules/upload-folder.ts';
import { SendingCard } from './sending-card.tsx';
import { TargetDialog } from './target-dialog.tsx';
import { isNameless, TourSelect } from './tour-select.tsx';
import { useApply } from './use-apply.ts';
import { useFileSending } from './use-file-sending.ts';
import { useImportDefinition } from './use-import-definition.ts';
import { usePlanning } from './use-planning.ts';
import { type SectionTour, useTourChoice } from './use-tour-choice.ts';
import { type FileTarget, type FolderPlan, type OpenedFile, type PlannedFolder } from './work/import-tasks.ts';
import { type PlanTicks } from './use-plan-ticks.ts';
import { openImportWorker } from './work/open-import-worker.ts';
import { type DroppedFile } from './work/packed-file.ts';

/** What staff have decided before the files are sent. */
interface Decided {
  readonly given: FolderPlan;
  readonly uploads: readonly PlannedUpload[];
  readonly cleared: PlanTicks['cleared'];
  readonly count: number;
}

interface Opened {
  readonly files: readonly OpenedFile[];
  readonly refusals: readonly Refusal[];
}

const nothing: Opened = { files: [], refusals: [] };

/** Recordings, pictures and captions find their stations by their names. */
export function FilesPart({ tour, onAgain }: { readonly tour: SectionTour; readonly onAgain: () => void }): ReactNode {
  const { t, language } = useTexts();
  const open = useAside(openImportWorker);
  const stored = useFiles();
  const [{ files: dropped, refusals }, setOpened] = useState<Opened>(nothing);
  const [isOpening, setOpening] = useState(false);
  const [targets, setTargets] = useState<ReadonlyMap<string, FileTarget>>(new Map());
  const [pattern, setPattern] = useState<NamePattern>();
  const { choice, choose, hold } = useTourChoice(tour);
  const [replaces, setReplaces] = useState(true);
  const [decided, setDecided] = useState<Decided>();
  const [asked, setAsked] = useState<string>();
  const [isDone, setDone] = useState(false);
  const { definition, tourID, made } = useImportDefinition(choice);
  const { isApplying, apply } = useApply();
  const sending = useFileSending(open);
  const isEmpty = dropped.length === 0 && refusals.length === 0;
  const isReady = !isEmpty && choice.kind !== 'none' && stored.status === 'ready' && !isDone;
  const wanted = useMemo<FolderPlan | undefined>(
    () =>
      isReady
        ? {
            targets,
            pattern,
            tourID,
            stored: stored.files.map(({ Path, SHA256 }) => ({ path: urlOf(Path), hash: SHA256 })),
            folder: uploadFolder(dropped.map(({ path }) => path)),
          }
        : undefined,
    [isReady, dropped, targets, pattern, tourID, stored],
  );
  // The list of files changes while they are sent.
  const given = useMemo(
    () => (decided === undefined ? wanted : { ...decided.given, tourID }),
    [decided, wanted, tourID],
  );
  const [round, setRound] = useState(0);
  const planning = usePlanning<FolderPlan, PlannedFolder>({
    open,
    given,
    definition,
    round,
    ask: (worker, given) => worker.ask('planFolder', given),
  });

  const storedSizes = useMemo(
    () => (stored.status === 'ready' ? stored.files.map(({ Bytes }) => Bytes) : []),
    [stored],
  );
  const stop = (): void => {
    for (const { key } of sending.uploads.list.toReversed()) sending.uploads.cancel(key);
    sending.uploads.resume();
    sending.uploads.clear();
    setDecided(undefined);
  };
  const question = {
    title: t('import.leaving'),
    text: t('import.leavingText'),
    stay: t('import.stay'),
    leave: t('import.leave'),
  };
  useStoppedWork(decided !== undefined, question, stop);

  const applyDecided = async ({ cleared, count, uploads }: Decided): Promise<void> => {
    if (planning.status !== 'ready') return;
    const missing = new Set(sending.missing);
    const without = uploads.flatMap(({ to, key }) => (key !== undefined && missing.has(to) ? [key] : []));
    const { plan } = planning;
    const isApplied = await apply({ open, plan, cleared: cleared(without), count, made, moved: sending.moved });
    sending.uploads.clear();
    setDecided(undefined);
    if (!isApplied) return;
    if (tourID !== undefined) tour.onChoose({ kind: 'tour', ID: tourID });
    setDone(true);
  };
  const isWhole =
    decided !== undefined && choice.kind !== 'none' && planning.status === 'ready' && isSent(decided, sending);
  const applyWhole = useEffectEvent(() => {
    if (decided !== undefined) void applyDecided(decided);
  });
  const isGone = decided !== undefined && choice.kind === 'none';
  const stopNow = useEffectEvent(stop);
  useEffect(() => {
    if (isGone) queueMicrotask(() => stopNow());
  }, [isGone]);
  useEffect(() => {
    if (isWhole) queueMicrotask(() => applyWhole());
  }, [isWhole]);
  const take = async (reading: Promise<readonly DroppedFile[]>): Promise<void> => {
    setOpening(true);
    try {
      const files = await reading;
      await open().takeFiles(files);
      const opened = await open().ask('openFiles', undefined);
      hold();
      setOpened(opened);
      setTargets(new Map());
      setPattern(undefined);
    } catch (error) {
      console.warn('The files could not be opened', error);
      notifications.show({ color: 'red', role: 'alert', message: t('import.files.notOpened') });
    } finally {
      setOpening(false);
    }
  };

  if (isDone) return <Applied tourID={tourID} onAgain={onAgain} />;
  if (decided !== undefined)
    return (
      <SendingCard sending={sending} isApplying={isApplying} onGoOn={() => void applyDecided(decided)} onStop={stop} />
    );
  if (isEmpty)
    return (
      <AccountCard title={t('import.files.title')}>
        <DropZone
          words={t('import.files.drop')}
          hint={t('import.files.hint')}
          buttons={[
            { label: t('import.files.choose'), icon: <FileUp aria-hidden size={16} />, isMany: true },
            { label: t('import.files.chooseFolder'), icon: <FolderUp aria-hidden size={16} />, isFolder: true },
          ]}
          onDrop={(data) => void take(readDropped(data))}
          onChoose={(files) => void take(Promise.resolve(chosenFiles(files)))}
        />
        {isOpening ? (
          <Text mt="sm" role="status">
            {t('import.files.opening')}
          </Text>
        ) : null}
      </AccountCard>
    );
  const plan = planning.status === 'ready' ? planning.plan : undefined;
  const shown = planning.status === 'planning' ? planning.before : plan;
  const replaced = plan?.uploads.filter(({ key }) => key === undefined) ?? [];
  const paths = new Set(dropped.map(({ path }) => path));
  const targetButton = (path: string): ReactNode =>
    paths.has(path) ? (
      <IconButton label={t('import.target.change', { name: path })} icon={PencilLine} onClick={() => setAsked(path)} />
    ) : null;
  const bytes = dropped.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <>
      <AccountCard title={t('import.files.title')}>
        <Group justify="space-between" mb="sm">
          <Text fw={600}>
            {t('import.files.count', { count: dropped.length, bytes: formatBytes(bytes, language) })}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={() => setOpened(nothing)}>
            {t('import.files.other')}
          </Button>
        </Group>
        {plan === undefined ? null : (
          <LookingNote open={open} storedSizes={storedSizes} onNews={() => setRound(round + 1)} />
        )}
        <TourSelect value={choice} onChange={choose} suggested={dropped[0]?.path.split('/').slice(0, -1)[0] ?? ''} />
      </AccountCard>
      {shown === undefined ? null : (
        <AccountCard title={t('import.names.title')}>
          <NamePatterns pattern={pattern ?? shown.pattern} examples={shown.examples} onChange={setPattern} />
        </AccountCard>
      )}
      <PlanCard
        title={t('import.plan')}
        planning={planning}
        of={wanted}
        isApplying={isApplying}
        isIncomplete={isNameless(choice)}
        action={({ change }) => (change.kind === 'make' ? null : targetButton(change.from.file))}
        refusedAction={({ from, code }) => (code === 'file-kind' ? null : targetButton(from.file))}
        onApply={(planned, ticks) => {
          const cleared = ticks.cleared();
          const uploads = planned.uploads.filter(({ key }) => (key === undefined ? replaces : !cleared.has(key)));
          if (wanted === undefined) return;
          setDecided({ given: wanted, uploads, cleared: ticks.cleared, count: ticks.count });
          sending.send(uploads, dropped);
        }}
      >
        {replaced.length === 0 ? null : (
          <Checkbox
            my="sm"
            label={t('import.files.replace', { count: replaced.length })}
            description={t('import.files.replaceHint')}
            checked={replaces}
            onChange={({ currentTarget }) => setReplaces(currentTarget.checked)}
          />
        )}
      </PlanCard>
      {asked === undefined ? null : (
        <TargetDialog
          path={asked}
          value={targets.get(asked) ?? {}}
          definition={definition}
          tourID={tourID}
          onClose={() => setAsked(undefined)}
          onChoose={(target) => {
            setTargets(new Map([...targets, [asked, target]]));
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

/** Whether everything has arrived, or nothing had to be sent. */
function isSent({ uploads }: Decided, { isOver, missing }: ReturnType<typeof useFileSending>): boolean {
  return uploads.length === 0 || (isOver && missing.length === 0);
}
