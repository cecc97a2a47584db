import { Button, Group, Stack, Text, Alert, PasswordInput, TextInput } from '@mantine/core';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { Answered } from '../controls/answered.tsx';
import { useAnswer } from '../controls/use-answer.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection } from '../session/session-context.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './account.module.css';
import { FactorSetup } from './factor-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { refusalReason } from '../session/login-failure.ts';

type Task = 'setUp' | 'renew' | 'remove';

/** The page warns at this number of remaining recovery codes. */
const few = 3;

/** One's own second factor: whether it is on, and how to change that. */
export function FactorCard(): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const [answer, reload] = useAnswer(useCallback((signal: AbortSignal) => client('factor', { signal }), [client]));
  const [task, setTask] = useState<Task>();
  const finish = (): void => {
    setTask(undefined);
    reload();
  };
  return (
    <AccountCard title={t('factor.title')}>
      <Answered answer={answer} reload={reload}>
        {({ IsOn, IsDemanded, RecoveryCodesLeft }) => (
          <Stack gap="sm">
            <Group gap="xs" wrap="nowrap" align="start">
              {IsOn ? (
                <ShieldCheck aria-hidden size={22} className={styles.icon} />
              ) : (
                <ShieldAlert aria-hidden size={22} className={styles.icon} />
              )}
              <Text>{t(IsOn ? 'factor.stateOn' : 'factor.stateOff')}</Text>
            </Group>
            {IsOn ? (
              <Text size="sm" {...(RecoveryCodesLeft <= few ? { c: 'red.9', fw: 600 } : { c: 'dimmed' })}>
                {t(RecoveryCodesLeft <= few ? 'factor.fewLeft' : 'factor.left', { count: RecoveryCodesLeft })}
              </Text>
            ) : null}
            {IsDemanded ? (
              <Text size="sm" c="dimmed">
                {t('factor.demanded')}
              </Text>
            ) : null}
            <Group gap="xs">
              <Button variant={IsOn ? 'default' : 'filled'} onClick={() => setTask('setUp')}>
                {t(IsOn ? 'factor.otherPhone' : 'factor.setUp')}
              </Button>
              {IsOn ? (
                <Button variant="default" onClick={() => setTask('renew')}>
                  {t('factor.renew')}
                </Button>
              ) : null}
              {IsOn && !IsDemanded ? (
                <Button variant="outline" color="red.9" onClick={() => setTask('remove')}>
                  {t('factor.remove')}
                </Button>
              ) : null}
            </Group>
          </Stack>
        )}
      </Answered>
      {task === undefined ? null : <FactorDialog task={task} onDone={finish} onClose={finish} />}
    </AccountCard>
  );
}

interface FactorDialogProps {
  readonly task: Task;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const titles = { setUp: 'factor.first', renew: 'factor.renewTitle', remove: 'factor.removeTitle' } as const;

function FactorDialog({ task, onDone, onClose }: FactorDialogProps): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(titles[task])}
      // Recovery codes are shown once, so that no stray key or click may take them away.
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      {content()}
    </Dialog>
  );

  function content(): ReactNode {
    if (task === 'setUp') return <FactorSetup onDone={onDone} />;
    if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
    if (task === 'renew') {
      return (
        <ConfirmBoth
          words={t('factor.renewText')}
          action={t('factor.renewConfirm')}
          onConfirm={async (body) => setCodes((await client('renewRecoveryCodes', { body })).RecoveryCodes)}
        />
      );
    }
    return (
      <ConfirmBoth
        words={t('factor.removeText')}
        action={t('factor.removeConfirm')}
        isDangerous
        onConfirm={async (body) => {
          await client('removeFactor', { body });
          onDone();
        }}
      />
    );
  }
}

interface ConfirmBothProps {
  readonly words: string;
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly onConfirm: (given: { readonly Password: string; readonly Code: string }) => Promise<void>;
}

/** Asks for password and code before the second factor changes. */
function ConfirmBoth({ words, action, isDangerous = false, onConfirm }: ConfirmBothProps): ReactNode {
  const { t, failure } = useTexts();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const reason = isBusy ? undefined : refusalReason(trouble);
  const isPasswordWrong = reason === 'old-password-wrong';
  const isCodeWrong = reason === 'code-wrong';
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await onConfirm({ Password: password, Code: code });
    } catch (error) {
      setTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <Stack>
        <Text size="sm">{words}</Text>
        {trouble === undefined || isBusy || isPasswordWrong || isCodeWrong ? null : (
          <Alert color="red" role="alert">
            {failure(trouble)}
          </Alert>
        )}
        <PasswordInput
          label={t('login.password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          aria-invalid={isPasswordWrong}
          error={isPasswordWrong ? t('password.wrong') : undefined}
          errorProps={{ role: 'alert' }}
          visibilityToggleButtonProps={{ 'aria-label': t('login.show') }}
          required
          withAsterisk={false}
          data-autofocus
        />
        <TextInput
          label={t('factor.codeOrRecovery')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="one-time-code"
          spellCheck={false}
          error={isCodeWrong ? t('login.codeWrong') : undefined}
          errorProps={{ role: 'alert' }}
          required
          withAsterisk={false}
        />
        <Button type="submit" loading={isBusy} {...(isDangerous ? { color: 'red' } : {})}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
