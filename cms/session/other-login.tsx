import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../language/texts.tsx';
import { DoorPage } from './door-page.tsx';
import { useConnection, useSession } from './session-context.tsx';

export interface OtherLoginProps {
  /** The refused address below `/cms`. */
  readonly path: string;
  /** An address that is open to the user, and what its button says. */
  readonly home: { readonly path: string; readonly label: string };
}

/** Says that the current user may not open a section, and offers to log in as another user. */
export function OtherLogin({ path, home }: OtherLoginProps): ReactNode {
  const { t } = useTexts();
  const { session } = useConnection();
  const state = useSession();
  const [pathname = ''] = path.split(/[?#]/);
  return (
    <DoorPage title={t('notice.denied', { path: `/cms${pathname}` })}>
      <Stack>
        {state.kind === 'authenticated' ? (
          <Text>{t('cms.user', { user: state.staff.user, group: state.staff.group })}</Text>
        ) : null}
        <Button component={Link} to={home.path} replace>
          {home.label}
        </Button>
        <Button variant="default" onClick={() => void session.logOut()}>
          {t('login.asOther')}
        </Button>
      </Stack>
    </DoorPage>
  );
}
