import { Anchor, List, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../language/texts.tsx';
import { type WorkNews } from '../../workspace/work-news.tsx';
import { TitledCard } from '../../controls/titled-card.tsx';
import { useMayOpen } from './use-may-open.ts';
import { usePlaceName } from './use-place-name.ts';

/** Other users at work, and their pages. */
export function PeopleCard({ people }: { readonly people: WorkNews['AtWork'] }): ReactNode {
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
