import { Anchor, Container, Group, Paper, Title } from '@mantine/core';
import { type ReactNode } from 'react';
import { LanguageChoice } from '../language/language-choice.tsx';
import { useTexts } from '../language/texts.tsx';

export interface DoorPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The plain layout of pages outside the sections. */
export function DoorPage({ title, children }: DoorPageProps): ReactNode {
  const { t } = useTexts();
  return (
    <Container component="main" size={420} py={80}>
      <Title order={1} ta="center" mb="lg">
        Cicerone
      </Title>
      <Paper withBorder shadow="sm" p="xl" radius="md">
        <Title order={2} size="h3" mb="md" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {children}
      </Paper>
      <Group justify="space-between" mt="md">
        <LanguageChoice />
        <Anchor href="/">{t('cms.toGuide')}</Anchor>
      </Group>
    </Container>
  );
}
