import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { CheckCircle, X } from 'lucide-react';
import { type ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../language/texts.tsx';
import { type Uploads } from './use-uploads.ts';
import styles from './files.module.css';

/** Current uploads, finished ones, and refused ones with the reason. */
export function UploadList({ uploads }: { readonly uploads: Uploads }): ReactNode {
  const { t } = useTexts();
  const { list, cancel, clear } = uploads;
  if (list.length === 0) return null;
  const isOver = list.every(({ isDone, failure }) => isDone === true || failure !== undefined);
  return (
    <Stack gap={4} role="status" aria-label={t('files.uploads')}>
      {list.map(({ key, name, part, failure, isDone }) => (
        <Group key={key} gap="xs" wrap="nowrap">
          {failure === undefined ? (
            <Text size="sm" flex={1} lineClamp={1}>
              {name}
            </Text>
          ) : (
            <Text size="sm" flex={1} miw={0} c="red.9" className={styles.refusal}>
              {`${name}: ${failure}`}
            </Text>
          )}
          {failure === undefined && isDone !== true ? (
            <>
              <Progress value={part * 100} w={120} aria-label={t('files.progress', { name })} />
              <IconButton color="gray" label={t('files.cancel', { name })} icon={X} onClick={() => cancel(key)} />
            </>
          ) : null}
          {isDone === true ? <CheckCircle aria-label={t('files.done')} size={18} color="#0f4c4f" /> : null}
        </Group>
      ))}
      {isOver ? (
        <Button variant="subtle" size="compact-sm" color="gray" w="fit-content" onClick={clear}>
          {t('files.clear')}
        </Button>
      ) : null}
    </Stack>
  );
}
