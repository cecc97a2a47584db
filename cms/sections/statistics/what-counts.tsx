import { List, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { TitledCard } from '../../controls/titled-card.tsx';
import { useTexts } from '../../language/texts.tsx';

const facts = ['openings', 'people', 'late', 'devices', 'gone', 'kept'] as const;

/** The meaning of the numbers, and what they leave out. */
export function WhatCounts(): ReactNode {
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
