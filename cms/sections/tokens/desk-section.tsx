import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { Plus, QrCode, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { TokenFilter } from '#contract/calls/token-calls.ts';
import { hasStatus } from '#contract/errors.ts';
import { Answered } from '../../controls/answered.tsx';
import { SectionHead } from '../../controls/section-head.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { useReadyWorkspace } from '../../workspace/workspace-context.tsx';
import styles from './desk.module.css';
import { NewTokensDialog } from './new-tokens-dialog.tsx';
import { TokenCode } from './token-code.tsx';
import { TokenStateBadge } from './token-row.tsx';
import { spelled, type Token } from './token.ts';
import { TokensAsked } from './tokens-asked.tsx';
import { useTokenLogo } from './use-token-logo.ts';

/** Milliseconds between questions whether the visitor has come in. */
const beat = 3000;
/** The number of tokens handed out here that are remembered. */
const most = 20;

/** The desk: one tap hands out the next token, and shows its code to the visitor. */
export function DeskSection(): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const { user } = useReadyWorkspace();
  const tellFailure = useFailureNotice();
  const [answer, reload] = useAnswer(useCallback((signal: AbortSignal) => client('nextToken', { signal }), [client]));
  // A reload must not lose a token that a visitor waits for.
  const [handedOut, setHandedOut] = useSessionStorage<readonly string[]>({
    key: `cmsHandedOut ${user}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const [shown, setShown] = useSessionStorage({
    key: `cmsShownToken ${user}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const [isBusy, setBusy] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const act = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      tellFailure(error);
    }
    setBusy(false);
    reload();
  };
  const handOut = (): Promise<void> =>
    act(async () => {
      const { Token } = await client('handOutToken', { body: {} });
      setShown(Token);
      setHandedOut((before) => [Token, ...before].slice(0, most));
    });
  const undoHandOut = (token: string): Promise<void> =>
    act(async () => {
      await client('markPrinted', { body: { Tokens: [token], Printed: false } });
      setHandedOut((before) => before.filter((other) => other !== token));
      if (shown === token) setShown('');
    });
  const earlier = handedOut.filter((token) => token !== shown);
  return (
    <Stack maw={560} mx="auto" gap="lg">
      <SectionHead />
      <TokensAsked />
      <Answered answer={answer} reload={reload}>
        {({ Next, Left }) => (
          <>
            {shown === '' ? null : (
              <HandedOut key={shown} token={shown} isBusy={isBusy} onBack={() => void undoHandOut(shown)} />
            )}
            {Next === undefined ? (
              <Stack align="center" gap="xs">
                <Text role="status">{t('tokens.noFree')}</Text>
                <Button leftSection={<Plus aria-hidden size={16} />} onClick={() => setMaking(true)}>
                  {t('tokens.new')}
                </Button>
              </Stack>
            ) : (
              <div className={styles.next}>
                <Button
                  fullWidth
                  size="xl"
                  h={72}
                  loading={isBusy}
                  leftSection={<QrCode aria-hidden size={28} />}
                  onClick={() => void handOut()}
                >
                  {t(shown === '' ? 'tokens.handOut' : 'tokens.nextVisitor')}
                </Button>
                <Text ta="center" c="dimmed" size="sm">
                  {t('tokens.next', { token: spelled(Next.Token) })} · {t('tokens.left', { count: Left })}
                </Text>
              </div>
            )}
          </>
        )}
      </Answered>
      {earlier.length === 0 ? null : (
        <section aria-labelledby="handed-out">
          <Text id="handed-out" component="h2" fw={600}>
            {t('tokens.handedOut')}
          </Text>
          <ul className={styles.earlier}>
            {earlier.map((token) => (
              <li key={token} className={styles.one}>
                <span className={styles.token}>{spelled(token)}</span>
                <Button variant="default" onClick={() => setShown(token)}>
                  {t('tokens.showAgain')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isMaking ? (
        <NewTokensDialog
          onClose={() => setMaking(false)}
          onMade={() => {
            setMaking(false);
            reload();
          }}
        />
      ) : null}
    </Stack>
  );
}

interface HandedOutProps {
  readonly token: string;
  readonly isBusy: boolean;
  readonly onBack: () => void;
}

/** The code that the visitor scans now, and whether that worked. */
function HandedOut({ token, isBusy, onBack }: HandedOutProps): ReactNode {
  const { t } = useTexts();
  const { guideAddress } = useConnection();
  const logo = useTokenLogo();
  const known = useLiveToken(token);
  return (
    <section className={styles.card} aria-label={t('tokens.forVisitor')}>
      <Text size="sm">{t('tokens.scan')}</Text>
      <div className={styles.code}>
        <TokenCode token={token} logo={logo} />
      </div>
      <output className={styles.large}>{spelled(token)}</output>
      <Text size="sm" c="dimmed">
        {guideAddress.replace(/^https?:\/\//, '')}
      </Text>
      <Group role="status" gap="xs" mih={28}>
        {known === 'gone' ? <Text size="sm">{t('tokens.gone')}</Text> : null}
        {known === undefined ? <Loader size="xs" role="img" aria-label={t('section.loading')} /> : null}
        {known === undefined || known === 'gone' ? null : <TokenStateBadge token={known} />}
      </Group>
      {known !== undefined && known !== 'gone' && known.Expires === '' ? (
        <Button variant="default" disabled={isBusy} leftSection={<Undo2 aria-hidden size={16} />} onClick={onBack}>
          {t('tokens.takeBack')}
        </Button>
      ) : null}
    </section>
  );
}

/** Returns a token as it is now; undefined until that is known, or while there is no connection. */
function useLiveToken(name: string): Token | 'gone' | undefined {
  const { client } = useConnection();
  const [answer, reload] = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const params = { Filter: TokenFilter.all, Printed: '1', Offset: 0, Limit: 1 } as const;
        const { Tokens } = await client('tokenPage', { params, query: { Search: name }, signal });
        return Tokens[0];
      },
      [client, name],
    ),
  );
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, beat);
    return () => clearInterval(timer);
  });
  if (answer.status === 'failed' && hasStatus(answer.error, 404)) return 'gone';
  return answer.status === 'ready' ? (answer.value ?? 'gone') : undefined;
}
