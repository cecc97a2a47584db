import { Radio, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useCallback, useState } from 'react';
import { FactorDemand } from '#contract/calls/account-calls.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { Answered } from '../../controls/answered.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';

/** The users who need a second factor. */
export function FactorRule(): ReactNode {
  const { t } = useTexts();
  const { client, session } = useConnection();
  const [chosen, setChosen] = useState<FactorDemand>();
  const tellFailure = useFailureNotice();
  const [answer, reload] = useAnswer(useCallback((signal: AbortSignal) => client('readRules', { signal }), [client]));
  const demand = async (value: string): Promise<void> => {
    const SecondFactor = Object.values(FactorDemand).find((known) => known === value) ?? FactorDemand.nobody;
    setChosen(SecondFactor);
    try {
      await client('setRules', { body: { SecondFactor } });
      notifications.show({ message: t('users.ruleSet') });
      // The user who demands it may have none.
      await session.renew();
    } catch (error) {
      setChosen(undefined);
      tellFailure(error);
      reload();
    }
  };
  return (
    <AccountCard title={t('users.rule')}>
      <Answered answer={answer} reload={reload}>
        {({ SecondFactor }) => (
          <Radio.Group
            aria-label={t('users.rule')}
            description={t('users.ruleHint')}
            value={chosen ?? SecondFactor}
            onChange={(value) => void demand(value)}
          >
            <Stack gap="xs" mt="sm">
              {Object.values(FactorDemand).map((value) => (
                <Radio key={value} value={value} label={t(`users.rule.${value}`)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
      </Answered>
    </AccountCard>
  );
}
