import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

export interface AccountCardProps {
  readonly title: string;
  /** 3 below a part of a page that has a heading. */
  readonly order?: 2 | 3;
  readonly children: ReactNode;
}

/** A part of a page, such as one's own account. */
export function AccountCard({ title, order = 2, children }: AccountCardProps): ReactNode {
  const id = useId();
  return (
    <Paper component="section" withBorder p="lg" radius="md" aria-labelledby={id}>
      <Title order={order} size="h4" mb="sm" id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
