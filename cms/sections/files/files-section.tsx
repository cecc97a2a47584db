import { Button, Group, Loader, Stack, Text, List } from '@mantine/core';
import { Download, FolderPlus, History, Sheet, Upload } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { folderOf } from '../../media/file-address.ts';
import { useFiles, useFilesStore } from '../../files/files-context.tsx';
import { type FilesState } from '../../files/files-store.ts';
import { findFiles } from '../../files/find-files.ts';
import { UploadList } from '../../files/upload-list.tsx';
import { useDrop } from '../../files/use-drop.ts';
import { useUploads } from '../../files/use-uploads.ts';
import dropStyles from '../../files/files.module.css';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { SearchField } from '../../controls/search-field.tsx';
import { SectionHead } from '../../controls/section-head.tsx';
import { LearnMore } from '../../help/learn-more.tsx';
import { useTexts } from '../../language/texts.tsx';
import { DeletedFiles } from './earlier-files.tsx';
import { FileDetails } from './file-details.tsx';
import { FileSheetDialog } from './file-sheet-dialog.tsx';
import { FileGrid } from './file-grid.tsx';
import styles from './files-section.module.css';
import { FolderActions } from './folder-actions.tsx';
import { FolderTree } from './folder-tree.tsx';
import { PathDialog } from './path-dialog.tsx';
import { useFileCalls } from './use-file-calls.ts';
import { Dialog } from '../../controls/dialog.tsx';

/** The museum's files. Staff search, view, upload, rename and move them. */
export function FilesSection(): ReactNode {
  const { t } = useTexts();
  const state = useFiles();
  const { reload } = useFilesStore();
  switch (state.status) {
    case 'waiting':
    case 'loading':
      return <Loader role="img" aria-label={t('files.loading')} />;
    case 'failed':
      return (
        <Stack align="start">
          <Text role="alert">{t('files.unlisted')}</Text>
          <Button onClick={() => void reload()}>{t('loading.retry')}</Button>
        </Stack>
      );
    case 'ready':
      return <Folders state={state} />;
  }
}

function Folders({ state }: { readonly state: FilesState & { readonly status: 'ready' } }): ReactNode {
  const { t } = useTexts();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const wanted = query.get('folder') ?? '';
  const folder = state.folders.includes(wanted) ? wanted : query.has('folder') ? '' : firstFilled(state);
  const chosen = state.files.find(({ Path }) => Path === query.get('file'));
  const shown = useMemo(
    () => (words === '' ? state.files.filter(({ Path }) => folderOf(Path) === folder) : findFiles(state.files, words)),
    [state.files, folder, words],
  );
  const open = (next: string): void => {
    setTyped('');
    setQuery({ folder: next });
  };
  const choose = (path: string | undefined): void =>
    setQuery({ folder, ...(path === undefined ? {} : { file: path }) });
  const heading = useRef<HTMLHeadingElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  /** Moves the focus on before the focused element disappears. */
  const close = (to: HTMLElement | null | undefined): void => {
    choose(undefined);
    to?.focus();
  };
  return (
    <Stack>
      <SectionHead ref={heading}>
        <SearchField w={280} label={t('files.findAll')} value={typed} onChange={setTyped} />
      </SectionHead>
      <div className={styles.columns} data-chosen={chosen !== undefined || undefined}>
        <FolderTree folders={state.folders} current={folder} onOpen={open} />
        <Stack ref={grid} gap="sm" miw={0}>
          {words === '' ? (
            <FolderBar
              key={folder}
              folder={folder}
              state={state}
              onOpen={(next) => {
                open(next);
                heading.current?.focus();
              }}
            />
          ) : null}
          <Text size="sm" c="dimmed" role="status">
            {t('files.count', { count: shown.length })}
          </Text>
          <FileGrid files={shown} current={chosen?.Path} withFolder={words !== ''} onChoose={(path) => choose(path)} />
          {shown.length === 0 ? <Text>{t(words === '' ? 'files.emptyFolder' : 'list.nothing')}</Text> : null}
          {state.files.length === 0 ? <LearnMore topic="files" anchor="upload" /> : null}
        </Stack>
        {chosen === undefined ? null : (
          <FileDetails
            key={chosen.Path}
            file={chosen}
            folders={state.folders}
            onGo={choose}
            onClose={() => close(grid.current?.querySelector<HTMLElement>('[aria-current]'))}
            onGone={() => close(heading.current)}
          />
        )}
      </div>
    </Stack>
  );
}

