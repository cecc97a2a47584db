import { Card, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

export interface OverviewCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One answer to a question with which staff begin their day. */
export function OverviewCard({ title, children }: OverviewCardProps): ReactNode {
  const id = useId();
  return (
    <Card component="section" withBorder aria-labelledby={id}>
      <Title order={2} size="h5" mb="xs" id={id}>
        {title}
      </Title>
      <Stack gap={6}>{children}</Stack>
    </Card>
  );
}
