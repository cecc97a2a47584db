import { Alert, Anchor, Text } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { LoginType } from '#content/constants.ts';
import { UserGroup } from '#contract/calls/session-calls.ts';
import { useAnswer } from '../../controls/use-answer.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection, useSession } from '../../session/session-context.tsx';

/** Says if visitors need no token at present. */
export function TokensAsked(): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const session = useSession();
  const [answer] = useAnswer(useCallback((signal: AbortSignal) => client('loginType', { signal }), [client]));
  if (answer.status !== 'ready' || answer.value === LoginType.token) return null;
  const isRoot = session.kind === 'authenticated' && session.staff.group === UserGroup.root;
  return (
    <Alert color="orange" variant="outline">
      <Text size="sm">{t('tokens.notAsked')}</Text>
      {isRoot ? (
        <Anchor component={Link} to="/loginType" size="sm">
          {t('section.loginType')}
        </Anchor>
      ) : null}
    </Alert>
  );
}
