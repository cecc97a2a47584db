import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { storedObjects } from '#content/definition.ts';
import { storedId } from '#content/schema/entity.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useAside } from '../../aside/use-aside.ts';
import { useTexts } from '../../language/texts.tsx';
import { saveAs } from '../../session/save-as.ts';
import { objectLabel } from '../../workspace/object-label.ts';
import { useImportDefinition } from './use-import-definition.ts';
import { type SectionTour, useStoredChoice } from './use-tour-choice.ts';
import { openImportWorker } from './work/open-import-worker.ts';

/** Stations as a sheet, which comes back by the import. */
export function ExportPart({ tour: { last, onChoose } }: { readonly tour: SectionTour }): ReactNode {
  const { t, language } = useTexts();
  const open = useAside(openImportWorker);
  const { definition } = useImportDefinition({ kind: 'none' });
  const tours = storedObjects(definition, 'Tours');
  const choice = useStoredChoice(last);
  const [busy, setBusy] = useState<'xlsx' | 'csv'>();
  const tour =
    choice.kind === 'all'
      ? undefined
      : (tours.find(({ ID }) => choice.kind === 'tour' && ID === choice.ID) ?? tours[0]);

  const write = async (format: 'xlsx' | 'csv'): Promise<void> => {
    setBusy(format);
    const all = storedObjects(definition, 'Locations').flatMap((location) => storedId(location) ?? []);
    const name = tour === undefined ? t('import.export.all') : objectLabel(tour, language, t('unnamed'));
    try {
      await open().sendContent(definition);
      const { blob, tooLong } = await open().ask('exportStations', {
        format,
        name,
        headers: language.startsWith('de') ? 'de' : 'en',
        stations: tour === undefined ? { locationIDs: all } : { tourID: Number(tour['ID']) },
      });
      saveAs(blob, `${name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()}.${format}`);
      if (tooLong.length > 0) {
        const message = t('import.export.tooLong', {
          count: tooLong.length,
          cells: tooLong.map(({ row, column }) => `${column}${row}`).join(', '),
        });
        notifications.show({ color: 'orange', role: 'alert', autoClose: false, message });
      }
    } catch (error) {
      console.warn('The sheet could not be written', error);
      notifications.show({ color: 'red', role: 'alert', message: t('import.export.failed') });
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <AccountCard title={t('import.export.title')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed" maw={640}>
          {t('import.export.hint')}
        </Text>
        <NativeSelect
          maw={480}
          label={t('import.export.what')}
          value={tour === undefined ? 'all' : String(Number(tour['ID']))}
          onChange={({ currentTarget: { value } }) =>
            onChoose(value === 'all' ? { kind: 'all' } : { kind: 'tour', ID: Number(value) })
          }
          data={[
            ...tours.map((each) => ({ value: String(each['ID']), label: objectLabel(each, language, t('unnamed')) })),
            { value: 'all', label: t('import.export.all') },
          ]}
        />
        <Group gap="xs">
          <Button
            leftSection={<FileDown aria-hidden size={16} />}
            loading={busy === 'xlsx'}
            onClick={() => void write('xlsx')}
          >
            {t('import.export.xlsx')}
          </Button>
          <Button
            variant="default"
            leftSection={<FileDown aria-hidden size={16} />}
            loading={busy === 'csv'}
            onClick={() => void write('csv')}
          >
            {t('import.export.csv')}
          </Button>
        </Group>
      </Stack>
    </AccountCard>
  );
}
