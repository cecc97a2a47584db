import { Button, FileButton, Group, Input, Stack, Text } from '@mantine/core';
import { FolderOpen, Trash2, Upload } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { formatTime } from '#i18n/format-time.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../language/texts.tsx';
import { fileName, pathOf, urlOf } from '../media/file-address.ts';
import { useAddresses } from '../session/use-addresses.ts';
import { accepted, type FileUse, folderFor } from './file-use.ts';
import { FilePicker } from './file-picker.tsx';
import { FilePreview } from './file-preview.tsx';
import { useFiles } from './files-context.tsx';
import styles from './files.module.css';
import { UploadList } from './upload-list.tsx';
import { useDrop } from './use-drop.ts';
import { useUploads } from './use-uploads.ts';

export interface FileSlotProps {
  readonly label: string;
  /** The language of the label. */
  readonly lang?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly use: FileUse;
  /** The stored URL; empty without a file. */
  readonly value: string;
  /** Undefined for no file. */
  readonly onChange: (url: string | undefined) => void;
}

/** One file with its preview, and the ways to replace it: choosing, uploading or dropping another. */
export function FileSlot({ label, lang, hint, error, use, value, onChange }: FileSlotProps): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const [isPicking, setPicking] = useState(false);
  const decisions = useRef(0);
  const files = useFiles();
  const path = pathOf(value);
  const file = files.status === 'ready' ? files.files.find(({ Path }) => Path === path) : undefined;
  const isMissing = path !== undefined && files.status === 'ready' && file === undefined;
  const decide = (url: string | undefined): void => {
    decisions.current += 1;
    onChange(url);
  };
  /** The decision to upload the file that is on its way. */
  const awaited = useRef(0);
  const uploads = useUploads({
    onStored: (stored) => {
      const last = stored.at(-1);
      // A decision made during the upload counts.
      if (last !== undefined && awaited.current === decisions.current) decide(urlOf(last.Path));
    },
  });
  const upload = ([chosen]: readonly File[]): void => {
    if (chosen === undefined) return;
    decisions.current += 1;
    awaited.current = decisions.current;
    uploads.send(folderFor[use], [chosen]);
  };
  const [measured, setMeasured] = useState({ of: '', seconds: Number.NaN });
  const length = measured.of === value ? formatTime(measured.seconds, '') : '';
  const { isOver, handlers } = useDrop(upload);
  const wrong = error ?? (isMissing ? t('files.missing') : undefined);
  return (
    <Stack gap={4} role="group" aria-labelledby={id}>
      <Input.Label id={id} labelElement="div" lang={lang}>
        {label}
      </Input.Label>
      {hint === undefined ? null : <Input.Description>{hint}</Input.Description>}
      <Stack
        gap="xs"
        className={styles.slot}
        data-over={isOver || undefined}
        data-empty={value === '' || undefined}
        data-wrong={wrong !== undefined || undefined}
        {...handlers}
      >
        <Group gap="xs">
          {value === '' ? null : <FilePreview url={value} type={file?.Type} size={56} isMissing={isMissing} />}
          <Text
            size="sm"
            flex="1 1 7rem"
            className={styles.name}
            {...(value === '' ? { c: 'dimmed' } : {})}
            title={value}
          >
            {value === '' ? t('files.dropHere') : fileName(path ?? value)}
            {length === '' ? null : (
              <Text component="span" display="block" size="xs" c="dimmed">
                {t('files.length', { length })}
              </Text>
            )}
          </Text>
          <Group gap="xs" wrap="nowrap" ml="auto">
            {/* Not in a place where another button was a moment ago. */}
            {value === '' ? null : (
              <IconButton
                color="red"
                label={t('files.clearFor', { field: label })}
                icon={Trash2}
                onClick={() => {
                  decide(undefined);
                  // This button disappears together with the file.
                  chooser.current?.focus();
                }}
              />
            )}
            <Button
              ref={chooser}
              size="compact-sm"
              variant="default"
              leftSection={<FolderOpen aria-hidden size={14} />}
              aria-label={t('files.chooseFor', { field: label })}
              onClick={() => setPicking(true)}
            >
              {t('files.choose')}
            </Button>
            <FileButton accept={accepted[use] ?? ''} onChange={(chosen) => upload(chosen === null ? [] : [chosen])}>
              {(props) => (
                <IconButton {...props} variant="default" label={t('files.uploadFor', { field: label })} icon={Upload} />
              )}
            </FileButton>
          </Group>
        </Group>
        {value === '' || isMissing ? null : (
          <Sound use={use} url={value} label={label} onLength={(seconds) => setMeasured({ of: value, seconds })} />
        )}
        <UploadList uploads={uploads} />
      </Stack>
      {wrong === undefined ? null : <Input.Error>{wrong}</Input.Error>}
      <FilePicker
        use={use}
        value={value}
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onPick={(url) => {
          setPicking(false);
          decide(url);
        }}
      />
    </Stack>
  );
}

interface SoundProps {
  readonly use: FileUse;
  readonly url: string;
  readonly label: string;
  /** Gets the length in seconds; NaN while it is unknown. */
  readonly onLength: (seconds: number) => void;
}

function Sound({ use, url, label, onLength }: SoundProps): ReactNode {
  const { addressOf } = useAddresses();
  const address = addressOf(url);
  const ref = useRef<HTMLAudioElement & HTMLVideoElement>(null);
  useEffect(() => {
    // Not in the markup: its length may come before this effect, and would be lost.
    if (ref.current !== null) ref.current.src = address;
  }, [address]);
  const media = {
    ref,
    controls: true,
    preload: 'metadata',
    'aria-label': label,
    className: styles.media,
    onDurationChange: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => onLength(currentTarget.duration),
  } as const;
  if (use === 'audio') return <audio {...media} />;
  if (use === 'video') return <video {...media} />;
  return null;
}
