import { Anchor, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { configuration } from '#content/entities/configuration.ts';
import { useSingle } from '../../fields/use-single.ts';
import { useTexts } from '../../language/texts.tsx';
import { useObject } from '../../workspace/workspace-context.tsx';
import { type WorkNews } from '../../workspace/work-news.tsx';
import { TitledCard } from '../../controls/titled-card.tsx';
import { useMayOpen } from './use-may-open.ts';

/** Today's visitors. */
export function TodayCard({ today }: { readonly today: NonNullable<WorkNews['Today']> }): ReactNode {
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
