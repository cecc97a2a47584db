import { Button, SimpleGrid, Stack, Title, Text, Anchor, List, Group, Loader } from '@mantine/core';
import { BookOpen, CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { SectionHead } from '../../controls/section-head.tsx';
import { manualPath } from '../../help/manual-path.ts';
import { useTexts } from '../../language/texts.tsx';
import { useWorkNews, type WorkNews } from '../../workspace/work-news.tsx';
import { momentIn } from '../../language/moment-in.ts';
import { TitledCard } from '../../controls/titled-card.tsx';
import { Counts } from './counts.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ObjectLinks } from '../../lists/object-links.tsx';
import { lastEdited } from '../../workspace/last-edited.ts';
import { useObjectName } from '../../workspace/use-object-name.ts';
import { useFromLateDraft, useObject, useDraft } from '../../workspace/workspace-context.tsx';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { objectOf } from '../../draft/draft.ts';
import { sections } from '../section-table.ts';
import { configuration } from '#content/entities/configuration.ts';
import { useSingle } from '../../fields/use-single.ts';
import { useMayOpen } from '../use-may-open.ts';
import { late } from '../../controls/late.tsx';
import { Answered } from '../../controls/answered.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useConnection } from '../../session/session-context.tsx';

const PlannedCard = late(async () => (await import('./planned-card.tsx')).PlannedCard);
const OpenComments = late(async () => (await import('../../comments/open-comments.tsx')).OpenComments);

/** The objects that are edited below an address. */
const models: Readonly<Record<string, EditedModel>> = {
  '/locations': 'locations',
  '/tours': 'tours',
  '/tours/groups': 'tourGroups',
  '/themes': 'themes',
  '/languages': 'languages',
  '/messages': 'messages',
};

/** The start page for staff: first steps, unpublished changes, faults, and users at work. */
export function OverviewSection(): ReactNode {
  const { t } = useTexts();
  const { news } = useWorkNews();
  const mayOpen = useMayOpen();
  const isEditor = mayOpen('/locations');
  return (
    <Stack gap="lg" maw={1100}>
      <SectionHead>
        <Button component={Link} to={manualPath} variant="subtle" leftSection={<BookOpen aria-hidden size={16} />}>
          {t('help.manualTitle')}
        </Button>
      </SectionHead>
      {isEditor ? <FirstSteps /> : null}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} style={{ alignItems: 'stretch' }}>
        <StateCard news={news} />
        {isEditor ? <FaultsCard /> : null}
        {isEditor ? <PlannedPart /> : null}
        {news?.Today === undefined ? null : <TodayCard today={news.Today} />}
        {mayOpen('/backups') && news !== undefined ? <BackupCard at={news.LastBackupAt} /> : null}
        {isEditor ? <LastEditedCard /> : null}
        <PeopleCard people={news?.AtWork ?? []} />
      </SimpleGrid>
      {isEditor ? <OpenComments mayOpen={mayOpen} /> : null}
      <Title order={2} size="h4">
        {t('work.content')}
      </Title>
      <Counts />
    </Stack>
  );
}

/** When the last backup was made, and the way to make one. */
function BackupCard({ at }: { readonly at: string | undefined }): ReactNode {
  const { t, language } = useTexts();
  return (
    <TitledCard title={t('work.backup')}>
      <Text>{at === undefined ? t('work.noBackup') : momentIn(language, at)}</Text>
      <Anchor component={Link} to="/backups" size="sm">
        {t('work.makeBackup')}
      </Anchor>
    </TitledCard>
  );
}

/** The way back to what was saved last, by anybody. */
function LastEditedCard(): ReactNode {
  const { t } = useTexts();
  const edited = useFromLateDraft(lastEdited);
  return (
    <TitledCard title={t('work.lastEdited')}>
      {edited.length === 0 ? <Text c="dimmed">{t('work.noneEdited')}</Text> : <ObjectLinks objects={edited} />}
    </TitledCard>
  );
}

