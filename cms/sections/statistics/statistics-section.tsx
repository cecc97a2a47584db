import { Button, Stack, Text, List } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { SectionHead } from '../../controls/section-head.tsx';
import { localToday } from '../../language/start-of-day.ts';
import { useTexts } from '../../language/texts.tsx';
import { NotCounted } from './not-counted.tsx';
import { useVisitNumbers } from './use-visit-numbers.ts';
import { VisitCards } from './visit-cards.tsx';
import { useVisitFilter, type VisitFilter } from './visit-filter.ts';
import { faultIn, VisitFilters } from './visit-filters.tsx';
import { stepOf } from './visit-span.ts';
import { TitledCard } from '../../controls/titled-card.tsx';

const facts = ['openings', 'people', 'late', 'devices', 'gone', 'kept'] as const;

/** How often visitors opened what, and where (section 2.5). */
export function StatisticsSection(): ReactNode {
  const { t } = useTexts();
  const [today] = useState(localToday);
  const [filter, change] = useVisitFilter(today);
  const [round, setRound] = useState(0);
  return (
    <Stack maw={1200} gap="md">
      <SectionHead>
        <Button
          variant="default"
          leftSection={<RefreshCw aria-hidden size={16} />}
          onClick={() => setRound((before) => before + 1)}
        >
          {t('stats.refresh')}
        </Button>
      </SectionHead>
      <Text c="dimmed" size="sm" maw={640}>
        {t('stats.hint')}
      </Text>
      <NotCounted />
      <VisitFilters filter={filter} today={today} onChange={change} />
      {faultIn(filter) === undefined ? <Numbers key={round} filter={filter} today={today} /> : null}
      <WhatCounts />
    </Stack>
  );
}

function Numbers({ filter, today }: { readonly filter: VisitFilter; readonly today: string }): ReactNode {
  const [answer, reload] = useVisitNumbers(filter, stepOf(filter, today));
  return (
    <Answered answer={answer} reload={reload}>
      {(numbers) => <VisitCards numbers={numbers} />}
    </Answered>
  );
}

/** The meaning of the numbers, and what they leave out. */
function WhatCounts(): ReactNode {
  const { t } = useTexts();
  return (
    <TitledCard title={t('stats.counts')}>
      <List size="sm" spacing={4} maw={760}>
        {facts.map((fact) => (
          <List.Item key={fact}>
            <Text size="sm">{t(`stats.counts.${fact}`)}</Text>
          </List.Item>
        ))}
      </List>
    </TitledCard>
  );
}
