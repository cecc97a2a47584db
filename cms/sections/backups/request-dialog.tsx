import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { BackupType } from '#content/constants.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type Wanted } from './backup-machine.ts';
import styles from './backups.module.css';

interface RequestDialogProps {
  readonly onClose: () => void;
  readonly onRequest: (wanted: Wanted) => void;
}

/** Asks what a new backup holds, and what for it is made. */
export function RequestDialog({ onClose, onRequest }: RequestDialogProps): ReactNode {
  const { t } = useTexts();
  const [type, setType] = useState<BackupType>(BackupType.full);
  const [description, setDescription] = useState('');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('backups.requestTitle')}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRequest({ type, description: description.trim() });
        }}
      >
        <Stack>
          <Radio.Group
            label={t('backups.type')}
            value={type}
            onChange={(chosen) => setType(chosen === BackupType.structure ? BackupType.structure : BackupType.full)}
          >
            <Stack gap="xs" mt="xs">
              {[BackupType.full, BackupType.structure].map((each) => (
                <Radio.Card key={each} value={each} className={styles.choice} aria-label={t(`backups.type.${each}`)}>
                  <Group wrap="nowrap" align="start" gap="sm">
                    <Radio.Indicator />
                    <div>
                      <Text fw={600}>{t(`backups.type.${each}`)}</Text>
                      <Text size="sm" c="dimmed">
                        {t(`backups.type.${each}.hint`)}
                      </Text>
                    </div>
                  </Group>
                </Radio.Card>
              ))}
            </Stack>
          </Radio.Group>
          <TextInput
            label={t('backups.description')}
            description={t('backups.descriptionHint')}
            maxLength={500}
            value={description}
            onChange={({ currentTarget }) => setDescription(currentTarget.value)}
          />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit">{t('backups.request')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
