import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useCallback, useState } from 'react';
import { type AnswerOf } from '#contract/call.ts';
import { type fileCalls } from '#contract/calls/file-calls.ts';
import { formatBytes } from '#i18n/format-bytes.ts';
import list from '../../controls/rows.module.css';
import { Answered } from '../../controls/answered.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { type Answering, useAnswer } from '../../controls/use-answer.ts';
import { momentIn } from '../../language/moment-in.ts';
import { personOf } from '../../language/person-of.ts';
import { useTexts } from '../../language/texts.tsx';
import { fileName } from '../../media/file-address.ts';
import { useConnection } from '../../session/session-context.tsx';
import styles from './files-section.module.css';
import { useFileCalls } from './use-file-calls.ts';

type Earlier = AnswerOf<typeof fileCalls.earlierFiles>[number];

/** The files that were at this path before, each with the way back. Without any, and until they are known, nothing. */
export function EarlierFiles({ path }: { readonly path: string }): ReactNode {
  const { t } = useTexts();
  const [answer, reload] = useEarlier(path);
  if (answer.status !== 'ready' || answer.value.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {t('files.earlier')}
      </Text>
      <EarlierRows files={answer.value} onChanged={reload} />
    </Stack>
  );
}

/** The files that were deleted in the last 30 days. */
export function DeletedFiles({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTexts();
  const [answer, reload] = useEarlier();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('files.deleted')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      size="lg"
    >
      <Answered answer={answer} reload={reload}>
        {(files) =>
          files.length === 0 ? (
            <Text>{t('files.noneDeleted')}</Text>
          ) : (
            <Stack gap="xs">
              <Text size="sm">{t('files.deletedText')}</Text>
              <EarlierRows files={files} isNaming onChanged={reload} />
            </Stack>
          )
        }
      </Answered>
    </Dialog>
  );
}

function useEarlier(path?: string): Answering<readonly Earlier[]> {
  const { client } = useConnection();
  return useAnswer(
    useCallback(
      (signal: AbortSignal) => client('earlierFiles', { query: path === undefined ? {} : { Path: path }, signal }),
      [client, path],
    ),
  );
}

interface EarlierRowsProps {
  readonly files: readonly Earlier[];
  /** Whether their names and folders are shown. */
  readonly isNaming?: boolean;
  readonly onChanged: () => void;
}

function EarlierRows({ files, isNaming = false, onChanged }: EarlierRowsProps): ReactNode {
  const { t, language } = useTexts();
  const { bringBack, isBusy } = useFileCalls();
  const [chosen, setChosen] = useState<string>();
  const confirm = async ({ ID, Path }: Earlier): Promise<void> => {
    setChosen(ID);
    const done = await bringBack(ID);
    if (done.ok)
      notifications.show({ message: t('files.broughtBack', { name: fileName(Path) }), color: 'teal', role: 'status' });
    else notifications.show({ message: done.message, color: 'red', role: 'alert' });
    onChanged();
  };
  return (
    <ul className={list.rows} aria-label={t(isNaming ? 'files.deleted' : 'files.earlier')}>
      {files.map((file) => {
        const { ID, Path, Bytes, EndedAt, End, Who } = file;
        const facts = { when: momentIn(language, EndedAt), who: personOf(Who, t) };
        return (
          <li key={ID} className={list.row}>
            <div className={isNaming ? list.words : styles.earlier}>
              {isNaming ? <Text className={styles.path}>{Path}</Text> : null}
              <Text size="sm">{t(`files.end.${End}`, facts)}</Text>
              <Text size="sm" c="dimmed">
                {formatBytes(Bytes, language)}
              </Text>
            </div>
            <Button
              variant="light"
              size="compact-sm"
              loading={isBusy && chosen === ID}
              disabled={isBusy}
              aria-label={t('files.bringBackOne', { name: fileName(Path), when: facts.when })}
              onClick={() => void confirm(file)}
            >
              {t('bringBack.confirm')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
