import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

export interface AccountCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page, such as one's own account. */
export function AccountCard({ title, children }: AccountCardProps): ReactNode {
  const id = useId();
  return (
    <Paper component="section" withBorder p="lg" radius="md" aria-labelledby={id}>
      <Title order={2} size="h4" mb="sm" id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
