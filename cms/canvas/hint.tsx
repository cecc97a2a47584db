import { Paper, Text } from '@mantine/core';
import { type ReactNode } from 'react';

/** A sentence on the picture that says what to do next. */
export function Hint({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Paper shadow="sm" px="md" py={6} radius="xl" withBorder>
      <Text size="sm">{children}</Text>
    </Paper>
  );
}
