import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { type AnswerOf } from '#contract/call.ts';
import { type sessionCalls } from '#contract/calls/session-calls.ts';
import { Answered } from '../controls/answered.tsx';
import { useAnswer } from '../controls/use-answer.ts';
import { useFailureNotice } from '../controls/use-failure-notice.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection } from '../session/session-context.tsx';
import { AccountCard } from './account-card.tsx';
import { readBrowser } from './read-browser.ts';
import styles from '../controls/rows.module.css';

type Row = AnswerOf<(typeof sessionCalls)['listSessions']>['Sessions'][number];

/** The user's own open sessions. */
export function SessionsCard(): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const tellFailure = useFailureNotice();
  const [answer, reload] = useAnswer(
    useCallback((signal: AbortSignal) => client('listSessions', { signal }), [client]),
  );
  const end = async (call: Promise<unknown>, message: string): Promise<void> => {
    try {
      await call;
      notifications.show({ message });
    } catch (error) {
      tellFailure(error);
    }
    reload();
  };
  return (
    <AccountCard title={t('sessions.title')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('sessions.hint')}
      </Text>
      <Answered answer={answer} reload={reload}>
        {({ Sessions }) => (
          <Stack>
            <ul className={styles.rows} aria-label={t('sessions.title')}>
              {Sessions.map((row) => (
                <SessionRow
                  key={row.ID}
                  row={row}
                  onEnd={() => void end(client('endSession', { params: { ID: row.ID } }), t('sessions.ended'))}
                />
              ))}
            </ul>
            {Sessions.length > 1 ? (
              <Button
                variant="default"
                style={{ alignSelf: 'start' }}
                onClick={() => void end(client('endOtherSessions', {}), t('sessions.othersEnded'))}
              >
                {t('sessions.endOthers')}
              </Button>
            ) : null}
          </Stack>
        )}
      </Answered>
    </AccountCard>
  );
}

function SessionRow({ row, onEnd }: { readonly row: Row; readonly onEnd: () => void }): ReactNode {
  const { t, language } = useTexts();
  const { browser, system, isPhone } = readBrowser(row.Browser);
  const name =
    browser === '' && system === ''
      ? t('sessions.unknown')
      : browser === '' || system === ''
        ? browser + system
        : t('sessions.device', { browser, system });
  const when = (moment: string): string =>
    new Date(moment).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const Icon = isPhone ? Smartphone : Monitor;
  return (
    <li className={styles.row}>
      <Icon aria-hidden size={22} />
      <div className={styles.words}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          {row.IsCurrent ? (
            <Badge variant="default" tt="none">
              {t('sessions.current')}
            </Badge>
          ) : null}
        </Group>
        <Text size="sm" c="dimmed">
          {t('sessions.since', { since: when(row.CreatedAt), seen: when(row.SeenAt) })}
        </Text>
      </div>
      {row.IsCurrent ? null : (
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('sessions.endOne', { name, since: when(row.CreatedAt) })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
