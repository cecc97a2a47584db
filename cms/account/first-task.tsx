import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { FirstTask } from '#contract/staff-kinds.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useTexts } from '../language/texts.tsx';
import { DoorPage } from '../session/door-page.tsx';
import { NewPasswordForm } from '../session/new-password-form.tsx';
import { useConnection, useSession } from '../session/session-context.tsx';
import { type SessionState } from '../session/session-store.ts';
import { FactorSetup } from './factor-setup.tsx';

type Unready = Extract<SessionState, { kind: 'unready' }>;

const titles = { [FirstTask.password]: 'password.first', [FirstTask.factor]: 'factor.first' } as const;

/** A task to complete after the login, on a separate page. */
export function FirstTaskScreen({ state }: { readonly state: Unready }): ReactNode {
  const { t } = useTexts();
  return (
    <DoorPage title={t(titles[state.task])}>
      <FirstTaskForm state={state} />
    </DoorPage>
  );
}

/** The same on top of the work, when root demands it meanwhile. */
export function FirstTaskDialog(): ReactNode {
  const { t } = useTexts();
  const state = useSession();
  return (
    <Dialog
      opened={state.kind === 'unready'}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={state.kind === 'unready' ? t(titles[state.task]) : ''}
    >
      {state.kind === 'unready' ? <FirstTaskForm state={state} /> : null}
    </Dialog>
  );
}

function FirstTaskForm({ state: { task, staff, password } }: { readonly state: Unready }): ReactNode {
  const { t } = useTexts();
  const { session } = useConnection();
  const isPassword = task === FirstTask.password;
  return (
    <Stack>
      <Text size="sm">{t(isPassword ? 'password.firstText' : 'factor.firstText')}</Text>
      {isPassword ? (
        <NewPasswordForm user={staff.user} old={password} />
      ) : (
        <FactorSetup password={password} onDone={() => void session.renew()} />
      )}
      <Button variant="subtle" size="sm" onClick={() => void session.logOut()}>
        {t('cms.logOut')}
      </Button>
    </Stack>
  );
}
