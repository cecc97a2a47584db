import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface BackupsPartProps {
  readonly title: string;
  readonly hint: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The backups of one kind. */
export function BackupsPart({ title, hint, actions, children }: BackupsPartProps): ReactNode {
  const id = useId();
  return (
    <Stack component="section" gap="lg" aria-labelledby={id}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {actions}
      </Group>
      <Text c="dimmed" size="sm" maw={640}>
        {hint}
      </Text>
      {children}
    </Stack>
  );
}
