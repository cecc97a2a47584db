import { Button, Group, Loader, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type Answer } from './use-answer.ts';

export interface AnsweredProps<Value> {
  readonly answer: Answer<Value>;
  readonly reload: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** Shows an answer of the server, that it is on its way, or why there is none. */
export function Answered<Value>({ answer, reload, children }: AnsweredProps<Value>): ReactNode {
  const { t, failure } = useTexts();
  switch (answer.status) {
    case 'loading':
      return (
        <div role="status">
          <Loader role="img" aria-label={t('section.loading')} />
        </div>
      );
    case 'failed':
      return (
        <Group>
          <Text role="alert">{failure(answer.error)}</Text>
          <Button variant="default" onClick={reload}>
            {t('loading.retry')}
          </Button>
        </Group>
      );
    case 'ready':
      return children(answer.value);
  }
}
