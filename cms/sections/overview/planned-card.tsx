import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type AnswerOf } from '#contract/call.ts';
import { type publicationCalls } from '#contract/calls/publication-calls.ts';
import { TitledCard } from '../../controls/titled-card.tsx';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { momentIn } from '../../language/moment-in.ts';
import { personOf } from '../../language/person-of.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection, useSession } from '../../session/session-context.tsx';
import { useWorkNews } from '../../workspace/work-news.tsx';

type Planned = AnswerOf<(typeof publicationCalls)['publications']>;
type Publication = Planned['Publications'][number];

interface PlannedCardProps {
  readonly planned: Planned;
  /** Asks for it again. */
  readonly reloaded: () => Promise<void>;
}

/** What is planned and proposed, with ways to change it. */
export function PlannedCard({ planned: { Publications, MayPublish }, reloaded }: PlannedCardProps): ReactNode {
  const { t, language } = useTexts();
  const { refresh } = useWorkNews();
  const tellFailure = useFailureNotice();
  const coming = Publications.filter(isToCome);
  const last = Publications.find(({ State, EndedBy }) => State === 'done' && EndedBy === 'schedule');
  const act = (change: () => Promise<unknown>): void => void change().then(reloaded).then(refresh).catch(tellFailure);
  return (
    <TitledCard title={t('planned.title')}>
      {coming.length === 0 ? <Text c="dimmed">{t('planned.none')}</Text> : null}
      {coming.map((publication) => (
        <PlannedEntry key={publication.ID} publication={publication} mayPublish={MayPublish} act={act} />
      ))}
      {last === undefined ? null : (
        <Text size="sm" c="dimmed">
          {t('planned.last', { when: momentIn(language, last.EndedAt ?? last.MadeAt) })}
          {last.LateBy === undefined ? null : ` · ${t('planned.late', { count: last.LateBy })}`}
        </Text>
      )}
    </TitledCard>
  );
}

const isToCome = ({ State }: Publication): boolean => State === 'planned' || State === 'proposed' || State === 'failed';

interface PlannedEntryProps {
  readonly publication: Publication;
  readonly mayPublish: boolean;
  readonly act: (change: () => Promise<unknown>) => void;
}

function PlannedEntry({ publication, mayPublish, act }: PlannedEntryProps): ReactNode {
  const { t, language } = useTexts();
  const { client } = useConnection();
  const session = useSession();
  const { ID, State, At = '', Note, Who, Changes } = publication;
  const [time, setTime] = useState(At);
  const params = { ID };
  const isOwn = session.kind === 'authenticated' && session.staff.user === Who && State === 'proposed';
  const when = State === 'proposed' ? t('planned.proposed') : momentIn(language, At);
  return (
    <Stack gap={4} role="group" aria-label={Note === '' ? when : `${when}: ${Note}`}>
      <Text fw={600}>{when}</Text>
      {Note === '' ? null : <Text>{Note}</Text>}
      <Text size="sm" c="dimmed">
        {t('planned.entry', { count: Changes, who: personOf(Who, t) })}
      </Text>
      {State === 'failed' ? (
        <Text size="sm" c="red.9">
          {t('planned.failed')}
        </Text>
      ) : null}
      {mayPublish ? (
        <Group gap="xs" align="end">
          <TextInput
            type="datetime-local"
            size="xs"
            label={t('planned.moveOf')}
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
          <Button
            size="xs"
            variant="default"
            disabled={time === '' || (time === At && State === 'planned')}
            onClick={() => act(() => client('movePublication', { params, body: { At: time } }))}
          >
            {t('planned.move')}
          </Button>
        </Group>
      ) : null}
      {mayPublish || isOwn ? (
        <Group gap="xs">
          {mayPublish ? (
            <Button size="xs" variant="light" onClick={() => act(() => client('publishPlanned', { params }))}>
              {t('planned.publish')}
            </Button>
          ) : null}
          <Button size="xs" variant="default" onClick={() => act(() => client('renewPublication', { params }))}>
            {t('planned.renew')}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => act(() => client('cancelPublication', { params, body: {} }))}
          >
            {t(State === 'proposed' && !isOwn ? 'planned.decline' : 'planned.cancel')}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}
