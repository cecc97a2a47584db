import { Button, Center, Stack, Text } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';

interface Props {
  /** When it changes, the failed part is tried again. */
  readonly place?: string;
  readonly children: ReactNode;
}

interface State {
  readonly place: string | undefined;
  readonly hasFailed: boolean;
}

/** Contains the failure of a screen: reports it and keeps the work. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}

function Failure(): ReactNode {
  const { t } = useTexts();
  return (
    <Center h="60vh" role="alert">
      <Stack align="center">
        <Text>{t('cms.failed')}</Text>
        <Button onClick={() => globalThis.location.reload()}>{t('cms.reload')}</Button>
      </Stack>
    </Center>
  );
}
