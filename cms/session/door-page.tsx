import { Anchor, Container, Group, Paper, Text, Title } from '@mantine/core';
import { type ReactNode } from 'react';
import { LanguageChoice } from '../language/language-choice.tsx';
import { useTabTitle } from '../language/use-tab-title.ts';
import { useTexts } from '../language/texts.tsx';

export interface DoorPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The plain layout of pages outside the sections. */
export function DoorPage({ title, children }: DoorPageProps): ReactNode {
  const { t } = useTexts();
  useTabTitle(title);
  return (
    <Container component="main" size={420} py={80}>
      <Text ff="heading" fw={700} fz="h1" ta="center" mb="lg">
        Cicerone
      </Text>
      <Paper withBorder shadow="sm" p="xl" radius="md">
        <Title order={1} size="h3" mb="md" style={{ overflowWrap: 'anywhere' }}>
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
