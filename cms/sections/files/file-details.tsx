import { Anchor, Button, Group, Image, List, Stack, Text, Title } from '@mantine/core';
import { Download, FolderInput, Replace, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import { fileName, folderOf, urlOf } from '../../media/file-address.ts';
import { formatBytes } from '#i18n/format-bytes.ts';
import { FilePreview } from '../../files/file-preview.tsx';
import { type StoredFile } from '../../files/files-store.ts';
import { useFileUses } from '../../files/use-file-uses.ts';
import mediaStyles from '../../files/files.module.css';
import { useTexts } from '../../language/texts.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EarlierFiles } from './earlier-files.tsx';
import styles from './files-section.module.css';
import { PathDialog } from './path-dialog.tsx';
import { ReplaceFileDialog } from './replace-file-dialog.tsx';
import { useFileCalls } from './use-file-calls.ts';
import { UsedBy } from './used-by.tsx';
import { useAddresses } from '../../session/use-addresses.ts';

export interface FileDetailsProps {
  readonly file: StoredFile;
  readonly folders: readonly string[];
  /** Opens the details of another file. */
  readonly onGo: (path: string) => void;
  readonly onClose: () => void;
  /** The file is deleted. */
  readonly onGone: () => void;
}

/** One file: its content, its properties, its uses and its actions. */
export function FileDetails({ file, folders, onGo, onClose, onGone }: FileDetailsProps): ReactNode {
  const { t, language } = useTexts();
  const { addressOf } = useAddresses();
  const { Path, Type, Bytes, ModifiedAt, SHA256 } = file;
  const { move } = useFileCalls();
  const [asked, setAsked] = useState<'move' | 'replace' | 'delete'>();
  const isUsed = useFileUses().has(Path);
  const url = urlOf(Path);
  const address = `${addressOf(url)}?v=${SHA256}`;
  return (
    <Stack component="aside" gap="sm" className={styles.details} aria-label={fileName(Path)}>
      <Group justify="space-between" wrap="nowrap" align="start">
        <Title order={2} size="h4" className={mediaStyles.name}>
          {fileName(Path)}
        </Title>
        <IconButton color="gray" label={t('files.close')} icon={X} onClick={onClose} />
      </Group>
      <Shown type={Type} address={address} url={url} name={fileName(Path)} />
      <List size="sm" listStyleType="none" spacing={2}>
        <List.Item>{t('files.isIn', { folder: folderOf(Path) || t('files.top') })}</List.Item>
        <List.Item>
          {Type} · {formatBytes(Bytes, language)}
        </List.Item>
        <List.Item>
          {t('files.modified', {
            when: new Date(ModifiedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </List.Item>
      </List>
      <UsedBy path={Path} />
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<FolderInput aria-hidden size={14} />}
          onClick={() => setAsked('move')}
        >
          {t('files.move')}
        </Button>
        {isUsed ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Replace aria-hidden size={14} />}
            onClick={() => setAsked('replace')}
          >
            {t('files.replaceEverywhere')}
          </Button>
        ) : null}
        <Button
          size="compact-sm"
          variant="default"
          component="a"
          href={address}
          download={fileName(Path)}
          leftSection={<Download aria-hidden size={14} />}
        >
          {t('files.download')}
        </Button>
        <Button
          size="compact-sm"
          variant="light"
          color="red"
          leftSection={<Trash2 aria-hidden size={14} />}
          onClick={() => setAsked('delete')}
        >
          {t('action.delete')}
        </Button>
      </Group>
      <Anchor size="sm" href={address} target="_blank" rel="noreferrer">
        {t('files.open')}
      </Anchor>
      <EarlierFiles key={SHA256} path={Path} />
      {asked === 'move' ? (
        <PathDialog
          title={t('files.moveTitle', { name: fileName(Path) })}
          confirm={t('files.moveConfirm')}
          name={fileName(Path)}
          folder={folderOf(Path)}
          folders={folders}
          hint={t('files.moveHint')}
          onClose={() => setAsked(undefined)}
          onConfirm={async ({ name, folder }) => {
            const to = folder === '' ? name : `${folder}/${name}`;
            const moved = await move(Path, to);
            if (moved.ok) onGo(to);
            return moved;
          }}
        />
      ) : null}
      {asked === 'replace' ? <ReplaceFileDialog file={file} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'delete' ? <DeleteDialog path={Path} onClose={() => setAsked(undefined)} onDone={onGone} /> : null}
    </Stack>
  );
}

interface ShownProps {
  readonly type: string;
  readonly address: string;
  readonly url: string;
  readonly name: string;
}

function Shown({ type, address, url, name }: ShownProps): ReactNode {
  if (type.startsWith('image/')) return <Image src={address} alt={name} mah={220} fit="contain" />;
  if (type.startsWith('audio/')) {
    return <audio controls preload="metadata" src={address} aria-label={name} className={mediaStyles.media} />;
  }
  if (type.startsWith('video/')) {
    return <video controls preload="metadata" src={address} aria-label={name} className={mediaStyles.media} />;
  }
  return (
    <Group>
      <FilePreview url={url} type={type} size={96} />
      <Text size="sm">{name}</Text>
    </Group>
  );
}
