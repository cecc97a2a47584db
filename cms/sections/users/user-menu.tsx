import { Button, Group, Menu, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { UserGroup } from '#contract/staff-kinds.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { LanguagesDialog } from './languages-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { type StaffAccount } from './staff-account.ts';

export interface UserMenuProps {
  readonly user: StaffAccount;
  readonly onChanged: () => void;
}

const calls = {
  unlock: 'unlockUser',
  logOut: 'endSessionsOf',
  change: 'demandChange',
  reset: 'resetFactor',
  remove: 'removeUser',
} as const;

type Action = keyof typeof calls;

/** Root's actions for another member of staff. */
export function UserMenu({ user, onChanged }: UserMenuProps): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const tellFailure = useFailureNotice();
  const [asked, setAsked] = useState<'reset' | 'remove' | 'password' | 'languages'>();
  const { Name: name, HasFactor, MustChange, Sessions, DelayedUntil } = user;
  const act = async (action: Action): Promise<void> => {
    setAsked(undefined);
    try {
      await client(calls[action], { params: { Name: name } });
      notifications.show({ message: t(`users.done.${action}`, { name }) });
    } catch (error) {
      tellFailure(error);
    }
    onChanged();
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <IconButton label={t('users.actions', { name })} icon={EllipsisVertical} size="lg" />
        </Menu.Target>
        <Menu.Dropdown>
          {DelayedUntil === undefined ? null : (
            <Menu.Item onClick={() => void act('unlock')}>{t('users.unlock')}</Menu.Item>
          )}
          {Sessions === 0 ? null : <Menu.Item onClick={() => void act('logOut')}>{t('users.logOut')}</Menu.Item>}
          {user.Group === UserGroup.translator ? (
            <Menu.Item onClick={() => setAsked('languages')}>{t('users.setLanguages')}</Menu.Item>
          ) : null}
          <Menu.Item onClick={() => setAsked('password')}>{t('users.givePassword')}</Menu.Item>
          {MustChange ? null : <Menu.Item onClick={() => void act('change')}>{t('users.change')}</Menu.Item>}
          {HasFactor ? <Menu.Item onClick={() => setAsked('reset')}>{t('users.reset')}</Menu.Item> : null}
          <Menu.Divider />
          <Menu.Item c="red.9" onClick={() => setAsked('remove')}>
            {t('users.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked === 'password' ? (
        <PasswordDialog
          user={name}
          onClose={() => {
            setAsked(undefined);
            onChanged();
          }}
        />
      ) : null}
      {asked === 'languages' ? (
        <LanguagesDialog
          user={user}
          onClose={() => {
            setAsked(undefined);
            onChanged();
          }}
        />
      ) : null}
      {asked === 'reset' || asked === 'remove' ? (
        <Dialog
          opened
          onClose={() => setAsked(undefined)}
          title={t(`users.${asked}Title`, { name })}
          closeButtonProps={{ 'aria-label': t('action.cancel') }}
        >
          <Stack>
            <Text size="sm">{t(`users.${asked}Text`)}</Text>
            <Group justify="end">
              <Button variant="default" onClick={() => setAsked(undefined)}>
                {t('action.cancel')}
              </Button>
              <Button color="red" onClick={() => void act(asked)}>
                {t(`users.${asked}Confirm`)}
              </Button>
            </Group>
          </Stack>
        </Dialog>
      ) : null}
    </>
  );
}
