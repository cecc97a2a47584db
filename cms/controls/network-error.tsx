import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { type RequestError } from '#contract/errors.ts';
import { stackOf } from '#contract/stack-of.ts';
import { useTexts } from '../language/texts.tsx';
import styles from './network-error.module.css';

/** Shows the Networking Error of section 8 until it is ignored, at most one for each address. */
export function showNetworkError(error: RequestError): void {
  const { url } = error.facts;
  const id = `network ${url}`;
  const props = { when: new Date(), url, stack: stackOf(error) };
  notifications.show({
    id,
    color: 'red',
    role: 'alert',
    autoClose: false,
    title: <Heading when={props.when} />,
    message: <NetworkError {...props} onIgnore={() => notifications.hide(id)} />,
  });
}

function Heading({ when }: { readonly when: Date }): ReactNode {
  const { t, language } = useTexts();
  return (
    <>
      {t('network.title')}{' '}
      <time dateTime={when.toISOString()}>
        {when.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}
      </time>
    </>
  );
}

interface NetworkErrorProps {
  readonly when: Date;
  readonly url: string;
  readonly stack: string;
  readonly onIgnore: () => void;
}

function NetworkError({ when, url, stack, onIgnore }: NetworkErrorProps): ReactNode {
  const { t } = useTexts();
  const [hasCopied, setCopied] = useState<boolean>();
  const details = `${when.toISOString()}\n${new URL(url, document.baseURI).href}\n${stack}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${t('network.title')}\n${details}`);
      setCopied(true);
    } catch {
      // Insecure pages have no clipboard, and browsers may forbid it.
      setCopied(false);
    }
  };
  return (
    <Stack gap="xs" className={styles.message}>
      <Text size="sm">{t('login.network')}</Text>
      <details>
        <summary>{t('network.details')}</summary>
        <pre className={styles.details}>{details}</pre>
      </details>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={onIgnore}>
          {t('network.ignore')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => globalThis.location.reload()}>
          {t('network.reload')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void copy()}>
          {t('network.copy')}
        </Button>
      </Group>
      {hasCopied === undefined ? null : (
        <Text size="sm" role="status">
          {t(hasCopied ? 'network.copied' : 'network.copyFailed')}
        </Text>
      )}
    </Stack>
  );
}
