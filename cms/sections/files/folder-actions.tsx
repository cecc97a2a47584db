import { Button } from '@mantine/core';
import { FolderInput, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fileName, folderOf } from '../../media/file-address.ts';
import { useTexts } from '../../language/texts.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { PathDialog } from './path-dialog.tsx';
import { useFileCalls } from './use-file-calls.ts';

export interface FolderActionsProps {
  readonly folder: string;
  readonly folders: readonly string[];
  readonly onGo: (folder: string) => void;
}

/** A folder can be renamed, moved and deleted like a file. */
export function FolderActions({ folder, folders, onGo }: FolderActionsProps): ReactNode {
  const { t } = useTexts();
  const { move } = useFileCalls();
  const [asked, setAsked] = useState<'move' | 'delete'>();
  return (
    <>
      <Button variant="default" leftSection={<FolderInput aria-hidden size={16} />} onClick={() => setAsked('move')}>
        {t('files.moveFolder')}
      </Button>
      <Button
        variant="light"
        color="red"
        leftSection={<Trash2 aria-hidden size={16} />}
        onClick={() => setAsked('delete')}
      >
        {t('files.deleteFolder')}
      </Button>
      {asked === 'move' ? (
        <PathDialog
          title={t('files.moveTitle', { name: fileName(folder) })}
          confirm={t('files.moveConfirm')}
          name={fileName(folder)}
          folder={folderOf(folder)}
          folders={folders.filter((path) => path !== folder && !path.startsWith(`${folder}/`))}
          hint={t('files.moveHint')}
          onClose={() => setAsked(undefined)}
          onConfirm={async ({ name, folder: parent }) => {
            const to = parent === '' ? name : `${parent}/${name}`;
            const moved = await move(folder, to);
            if (moved.ok) onGo(to);
            return moved;
          }}
        />
      ) : null}
      {asked === 'delete' ? (
        <DeleteDialog path={folder} onClose={() => setAsked(undefined)} onDone={() => onGo(folderOf(folder))} />
      ) : null}
    </>
  );
}
