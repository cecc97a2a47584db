import { notifications } from '@mantine/notifications';
import { type ReactNode } from 'react';
import { type StoredFile } from '../../files/files-store.ts';
import { useFileUses } from '../../files/use-file-uses.ts';
import { useTexts } from '../../language/texts.tsx';
import { SheetDialog } from '../../lists/sheet-dialog.tsx';
import { type FileHeads, fileSheet, planMoves } from './rules/file-sheet.ts';
import { useFileCalls } from './use-file-calls.ts';

/** Heads of sheets that were written in either language of the staff area. */
const german: FileHeads = { File: 'Datei', Path: 'Neuer Pfad', Type: 'Art', Bytes: 'Bytes', Uses: 'Verwendungen' };
const english: FileHeads = { File: 'File', Path: 'New path', Type: 'Type', Bytes: 'Bytes', Uses: 'Uses' };

export interface FileSheetDialogProps {
  readonly files: readonly StoredFile[];
  readonly onClose: () => void;
}

/** All files as a sheet; other paths in a changed one move files. */
export function FileSheetDialog({ files, onClose }: FileSheetDialogProps): ReactNode {
  const { t, language } = useTexts();
  const uses = useFileUses();
  const { move } = useFileCalls();
  const usesOf = (path: string): number => uses.get(path)?.length ?? 0;
  return (
    <SheetDialog
      title={t('tokens.sheet')}
      text={t('files.sheetText')}
      make={async () => fileSheet(files, usesOf, language.startsWith('de') ? german : english, t('section.files'))}
      plan={async (file, sheet) => planMoves(file, sheet, files, [german, english])}
      words={({ key, after }) => ({ label: key, before: key, after })}
      sentence={({ code, facts }) => t(`files.refused.${code}`, facts)}
      apply={async (moves) => {
        for (const { key, after } of moves) {
          const moved = await move(key, after);
          if (!moved.ok) throw moved.error;
        }
        notifications.show({ message: t('files.sheetApplied', { count: moves.length }) });
      }}
      onClose={onClose}
    />
  );
}
