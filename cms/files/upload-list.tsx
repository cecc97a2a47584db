import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { CheckCircle, RefreshCw, X } from 'lucide-react';
import { type ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../language/texts.tsx';
import { type StoredFile } from './files-store.ts';
import styles from './files.module.css';
import { type Upload } from './uploads-machine.ts';
import { type Uploads } from './use-uploads.ts';

/** Current uploads, finished ones, and failed ones with the reason. */
export function UploadList({ uploads }: { readonly uploads: Uploads }): ReactNode {
  const { t } = useTexts();
  const { list, clear } = uploads;
  if (list.length === 0) return null;
  return (
    <Stack gap={4} role="status" aria-label={t('files.uploads')}>
      {list.map((upload) => (
        <Group key={upload.key} gap="xs" wrap="nowrap">
          <UploadRow upload={upload} uploads={uploads} />
        </Group>
      ))}
      {list.some(({ state: { kind } }) => kind === 'waiting' || kind === 'sending') ? null : (
        <Button variant="subtle" size="compact-sm" color="gray" w="fit-content" onClick={clear}>
          {t('files.clear')}
        </Button>
      )}
    </Stack>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly uploads: Uploads;
}

function UploadRow({ upload: { key, name, part, state }, uploads }: UploadRowProps): ReactNode {
  const { t, refusal, failure } = useTexts();
  const why = {
    waiting: undefined,
    sending: undefined,
    stored: undefined,
    cancelled: () => t('files.cancelled'),
    refused: () => (state.kind === 'refused' && state.why !== undefined ? refusal(state.why) : t('files.failed')),
    failed: () => (state.kind === 'failed' ? failure(state.error) : ''),
  }[state.kind];
  if (why !== undefined)
    return (
      <>
        <Text size="sm" flex={1} miw={0} c="red.9" className={styles.refusal}>
          {`${name}: ${why()}`}
        </Text>
        {state.kind === 'failed' ? (
          <IconButton label={t('files.retry', { name })} icon={RefreshCw} onClick={() => uploads.retry(key)} />
        ) : null}
      </>
    );
  return (
    <>
      <div className={styles.uploaded}>
        <Text size="sm" lineClamp={1}>
          {name}
        </Text>
        {state.kind === 'stored' ? <Changes of={state.as} /> : null}
      </div>
      {state.kind === 'stored' ? (
        <CheckCircle aria-label={t('files.done')} size={18} color="#0f4c4f" />
      ) : (
        <>
          <Progress value={part * 100} w={120} aria-label={t('files.progress', { name })} />
          <IconButton color="gray" label={t('files.cancel', { name })} icon={X} onClick={() => uploads.cancel(key)} />
        </>
      )}
    </>
  );
}

/** Lists the changes to a file. */
function Changes({ of: { MadeSmaller, Notes } }: { readonly of: StoredFile }): ReactNode {
  const { t, refusal } = useTexts();
  return (
    <>
      {MadeSmaller === undefined ? null : (
        <Text size="sm" c="dimmed">
          {t('files.madeSmaller', { from: pixelsOf(MadeSmaller.From), to: pixelsOf(MadeSmaller.To) })}
        </Text>
      )}
      {Notes?.map(({ Message, Reason, Facts }) => (
        <Text key={Message} size="sm" c="orange.9">
          {refusal({ message: Message, reason: Reason, facts: Facts })}
        </Text>
      ))}
    </>
  );
}

function pixelsOf({ Width, Height }: { readonly Width: number; readonly Height: number }): string {
  return `${Width} × ${Height}`;
}
