import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { type TokenStep } from '#contract/calls/token-calls.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { momentIn } from '../../language/moment-in.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { spelled, type Token } from './token.ts';
import { type TokenPages } from './use-token-pages.ts';

export interface TokenActions {
  readonly extend: (token: Token, step: TokenStep) => void;
  readonly setPrinted: (tokens: readonly Token[], isPrinted: boolean) => void;
  /** Asks first. */
  readonly free: (token: Token) => void;
  /** Asks first. */
  readonly remove: (tokens: readonly Token[]) => void;
  /** The open question. */
  readonly dialog: ReactNode;
}

interface Question {
  readonly kind: 'free' | 'remove';
  readonly tokens: readonly Token[];
}

/**
 * @param expect shows tokens as they will be, before the server answers
 * @param onChanged runs when the server has changed tokens
 */
export function useTokenActions(expect: TokenPages['expect'], onChanged: () => void): TokenActions {
  const { t, language } = useTexts();
  const { client } = useConnection();
  const tellFailure = useFailureNotice();
  const [asked, setAsked] = useState<Question>();
  const act = async (task: () => Promise<string | undefined>): Promise<void> => {
    try {
      const message = await task();
      if (message !== undefined) notifications.show({ message });
    } catch (error) {
      tellFailure(error);
    }
    // Also after a failure, which may mean that the shown token is out of date.
    onChanged();
  };
  const agree = ({ kind, tokens }: Question): Promise<void> =>
    act(async () => {
      setAsked(undefined);
      if (kind === 'remove') {
        await client('removeTokens', { body: { Tokens: tokens.map(({ Token }) => Token) } });
        return t('tokens.removed', { count: tokens.length });
      }
      const token = tokens[0]?.Token ?? '';
      await client('freeToken', { params: { Token: token } });
      return t('tokens.freed', { token: spelled(token) });
    });
  return {
    extend: (token, step) =>
      void act(async () => {
        const { Expires } = await client('extendToken', { params: { Token: token.Token, Step: step } });
        return t('tokens.extended', { token: spelled(token.Token), when: momentIn(language, Expires) });
      }),
    setPrinted: (tokens, isPrinted) =>
      void act(async () => {
        expect(tokens, { Printed: isPrinted });
        await client('markPrinted', { body: { Tokens: tokens.map(({ Token }) => Token), Printed: isPrinted } });
        return undefined;
      }),
    free: (token) => setAsked({ kind: 'free', tokens: [token] }),
    remove: (tokens) => setAsked({ kind: 'remove', tokens }),
    dialog:
      asked === undefined ? null : (
        <Ask {...asked} onAgree={() => void agree(asked)} onClose={() => setAsked(undefined)} />
      ),
  };
}

interface AskProps extends Question {
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

function Ask({ kind, tokens, onAgree, onClose }: AskProps): ReactNode {
  const { t } = useTexts();
  const used = tokens.filter(({ Expires }) => Expires !== '').length;
  const [first] = tokens;
  return (
    <Dialog
      opened
      onClose={onClose}
      withCloseButton={false}
      title={
        kind === 'remove'
          ? t('tokens.removeTitle', { count: tokens.length })
          : t('tokens.freeTitle', { token: spelled(first?.Token ?? '') })
      }
    >
      <Stack>
        <Text size="sm">
          {kind === 'remove' ? t('tokens.removeText') : t('tokens.freeText')}
          {kind === 'remove' && used > 0 ? ` ${t('tokens.removeUsed', { count: used })}` : ''}
        </Text>
        <Group justify="end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button color="red" onClick={onAgree}>
            {t(kind === 'remove' ? 'action.delete' : 'tokens.free')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
