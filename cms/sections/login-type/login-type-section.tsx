import { Stack, Text } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { SectionHead } from '../../controls/section-head.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { LoginTypeForm } from './login-type-form.tsx';

/** How visitors log in (sections 2.5 and 6). It takes effect at once and is not part of the editing copy. */
export function LoginTypeSection(): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const [answer, reload, reloaded] = useAnswer(
    useCallback((signal: AbortSignal) => client('readLoginType', { signal }), [client]),
  );
  return (
    <Stack gap="lg" maw={720}>
      <SectionHead />
      <Text c="dimmed" size="sm" maw={640}>
        {t('loginType.hint')}
      </Text>
      <Answered answer={answer} reload={reload}>
        {(stored) => <LoginTypeForm key={JSON.stringify(stored)} stored={stored} onSaved={reloaded} />}
      </Answered>
    </Stack>
  );
}
