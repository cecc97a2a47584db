import { Button, Center, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type ServerPlace, type ServerPlaceStore } from '../session/server-place.ts';

export interface ServerGateProps {
  readonly server: ServerPlaceStore;
  readonly children: (place: ServerPlace) => ReactNode;
}

/** Opens once it is known where the server is. */
export function ServerGate({ server, children }: ServerGateProps): ReactNode {
  const { t, failure } = useTexts();
  const state = useStore(server);
  switch (state.kind) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <Center h="60vh" role="alert">
          <Stack align="center">
            <Text>{failure(state.error)}</Text>
            <Button onClick={server.retry}>{t('loading.retry')}</Button>
          </Stack>
        </Center>
      );
    case 'ready':
      return children(state.place);
  }
}
