import { Loader, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { type WorkNews } from '../../workspace/work-news.tsx';
import { momentIn } from '../../language/moment-in.ts';
import { TitledCard } from '../../controls/titled-card.tsx';

/** Which version visitors have, and what is not published yet. */
export function StateCard({ news }: { readonly news: WorkNews | undefined }): ReactNode {
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
