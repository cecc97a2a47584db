import { Alert, Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { usePasswordWarning } from '../../session/use-password-warning.ts';

export interface MakeDialogProps {
  readonly hasPassphrase: boolean;
  readonly onClose: () => void;
  readonly onBegun: () => void;
}

/** Begins a whole backup, with a passphrase typed twice unless the settings have one. */
export function MakeDialog({ hasPassphrase, onClose, onBegun }: MakeDialogProps): ReactNode {
  const { t, failure } = useTexts();
  const { client } = useConnection();
  const [typed, setTyped] = useState('');
  const [again, setAgain] = useState('');
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
    <Modal
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
            <PassphraseFields {...{ typed, setTyped, again, setAgain }} isDifferent={isDifferent && typed !== again} />
          )}
          <Text size="sm" c="dimmed">
            {t('whole.keep')}
          </Text>
          <Button type="submit" loading={isBusy} data-autofocus={hasPassphrase}>
            {t('whole.begin')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

interface PassphraseFieldsProps {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly again: string;
  readonly setAgain: (again: string) => void;
  readonly isDifferent: boolean;
}

function PassphraseFields({ typed, setTyped, again, setAgain, isDifferent }: PassphraseFieldsProps): ReactNode {
  const { t } = useTexts();
  const warning = usePasswordWarning(typed);
  const visibilityToggleButtonProps = { 'aria-label': t('login.show') };
  return (
    <>
      <div>
        <PasswordInput
          label={t('whole.passphrase')}
          description={t('whole.passphraseHint')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="new-password"
          visibilityToggleButtonProps={visibilityToggleButtonProps}
          required
          withAsterisk={false}
          data-autofocus
        />
        <div role="status">
          {warning === undefined ? null : (
            <Alert role="note" color="orange" mt="xs" p="xs" icon={<TriangleAlert aria-hidden />}>
              {t('whole.weak')}
            </Alert>
          )}
        </div>
      </div>
      <PasswordInput
        label={t('whole.again')}
        value={again}
        onChange={(event) => setAgain(event.currentTarget.value)}
        autoComplete="new-password"
        error={isDifferent ? t('whole.different') : undefined}
        errorProps={{ role: 'alert' }}
        visibilityToggleButtonProps={visibilityToggleButtonProps}
        required
        withAsterisk={false}
      />
    </>
  );
}
