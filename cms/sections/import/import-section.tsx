import '@mantine/core/styles/Tabs.css';
import { Stack, Tabs, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SectionHead } from '../../controls/section-head.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useObjects } from '../../workspace/use-catalogue.ts';
import { ExportPart } from './export-part.tsx';
import { FilesPart } from './files-part.tsx';
import { SheetPart } from './sheet-part.tsx';
import { type TourChoice } from './use-import-definition.ts';
import { type SectionTour } from './use-tour-choice.ts';

const parts = ['sheet', 'files', 'export'] as const;

/** Sheets and folders of files become stations, and stations become a sheet. */
export function ImportSection(): ReactNode {
  const { t } = useTexts();
  const [query, setQuery] = useSearchParams();
  const [rounds, setRounds] = useState({ sheet: 0, files: 0 });
  const [chosen, setChosen] = useState<TourChoice>();
  const first = useFirstTour(query.get('tour'));
  const tour: SectionTour = { last: chosen ?? first, onChoose: setChosen };
  const part = parts.find((each) => each === query.get('part')) ?? 'sheet';
  return (
    <Stack gap="lg" maw={1100}>
      <SectionHead />
      {/* A hidden tab goes on: effects run there, so its worker keeps its files, and sending asks before it is left. */}
      <Tabs
        keepMountedMode="display-none"
        value={part}
        onChange={(next) => setQuery({ ...Object.fromEntries(query), part: next ?? 'sheet' })}
      >
        <Tabs.List aria-label={t('import.parts')}>
          {parts.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`import.part.${each}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="sheet" pt="md">
          <Stack gap="md">
            <Text size="sm" c="dimmed" maw={640}>
              {t('import.sheet.intro')}
            </Text>
            <SheetPart
              key={rounds.sheet}
              tour={tour}
              onAgain={() => setRounds({ ...rounds, sheet: rounds.sheet + 1 })}
            />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="files" pt="md">
          <Stack gap="md">
            <Text size="sm" c="dimmed" maw={640}>
              {t('import.files.intro')}
            </Text>
            <FilesPart
              key={rounds.files}
              tour={tour}
              onAgain={() => setRounds({ ...rounds, files: rounds.files + 1 })}
            />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="export" pt="md">
          <ExportPart tour={tour} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

/** The tour of the address; otherwise the only one, or a new one if there is none. */
function useFirstTour(wanted: string | null): TourChoice {
  const { t } = useTexts();
  const tours = useObjects('tours');
  const named = tours.find(({ ID }) => String(ID) === wanted) ?? (tours.length === 1 ? tours[0] : undefined);
  if (named !== undefined) return { kind: 'tour', ID: Number(named['ID']) };
  return tours.length === 0 ? { kind: 'new', name: t('import.tour.first') } : { kind: 'none' };
}
