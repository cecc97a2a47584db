import { Anchor, Group, Text } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { Answered } from '../../controls/answered.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { TitledCard } from '../../controls/titled-card.tsx';

/** Gaps and faults of the saved editing copy. */
export function FaultsCard(): ReactNode {
  const { t } = useTexts();
  const { client, showsUnopened } = useConnection();
  const [answer, reload] = useAnswer(
    useCallback(
      // As the check itself begins.
      (signal: AbortSignal) =>
        client('validate', { query: { all: showsUnopened ? 'true' : 'false', most: '0' }, signal }),
      [client, showsUnopened],
    ),
  );
  return (
    <TitledCard title={t('work.faults')}>
      <Answered answer={answer} reload={reload}>
        {({ Counts: { MissingResources, Problems } }) => {
          const count = MissingResources + Problems;
          const Icon = count === 0 ? CircleCheck : TriangleAlert;
          return (
            <Group gap="xs" wrap="nowrap" c={count === 0 ? 'teal.9' : 'red.9'}>
              <Icon aria-hidden size={18} />
              {count === 0 ? (
                <Text>{t('work.noFaults')}</Text>
              ) : (
                <Anchor component={Link} to="/validate" c="red.9">
                  {t('work.someFaults', { count })}
                </Anchor>
              )}
            </Group>
          );
        }}
      </Answered>
    </TitledCard>
  );
}
