import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { FolderOpen, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { urlOf } from '../media/file-address.ts';
import { accepted, type FileUse, folderFor } from '../files/file-use.ts';
import { FilePicker } from '../files/file-picker.tsx';
import styles from '../files/files.module.css';
import { UploadList } from '../files/upload-list.tsx';
import { useDrop } from '../files/use-drop.ts';
import { useUploads } from '../files/use-uploads.ts';
import { useTexts } from '../language/texts.tsx';

export interface AddFilesProps {
  readonly label: string;
  readonly use: FileUse;
  /** URLs as stored. */
  readonly onAdd: (urls: readonly string[]) => void;
}

/** Adds files to a list: chosen, uploaded or dropped, several at once. */
export function AddFiles({ label, use, onAdd }: AddFilesProps): ReactNode {
  const { t } = useTexts();
  const [isPicking, setPicking] = useState(false);
  const uploads = useUploads({ onStored: (files) => onAdd(files.map(({ Path }) => urlOf(Path))) });
  const upload = (files: readonly File[]): void => uploads.send(folderFor[use], files);
  const { isOver, handlers } = useDrop(upload);
  return (
    <Stack gap="xs" className={styles.slot} data-empty data-over={isOver || undefined} {...handlers}>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<FolderOpen aria-hidden size={14} />}
          onClick={() => setPicking(true)}
        >
          {label}
        </Button>
        <FileButton multiple accept={accepted[use] ?? ''} onChange={upload}>
          {(props) => (
            <Button
              {...props}
              size="compact-sm"
              variant="default"
              leftSection={<Upload aria-hidden size={14} />}
              aria-label={t('files.uploadFor', { field: label })}
            >
              {t('item.upload')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t('item.drop')}
        </Text>
      </Group>
      <UploadList uploads={uploads} />
      <FilePicker
        use={use}
        value=""
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onPick={(url) => {
          setPicking(false);
          onAdd([url]);
        }}
      />
    </Stack>
  );
}
