import {
  Button,
  FileButton,
  Group,
  Loader,
  NativeSelect,
  ScrollArea,
  Select,
  Stack,
  Text,
  UnstyledButton,
} from '@mantine/core';
import { Upload } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { useTexts } from '../language/texts.tsx';
import { fileName, folderOf, urlOf } from '../media/file-address.ts';
import { accepted, fits, type FileUse, folderFor } from './file-use.ts';
import { FilePreview } from './file-preview.tsx';
import { useFiles, useFilesStore } from './files-context.tsx';
import { type StoredFile } from './files-store.ts';
import { findFiles } from './find-files.ts';
import styles from './files.module.css';
import { SoundButton } from './sound-button.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

export interface FilePickerProps {
  readonly use: FileUse;
  /** The current choice, as stored. */
  readonly value: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPick: (url: string) => void;
}

const shownAtOnce = 60;

/** Chooses one of the museum's files, by its picture and its name. */
export function FilePicker({ use, value, isOpen, onClose, onPick }: FilePickerProps): ReactNode {
  const { t } = useTexts();
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      size="xl"
      title={t(`files.pick.${use}`)}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      {isOpen ? <Choice use={use} value={value} onPick={onPick} /> : null}
    </Dialog>
  );
}

function Choice({ use, value, onPick }: Pick<FilePickerProps, 'use' | 'value' | 'onPick'>): ReactNode {
  const { t } = useTexts();
  const state = useFiles();
  const { reload } = useFilesStore();
  const [typed, setTyped] = useState('');
  const [folder, setFolder] = useState<string | null>(null);
  const [order, setOrder] = useState<FileOrder>('newest');
  const uploads = useUploads({
    onStored: (stored) => {
      const last = stored.at(-1);
      if (last !== undefined) onPick(urlOf(last.Path));
    },
  });
  const [most, setMost] = useState(shownAtOnce);
  const words = useDeferredValue(typed);
  const files = state.status === 'ready' ? state.files : none;
  const usable = useMemo(() => files.filter(({ Type }) => fits(use, Type)), [files, use]);
  const found = useMemo(
    () =>
      inOrder(
        findFiles(usable, words).filter(({ Path }) => folder === null || folderOf(Path) === folder),
        order,
      ),
    [usable, folder, words, order],
  );
  if (state.status === 'waiting' || state.status === 'loading')
    return <Loader role="img" aria-label={t('files.loading')} />;
  if (state.status === 'failed') {
    return (
      <Stack align="start">
        <Text role="alert">{t('files.unlisted')}</Text>
        <Button onClick={() => void reload()}>{t('loading.retry')}</Button>
      </Stack>
    );
  }
  return (
    <Stack>
      <Group>
        <SearchField flex={1} data-autofocus label={t('files.find')} value={typed} onChange={setTyped} />
        <Select
          aria-label={t('files.folder')}
          placeholder={t('files.allFolders')}
          clearable
          clearButtonProps={{ 'aria-label': t('files.allFolders') }}
          value={folder}
          onChange={setFolder}
          data={[...new Set(usable.map(({ Path }) => folderOf(Path)))].map((path) => ({
            value: path,
            label: path === '' ? t('files.top') : path,
          }))}
        />
        <NativeSelect
          aria-label={t('files.order')}
          value={order}
          data={orders.map((each) => ({ value: each, label: t(`files.${each}`) }))}
          onChange={({ currentTarget }) => setOrder(orders.find((each) => each === currentTarget.value) ?? 'newest')}
        />
        <FileButton
          accept={accepted[use] ?? ''}
          onChange={(chosen) => {
            if (chosen !== null) uploads.send(folderFor[use], [chosen]);
          }}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<Upload aria-hidden size={16} />}>
              {t('item.upload')}
            </Button>
          )}
        </FileButton>
      </Group>
      <UploadList uploads={uploads} />
      <Text size="sm" c="dimmed" role="status">
        {usable.length === 0 ? t('files.noneYet') : t('files.count', { count: found.length })}
      </Text>
      <ScrollArea.Autosize mah="50vh">
        <ul className={styles.tiles}>
          {found.slice(0, most).map(({ Path, Type }) => (
            <li key={Path} className={styles.item}>
              <UnstyledButton
                className={styles.tile}
                aria-pressed={urlOf(Path) === value}
                title={Path}
                onClick={() => onPick(urlOf(Path))}
              >
                <Stack align="center" gap={4}>
                  <FilePreview url={urlOf(Path)} type={Type} size={96} />
                  <Text size="xs" className={styles.name}>
                    {fileName(Path)}
                  </Text>
                  <Text size="xs" c="dimmed" className={styles.name}>
                    {folderOf(Path) || t('files.top')}
                  </Text>
                </Stack>
              </UnstyledButton>
              {Type.startsWith('audio/') ? <SoundButton url={urlOf(Path)} name={fileName(Path)} /> : null}
            </li>
          ))}
        </ul>
      </ScrollArea.Autosize>
      {found.length > most ? (
        <Button variant="subtle" onClick={() => setMost(most + shownAtOnce)}>
          {t('files.more', { count: found.length - most })}
        </Button>
      ) : null}
    </Stack>
  );
}

const none: readonly StoredFile[] = [];

const orders = ['newest', 'byName'] as const;
type FileOrder = (typeof orders)[number];

/** The server lists files by their paths. */
function inOrder(files: readonly StoredFile[], order: FileOrder): readonly StoredFile[] {
  return order === 'newest' ? files.toSorted((one, other) => (one.ModifiedAt < other.ModifiedAt ? 1 : -1)) : files;
}