/** Other users at work, and their pages. */
function PeopleCard({ people }: { readonly people: WorkNews['AtWork'] }): ReactNode {
  const { t } = useTexts();
  const nameOf = usePlaceName();
  const mayOpen = useMayOpen();
  return (
    <TitledCard title={t('work.people')}>
      {people.length === 0 ? (
        <Text c="dimmed">{t('work.nobody')}</Text>
      ) : (
        <List spacing={4} listStyleType="none">
          {people.map(({ User, Place }) => (
            <List.Item key={`${User} ${Place}`}>
              {User} ·{' '}
              {mayOpen(Place) ? (
                <Anchor component={Link} to={Place} underline="always">
                  {nameOf(Place)}
                </Anchor>
              ) : (
                nameOf(Place)
              )}
            </List.Item>
          ))}
        </List>
      )}
    </TitledCard>
  );
}

/** Today's visitors. */
function TodayCard({ today }: { readonly today: NonNullable<WorkNews['Today']> }): ReactNode {
  const { t } = useTexts();
  const mayOpen = useMayOpen();
  const { VisitStats } = configuration.complete(useObject(useSingle('configurations')) ?? {});
  const { Devices, Openings } = today;
  return (
    <TitledCard title={t('work.today')}>
      {VisitStats || Openings > 0 ? <Text>{t('work.openings', { count: Openings })}</Text> : null}
      {Devices > 0 ? <Text>{t('work.devices', { count: Devices })}</Text> : null}
      {VisitStats ? null : (
        <>
          <Text c="dimmed" size="sm">
            {t('work.notCounted')}
          </Text>
          {mayOpen('/configBuild') ? (
            <Anchor component={Link} to="/configBuild" size="sm">
              {t('work.count')}
            </Anchor>
          ) : null}
        </>
      )}
    </TitledCard>
  );
}

/** Returns a function that names an address of the staff area: its object, otherwise its section. */
function usePlaceName(): (place: string) => string {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const store = useDraft();
  return (place) => {
    const [, path = '', ID] = /^(\/[\w-]+(?:\/groups)?)(?:\/(\d+))?/.exec(place) ?? [];
    const model = models[path];
    const object =
      model === undefined ? undefined : objectOf(store.getState().draft, { model, ID: Number(ID ?? Number.NaN) });
    if (model !== undefined && object !== undefined) return nameOf(model, object);
    const section = sections.find((one) => place.startsWith(one.path));
    return section === undefined ? t('work.somewhere') : t(section.name);
  };
}

/** What is planned and proposed, if anything is or was: its card and all texts are fetched only then. */
function PlannedPart(): ReactNode {
  const { client } = useConnection();
  const { news } = useWorkNews();
  const [answer, , reloaded] = useAnswer(
    // Asked again with all news: colleagues propose, plan and decide.
    // oxlint-disable-next-line react/exhaustive-deps
    useCallback((signal: AbortSignal) => client('publications', { signal }), [client, news]),
  );
  if (answer.status !== 'ready' || answer.value.Publications.length === 0) return null;
  return <PlannedCard planned={answer.value} reloaded={reloaded} />;
}

/** Gaps and faults of the saved editing copy. */
function FaultsCard(): ReactNode {
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

/** Which version visitors have, and what is not published yet. */
function StateCard({ news }: { readonly news: WorkNews | undefined }): ReactNode {
  const { t, language } = useTexts();
  if (news === undefined) {
    return (
      <TitledCard title={t('work.state')}>
        <Loader size="sm" role="img" aria-label={t('section.loading')} />
      </TitledCard>
    );
  }
  const { Unpublished: count, Counter: counter, PublishedAt, SavedAt } = news;
  return (
    <TitledCard title={t('work.state')}>
      <Text>
        {PublishedAt === undefined
          ? t('work.neverPublished')
          : t('work.published', { counter, when: momentIn(language, PublishedAt) })}
      </Text>
      {count === 0 ? (
        <Text c="dimmed" size="sm">
          {t('work.allPublished')}
        </Text>
      ) : (
        <>
          <Text fw={600}>{t('work.unpublished', { count })}</Text>
          <Text c="dimmed" size="sm">
            {t('work.publishHint')}
          </Text>
        </>
      )}
      {SavedAt === undefined ? null : (
        <Text c="dimmed" size="sm">
          {t('work.saved', { when: momentIn(language, SavedAt) })}
        </Text>
      )}
    </TitledCard>
  );
}
