import { Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { LanguagesField } from './languages-field.tsx';
import { type StaffAccount } from './staff-account.ts';

export interface LanguagesDialogProps {
  readonly user: StaffAccount;
  readonly onClose: () => void;
}

/** Sets the languages that a translator may change. */
export function LanguagesDialog({ user: { Name: name, Languages }, onClose }: LanguagesDialogProps): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const tellFailure = useFailureNotice();
  const [languages, setLanguages] = useState<readonly string[]>(Languages);
  const set = async (): Promise<void> => {
    try {
      await client('setLanguages', { params: { Name: name }, body: { Languages: [...languages] } });
      notifications.show({ message: t('users.done.languages', { name }) });
    } catch (error) {
      tellFailure(error);
    }
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('users.languagesTitle', { name })}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Stack>
        <LanguagesField value={languages} onChange={setLanguages} />
        <Button onClick={() => void set()}>{t('users.languagesConfirm')}</Button>
      </Stack>
    </Dialog>
  );
}
