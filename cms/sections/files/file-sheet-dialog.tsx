import { notifications } from '@mantine/notifications';
import { type ReactNode } from 'react';
import { type StoredFile } from '../../files/files-store.ts';
import { useFileUses } from '../../files/use-file-uses.ts';
import { useTexts } from '../../language/texts.tsx';
import { pathOf } from '../../media/file-address.ts';
import { useConnection } from '../../session/session-context.tsx';
import { SheetDialog } from '../../lists/sheet-dialog.tsx';
import { type FileHeads, fileSheet, planMoves } from './rules/file-sheet.ts';
import { useFileCalls } from './use-file-calls.ts';

/** Heads of sheets that were written in either language of the staff area. */
const german: FileHeads = {
  File: 'Datei',
  Path: 'Neuer Pfad',
  Type: 'Art',
  Bytes: 'Bytes',
  Length: 'Sekunden',
  Uses: 'Verwendungen',
};
const english: FileHeads = {
  File: 'File',
  Path: 'New path',
  Type: 'Type',
  Bytes: 'Bytes',
  Length: 'Seconds',
  Uses: 'Uses',
};

export interface FileSheetDialogProps {
  readonly files: readonly StoredFile[];
  readonly onClose: () => void;
}

/** All files as a sheet; other paths in a changed one move files. */
export function FileSheetDialog({ files, onClose }: FileSheetDialogProps): ReactNode {
  const { t, language } = useTexts();
  const uses = useFileUses();
  const { move } = useFileCalls();
  const { client } = useConnection();
  /** The server knows the length of recordings that visitors have. */
  const lengths = async (): Promise<ReadonlyMap<string | undefined, number | undefined>> => {
    // The list is of use without them, too.
    const known = await client('media', {}).catch(() => []);
    return new Map(known.map(({ Path, Seconds }) => [pathOf(Path), Seconds]));
  };
  return (
    <SheetDialog
      title={t('tokens.sheet')}
      text={t('files.sheetText')}
      make={async () => {
        const seconds = await lengths();
        const factsOf = (path: string) => ({ uses: uses.get(path)?.length ?? 0, seconds: seconds.get(path) });
        return fileSheet(files, factsOf, language.startsWith('de') ? german : english, t('section.files'));
      }}
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