/** The folder that is open at first: the top one, unless it is empty beside others that are not. */
function firstFilled({ files }: FilesState & { readonly status: 'ready' }): string {
  const filled = new Set(files.map(({ Path }) => folderOf(Path)));
  return filled.has('') ? '' : ([...filled].toSorted()[0] ?? '');
}

interface FolderBarProps {
  readonly folder: string;
  readonly state: FilesState & { readonly status: 'ready' };
  readonly onOpen: (folder: string) => void;
}

/** The actions of a folder, above all uploads. */
function FolderBar({ folder, state, onOpen }: FolderBarProps): ReactNode {
  const { t } = useTexts();
  const uploads = useUploads();
  const { createFolder, downloadFolder, isBusy } = useFileCalls();
  const tellFailure = useFailureNotice();
  const [isNaming, setNaming] = useState(false);
  const [showsDeleted, setShowsDeleted] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [asked, setAsked] = useState<readonly File[]>();
  const browse = useRef<HTMLInputElement>(null);
  const download = async (): Promise<void> => {
    const done = await downloadFolder(folder);
    if (!done.ok) tellFailure(done.error);
  };
  const at = (name: string): string => (folder === '' ? name : `${folder}/${name}`);
  const take = (files: readonly File[]): void => {
    const known = new Set(state.files.map(({ Path }) => Path.toLowerCase()));
    if (files.some(({ name }) => known.has(at(name).toLowerCase()))) setAsked(files);
    else uploads.send(folder, files);
  };
  const { isOver, handlers } = useDrop(take);
  return (
    <Stack gap="xs" className={dropStyles.drop} data-over={isOver || undefined} {...handlers}>
      <Group gap="xs">
        <Button leftSection={<Upload aria-hidden size={16} />} onClick={() => browse.current?.click()}>
          {t('files.upload')}
        </Button>
        <input
          ref={browse}
          type="file"
          multiple
          hidden
          aria-label={t('files.upload')}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Button variant="default" leftSection={<FolderPlus aria-hidden size={16} />} onClick={() => setNaming(true)}>
          {t('files.newFolder')}
        </Button>
        <Button
          variant="default"
          leftSection={<Download aria-hidden size={16} />}
          loading={isBusy}
          onClick={() => void download()}
        >
          {t('files.zip')}
        </Button>
        <Button variant="default" leftSection={<History aria-hidden size={16} />} onClick={() => setShowsDeleted(true)}>
          {t('files.showDeleted')}
        </Button>
        <Button variant="default" leftSection={<Sheet aria-hidden size={16} />} onClick={() => setSheetOpen(true)}>
          {t('tokens.sheet')}
        </Button>
        {folder === '' ? null : <FolderActions folder={folder} folders={state.folders} onGo={onOpen} />}
      </Group>
      <Text size="sm" c="dimmed">
        {t('files.dropMany')} {t('files.public')}
      </Text>
      <UploadList uploads={uploads} />
      {isSheetOpen ? <FileSheetDialog files={state.files} onClose={() => setSheetOpen(false)} /> : null}
      {showsDeleted ? <DeletedFiles onClose={() => setShowsDeleted(false)} /> : null}
      {isNaming ? (
        <PathDialog
          title={t('files.newFolder')}
          confirm={t('files.newFolder')}
          name=""
          onClose={() => setNaming(false)}
          onConfirm={async ({ name }) => {
            const made = await createFolder(at(name));
            if (made.ok) onOpen(at(name));
            return made;
          }}
        />
      ) : null}
      {asked === undefined ? null : (
        <SameNameDialog
          names={asked.map(({ name }) => name).filter((name) => state.files.some(({ Path }) => Path === at(name)))}
          onClose={() => setAsked(undefined)}
          onDecide={(isReplacing) => {
            setAsked(undefined);
            uploads.send(folder, asked, isReplacing);
          }}
        />
      )}
    </Stack>
  );
}

interface SameNameDialogProps {
  readonly names: readonly string[];
  readonly onClose: () => void;
  readonly onDecide: (isReplacing: boolean) => void;
}

/** Asks before files of the same names are replaced. */
function SameNameDialog({ names, onClose, onDecide }: SameNameDialogProps): ReactNode {
  const { t } = useTexts();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('files.sameName')}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Stack>
        <Text size="sm">{t('files.sameNameText')}</Text>
        <List size="sm">
          {names.slice(0, 10).map((name) => (
            <List.Item key={name}>{name}</List.Item>
          ))}
        </List>
        {names.length > 10 ? <Text size="sm">{t('publish.more', { count: names.length - 10 })}</Text> : null}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="light" color="red" onClick={() => onDecide(true)}>
            {t('files.replace')}
          </Button>
          <Button onClick={() => onDecide(false)}>{t('files.keepBoth')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
