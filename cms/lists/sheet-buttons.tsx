import { Button, FileButton, Group } from '@mantine/core';
import { FileDown, FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Sheet } from '#content/sheets/sheet.ts';
import { type SheetFormat } from '../aside/sheet-tasks.ts';
import { openSheetWorker } from '../aside/open-sheet-worker.ts';
import { useAside } from '../aside/use-aside.ts';
import { useFailureNotice } from '../controls/use-failure-notice.ts';
import { useTexts } from '../language/texts.tsx';
import { saveAs } from '../session/save-as.ts';

export interface SheetButtonsProps {
  /** Makes the sheet that is written. */
  readonly make: () => Promise<Sheet>;
  /** Gets a sheet that was changed elsewhere. */
  readonly onFile: (file: File) => void;
}

const formats: readonly SheetFormat[] = ['xlsx', 'csv'];

/** Takes a list out as a sheet, and in again. */
export function SheetButtons({ make, onFile }: SheetButtonsProps): ReactNode {
  const { t } = useTexts();
  const open = useAside(openSheetWorker);
  const tellFailure = useFailureNotice();
  const [busy, setBusy] = useState<SheetFormat>();
  const write = async (format: SheetFormat): Promise<void> => {
    setBusy(format);
    try {
      const sheet = await make();
      saveAs(await open().ask('write', { sheet, format }), `${sheet.name}.${format}`);
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Group gap="xs">
      {formats.map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<FileDown aria-hidden size={16} />}
          loading={busy === format}
          onClick={() => void write(format)}
        >
          {t(`import.export.${format}`)}
        </Button>
      ))}
      <FileButton
        accept=".xlsx,.ods,.csv,.txt"
        inputProps={{ 'aria-label': t('tokens.sheetIn') }}
        onChange={(file) => {
          if (file !== null) onFile(file);
        }}
      >
        {(props) => (
          <Button {...props} variant="default" leftSection={<FileUp aria-hidden size={16} />}>
            {t('tokens.sheetIn')}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}
