import { Card, Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

export interface TitledCardProps {
  readonly title: string;
  /** Actions on the card as a whole. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a section that answers one question. */
export function TitledCard({ title, actions, children }: TitledCardProps): ReactNode {
  const id = useId();
  return (
    <Card component="section" withBorder aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h5" id={id}>
          {title}
        </Title>
        {actions}
      </Group>
      <Stack gap={6}>{children}</Stack>
    </Card>
  );
}
