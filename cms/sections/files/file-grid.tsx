import { Button, Stack, Text, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { fileName, urlOf } from '../../media/file-address.ts';
import { formatBytes } from '#i18n/format-bytes.ts';
import { FilePreview } from '../../files/file-preview.tsx';
import styles from '../../files/files.module.css';
import { type StoredFile } from '../../files/files-store.ts';
import { SoundButton } from '../../files/sound-button.tsx';
import { useFileUses } from '../../files/use-file-uses.ts';
import { useTexts } from '../../language/texts.tsx';

export interface FileGridProps {
  readonly files: readonly StoredFile[];
  /** The path of the file whose details are shown. */
  readonly current: string | undefined;
  /** Whether whole paths are shown, because the files are from several folders. */
  readonly withFolder: boolean;
  readonly onChoose: (path: string) => void;
}

const shownAtOnce = 120;

/** Files with thumbnails. */
export function FileGrid({ files, current, withFolder, onChoose }: FileGridProps): ReactNode {
  const { t, language } = useTexts();
  const [most, setMost] = useState(shownAtOnce);
  const uses = useFileUses();
  return (
    <>
      <ul className={styles.tiles}>
        {files.slice(0, most).map(({ Path, Type, Bytes }) => {
          const count = uses.get(Path)?.length ?? 0;
          return (
            <li key={Path} className={styles.item}>
              <UnstyledButton
                className={styles.tile}
                aria-current={Path === current ? 'true' : undefined}
                onClick={() => onChoose(Path)}
              >
                <Stack align="center" gap={4}>
                  <FilePreview url={urlOf(Path)} type={Type} size={104} />
                  <Text size="sm" className={styles.name}>
                    {withFolder ? Path : fileName(Path)}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {formatBytes(Bytes, language)} · {count === 0 ? t('files.unused') : t('files.used', { count })}
                  </Text>
                </Stack>
              </UnstyledButton>
              {Type.startsWith('audio/') ? <SoundButton url={urlOf(Path)} name={fileName(Path)} /> : null}
            </li>
          );
        })}
      </ul>
      {files.length > most ? (
        <Button variant="subtle" onClick={() => setMost(most + shownAtOnce)}>
          {t('files.more', { count: files.length - most })}
        </Button>
      ) : null}
    </>
  );
}
