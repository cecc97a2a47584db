import { Alert, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { UserGroup } from '#contract/staff-kinds.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { CopyButton } from '../../account/copy-button.tsx';
import { useTexts } from '../../language/texts.tsx';
import { LanguagesField } from './languages-field.tsx';
import { useConnection } from '../../session/session-context.tsx';

/** 32 characters that are easy to distinguish on paper: each random byte gives one without preferring any. */
const signs = 'abcdefghijkmnopqrstuvwxyz2345678';

const passwordLength = 16;

export interface PasswordDialogProps {
  /** The user who gets a new password; if missing, a user is added. */
  readonly user?: string;
  readonly onClose: () => void;
}

/** Gives a password to hand over, which its user has to change at the next login. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps): ReactNode {
  const { t, failure } = useTexts();
  const { client } = useConnection();
  const [name, setName] = useState('');
  const [group, setGroup] = useState<UserGroup>(UserGroup.manager);
  const [languages, setLanguages] = useState<readonly string[]>([]);
  const [password, setPassword] = useState(suggestPassword);
  const [trouble, setTrouble] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const give = async (): Promise<void> => {
    setBusy(true);
    try {
      if (user === undefined) {
        await client('addUser', {
          params: { Name: name.trim() },
          body: {
            Group: group,
            Password: password,
            ...(group === UserGroup.translator ? { Languages: [...languages] } : {}),
          },
        });
      } else await client('givePassword', { params: { Name: user }, body: { Password: password } });
      const done = user === undefined ? 'users.done.add' : 'users.done.password';
      notifications.show({ message: t(done, { name: user ?? name.trim() }) });
      onClose();
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={user === undefined ? t('users.addTitle') : t('users.passwordTitle', { name: user })}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void give();
        }}
      >
        <Stack>
          {trouble === undefined || isBusy ? null : (
            <Alert color="red" role="alert">
              {failure(trouble)}
            </Alert>
          )}
          {user === undefined ? (
            <>
              <TextInput
                label={t('login.name')}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
                autoComplete="off"
                required
                withAsterisk={false}
                data-autofocus
              />
              <Select
                label={t('users.group')}
                data={[UserGroup.translator, UserGroup.desk, UserGroup.manager, UserGroup.root].map((value) => ({
                  value,
                  label: t(`users.group.${value}`),
                }))}
                value={group}
                onChange={(value) => setGroup(value ?? group)}
                allowDeselect={false}
              />
              {group === UserGroup.translator ? <LanguagesField value={languages} onChange={setLanguages} /> : null}
            </>
          ) : null}
          <Group gap="xs" align="end" wrap="nowrap">
            <TextInput
              label={t('users.password')}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              autoComplete="off"
              spellCheck={false}
              style={{ flex: 1 }}
              required
              withAsterisk={false}
            />
            <CopyButton text={password} label={t('users.copyPassword')} />
          </Group>
          <Text size="sm" c="dimmed">
            {t('users.passwordHint')}
          </Text>
          <Button type="submit" loading={isBusy}>
            {t(user === undefined ? 'users.addConfirm' : 'users.passwordConfirm')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Makes a password to hand over, in groups of four. */
function suggestPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(passwordLength));
  const letters = Array.from(bytes, (byte) => signs[byte % signs.length]).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}
