import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { CheckCircle, RefreshCw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FoldButton } from '../controls/fold-button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../language/texts.tsx';
import { type StoredFile } from './files-store.ts';
import styles from './files.module.css';
import { type Upload } from './uploads-machine.ts';
import { type Uploads } from './use-uploads.ts';

/** More uploads than this that began together are summed up. */
const fewUploads = 3;

/** Without `clear`, the list stays. */
type ListedUploads = Pick<Uploads, 'list' | 'cancel' | 'retry'> & Partial<Pick<Uploads, 'clear'>>;

/** Current uploads, finished ones, and failed ones with the reason. */
export function UploadList({ uploads }: { readonly uploads: ListedUploads }): ReactNode {
  const { t } = useTexts();
  const { list, clear } = uploads;
  if (list.length === 0) return null;
  const isBusy = list.some(isRunning);
  const batches = [...new Set(list.map(({ batch }) => batch))].map((batch) =>
    list.filter((upload) => upload.batch === batch),
  );
  return (
    // One of many uploads is not worth an announcement; their end is.
    <Stack gap={4} role="status" aria-label={t('files.uploads')} aria-busy={isBusy && list.length > fewUploads}>
      {batches.map((batch) =>
        batch.length > fewUploads ? (
          <UploadSum key={batch[0]?.batch} uploads={uploads} batch={batch} />
        ) : (
          <UploadRows key={batch[0]?.batch} uploads={uploads} shown={batch} />
        ),
      )}
      {isBusy || clear === undefined ? null : (
        <Button variant="subtle" size="compact-sm" color="gray" w="fit-content" onClick={clear}>
          {t('files.clear')}
        </Button>
      )}
    </Stack>
  );
}

function isRunning({ state: { kind } }: Upload): boolean {
  return kind === 'waiting' || kind === 'sending';
}

interface UploadSumProps {
  readonly uploads: ListedUploads;
  readonly batch: readonly Upload[];
}

/** How far many uploads are, and those that failed; the others are folded. */
function UploadSum({ uploads, batch }: UploadSumProps): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { cancel, retry } = uploads;
  const count = batch.length;
  const stored = batch.filter(({ state }) => state.kind === 'stored');
  const running = batch.filter(isRunning);
  const failed = batch.filter(({ state: { kind } }) => kind === 'refused' || kind === 'failed');
  const again = failed.filter(({ state }) => state.kind === 'failed');
  const changed = stored.filter(
    ({ state }) => state.kind === 'stored' && (state.as.MadeSmaller !== undefined || state.as.Notes !== undefined),
  ).length;
  const gone = batch.reduce((sum, upload) => sum + (isRunning(upload) ? upload.part : 1), 0);
  const said = t('files.sum', { done: stored.length, count });
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" fw={600} className={styles.uploaded}>
          {failed.length === 0 ? said : `${said}, ${t('files.sumFailed', { count: failed.length })}`}
        </Text>
        {running.length === 0 ? null : (
          <Button
            variant="subtle"
            size="compact-sm"
            color="gray"
            // Backwards, so that none is begun to be stopped at once.
            onClick={() => running.toReversed().forEach(({ key }) => cancel(key))}
          >
            {t('files.cancelAll')}
          </Button>
        )}
      </Group>
      {running.length === 0 ? null : <Progress value={(gone / count) * 100} aria-label={said} />}
      {changed === 0 ? null : (
        <Text size="sm" c="orange.9">
          {t('files.sumChanged', { count: changed })}
        </Text>
      )}
      <UploadRows uploads={uploads} shown={failed} />
      {again.length < 2 ? null : (
        <Button
          variant="light"
          size="compact-sm"
          w="fit-content"
          leftSection={<RefreshCw aria-hidden size={14} />}
          onClick={() => again.forEach(({ key }) => retry(key))}
        >
          {t('files.retryAll')}
        </Button>
      )}
      <FoldButton label={t('item.details')} isOpen={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen ? <UploadRows uploads={uploads} shown={batch.filter((upload) => !failed.includes(upload))} /> : null}
    </>
  );
}

interface UploadRowsProps {
  readonly uploads: ListedUploads;
  readonly shown: readonly Upload[];
}

function UploadRows({ uploads, shown }: UploadRowsProps): ReactNode {
  return shown.map((upload) => (
    <Group key={upload.key} gap="xs" wrap="nowrap">
      <UploadRow upload={upload} uploads={uploads} />
    </Group>
  ));
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly uploads: ListedUploads;
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
  const { t, refusal, language } = useTexts();
  return (
    <>
      {MadeSmaller === undefined ? null : (
        <Text size="sm" c="dimmed">
          {t('files.madeSmaller', {
            from: pixelsOf(MadeSmaller.From, language),
            to: pixelsOf(MadeSmaller.To, language),
          })}
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

function pixelsOf({ Width, Height }: { readonly Width: number; readonly Height: number }, language: string): string {
  return `${Width.toLocaleString(language)} × ${Height.toLocaleString(language)}`;
}
