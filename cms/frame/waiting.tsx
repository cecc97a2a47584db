import { Center, Loader, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';

/** A loading indicator. */
export function Waiting({ words }: { readonly words: string }): ReactNode {
  return (
    <Center h="60vh" role="status">
      <Stack align="center">
        <Loader />
        <Text>{words}</Text>
      </Stack>
    </Center>
  );
}
