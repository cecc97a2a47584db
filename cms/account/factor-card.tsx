import { Button, Group, Stack, Text } from '@mantine/core';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { Answered } from '../controls/answered.tsx';
import { useAnswer } from '../controls/use-answer.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection } from '../session/session-context.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './account.module.css';
import { ConfirmBoth } from './confirm-both.tsx';
import { FactorSetup } from './factor-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

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
