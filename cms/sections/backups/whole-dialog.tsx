import { Alert, Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { NewSecretFields, noSecret } from '../../session/new-secret-fields.tsx';
import { usePasswordWarning } from '../../session/use-password-warning.ts';

export interface WholeDialogProps {
  readonly hasPassphrase: boolean;
  readonly onClose: () => void;
  readonly onBegun: () => void;
}

/** Begins a whole backup, with a passphrase typed twice unless the settings have one. */
export function WholeDialog({ hasPassphrase, onClose, onBegun }: WholeDialogProps): ReactNode {
  const { t, failure } = useTexts();
  const { client } = useConnection();
  const [secret, setSecret] = useState(noSecret);
  const { typed, again } = secret;
  const warning = usePasswordWarning(typed);
  const [isDifferent, setDifferent] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setDifferent(typed !== again);
    if (typed !== again) return;
    setBusy(true);
    setTrouble(undefined);
    try {
      await client('createWholeBackup', { body: hasPassphrase ? {} : { Passphrase: typed } });
      onBegun();
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('whole.dialogTitle')}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <Stack>
          {trouble === undefined ? null : (
            <Alert color="red" role="alert">
              {failure(trouble)}
            </Alert>
          )}
          <Text size="sm">{t(hasPassphrase ? 'whole.dialogKnown' : 'whole.dialogText')}</Text>
          {hasPassphrase ? null : (
            <NewSecretFields
              value={secret}
              onChange={setSecret}
              words={{
                label: t('whole.passphrase'),
                hint: t('whole.passphraseHint'),
                again: t('whole.again'),
                warning: warning === undefined ? undefined : t('whole.weak'),
                different: isDifferent && typed !== again ? t('whole.different') : undefined,
              }}
              isFirst
            />
          )}
          <Text size="sm" c="dimmed">
            {t('whole.keep')}
          </Text>
          <Button type="submit" loading={isBusy} data-autofocus={hasPassphrase}>
            {t('whole.begin')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
