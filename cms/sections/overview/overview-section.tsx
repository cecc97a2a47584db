import { Button, SimpleGrid, Stack, Title } from '@mantine/core';
import { BookOpen } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SectionHead } from '../../controls/section-head.tsx';
import { manualPath } from '../../help/manual-path.ts';
import { useTexts } from '../../language/texts.tsx';
import { useWorkNews } from '../../workspace/work-news.tsx';
import { BackupCard } from './backup-card.tsx';
import { Counts } from './counts.tsx';
import { FaultsCard } from './faults-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LastEditedCard } from './last-edited-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { StateCard } from './state-card.tsx';
import { TodayCard } from './today-card.tsx';
import { useMayOpen } from './use-may-open.ts';

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
        {news?.Today === undefined ? null : <TodayCard today={news.Today} />}
        {mayOpen('/whole-backups') && news !== undefined ? <BackupCard at={news.LastBackupAt} /> : null}
        {isEditor ? <LastEditedCard /> : null}
        <PeopleCard people={news?.AtWork ?? []} />
      </SimpleGrid>
      <Title order={2} size="h4">
        {t('work.content')}
      </Title>
      <Counts />
    </Stack>
  );
}
