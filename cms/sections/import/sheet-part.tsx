import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { type Matching, rememberColumns } from '#content/import/columns.ts';
import { type Plan, type Refusal } from '#content/import/plan.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useFiles } from '../../files/files-context.tsx';
import { useAside } from '../../aside/use-aside.ts';
import { useTexts } from '../../language/texts.tsx';
import { urlOf } from '../../media/file-address.ts';
import { browserMemory } from '../../session/browser-memory.ts';
import { Applied } from './applied.tsx';
import { ColumnsTable } from './columns-table.tsx';
import { PlanCard } from './plan-card.tsx';
import { readRemembered, writeRemembered } from './rules/remembered-columns.ts';
import { SheetInput } from './sheet-input.tsx';
import { isNameless, TourSelect } from './tour-select.tsx';
import { useApply } from './use-apply.ts';
import { useImportDefinition } from './use-import-definition.ts';
import { usePlanning } from './use-planning.ts';
import { type SectionTour, useTourChoice } from './use-tour-choice.ts';
import { type Opened, type OpenedSheet, type SheetPlan } from './work/import-tasks.ts';
import { openImportWorker } from './work/open-import-worker.ts';

const columnsKey = 'cmsImportColumns';

interface OpenSheets {
  readonly name: string;
  readonly sheets: readonly OpenedSheet[];
  readonly chosen: number;
  readonly matching: Matching;
}

/** A sheet becomes stations, or changes those that are there. */
export function SheetPart({ tour, onAgain }: { readonly tour: SectionTour; readonly onAgain: () => void }): ReactNode {
  const { t } = useTexts();
  const open = useAside(openImportWorker);
  const files = useFiles();
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [sheets, setSheets] = useState<OpenSheets>();
  const { choice, choose, hold } = useTourChoice(tour);
  const [isDone, setDone] = useState(false);
  const { definition, tourID, made } = useImportDefinition(choice);
  const { isApplying, apply } = useApply();
  const isChosen = choice.kind !== 'none' && !isDone && files.status !== 'waiting' && files.status !== 'loading';
  const given = useMemo<SheetPlan | undefined>(
    () =>
      sheets === undefined || !isChosen
        ? undefined
        : {
            sheet: sheets.chosen,
            matching: sheets.matching,
            tourID,
            files: files.status === 'ready' ? files.files.map(({ Path }) => urlOf(Path)) : undefined,
          },
    [sheets, isChosen, tourID, files],
  );
  const planning = usePlanning<SheetPlan, Plan>({
    open,
    given,
    definition,
    ask: (worker, asked, onProgress) => worker.ask('planSheet', asked, { onProgress }),
  });

  const show = (next: OpenSheets): void => {
    setSheets(next);
    const ID = next.sheets[next.chosen]?.tourID;
    if (ID !== undefined) choose({ kind: 'tour', ID });
  };
  const read = async (name: string, ask: () => Promise<Opened>): Promise<void> => {
    setReading(true);
    setRefusal(undefined);
    try {
      await open().sendContent(definition);
      const opened = await ask();
      if (!opened.ok) setRefusal(opened.refusal);
      else if (opened.sheets.length > 0) {
        hold();
        show(chosenFrom(name, opened.sheets, bestOf(opened.sheets)));
      } else setSheets(undefined);
    } catch (error) {
      console.warn('The sheet could not be read', error);
      setRefusal({ from: { file: name }, code: 'damaged', facts: {} });
    } finally {
      setReading(false);
    }
  };
  const remembered = () => readRemembered(browserMemory.read(columnsKey));

  if (isDone) return <Applied tourID={tourID} onAgain={onAgain} />;
  if (sheets === undefined)
    return (
      <AccountCard title={t('import.sheet.title')}>
        <SheetInput
          isReading={isReading}
          refusal={refusal}
          onFile={(file) => void read(file.name, () => open().ask('openFile', { file, remembered: remembered() }))}
          onText={(text) => {
            const name = t('import.pasted');
            void read(name, () => open().ask('openText', { name, text, remembered: remembered() }));
          }}
        />
      </AccountCard>
    );
  const sheet = sheets.sheets[sheets.chosen];
  return (
    <>
      <AccountCard title={t('import.sheet.title')}>
        <Group justify="space-between" mb="sm">
          <Text fw={600}>{sheets.name}</Text>
          <Button variant="subtle" size="compact-sm" onClick={() => setSheets(undefined)}>
            {t('import.sheet.other')}
          </Button>
        </Group>
        <Stack gap="sm">
          {sheets.sheets.length < 2 ? null : (
            <NativeSelect
              maw={480}
              label={t('import.sheet.which')}
              value={String(sheets.chosen)}
              onChange={({ currentTarget }) =>
                show(chosenFrom(sheets.name, sheets.sheets, Number(currentTarget.value)))
              }
              data={sheets.sheets.map((each, at) => ({
                value: String(at),
                label: t(each.isHidden ? 'import.sheet.hidden' : 'import.sheet.rows', {
                  name: each.name,
                  count: each.count,
                }),
              }))}
            />
          )}
          <div>
            <TourSelect value={choice} onChange={choose} suggested={sheets.name.replace(/\.[^.]*$/, '')} />
          </div>
        </Stack>
      </AccountCard>
      <AccountCard title={t('import.columns.title')}>
        <ColumnsTable
          matching={sheets.matching}
          examples={sheet?.examples ?? []}
          onChange={(matching) => setSheets({ ...sheets, matching })}
        />
      </AccountCard>
      <PlanCard
        title={t('import.plan')}
        planning={planning}
        isApplying={isApplying}
        isIncomplete={isNameless(choice)}
        onApply={(plan, ticks) =>
          void apply({ open, plan, cleared: ticks.cleared(), count: ticks.count, made }).then((isApplied) => {
            if (!isApplied) return;
            browserMemory.write(columnsKey, writeRemembered(remembered(), rememberColumns(sheets.matching)));
            if (tourID !== undefined) tour.onChoose({ kind: 'tour', ID: tourID });
            setDone(true);
          })
        }
      />
    </>
  );
}

function chosenFrom(name: string, sheets: readonly OpenedSheet[], chosen: number): OpenSheets {
  return { name, sheets, chosen, matching: sheets[chosen]?.matching ?? { headerRow: 0, columns: [] } };
}

/** The sheet of which most can be used, of those that people see. */
function bestOf(sheets: readonly OpenedSheet[]): number {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const ranked = (visible.length > 0 ? visible : sheets).toSorted((one, other) => usedIn(other) - usedIn(one));
  return ranked[0] === undefined ? 0 : sheets.indexOf(ranked[0]);
}

function usedIn({ matching, count }: OpenedSheet): number {
  return count === 0 ? -1 : matching.columns.filter(({ meaning }) => meaning !== undefined).length;
}
