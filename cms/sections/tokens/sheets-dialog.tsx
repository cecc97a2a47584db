import { Alert, Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Printer } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { TokenFilter } from '#contract/calls/token-calls.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { Answered } from '../../controls/answered.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useTexts } from '../../language/texts.tsx';
import { LocalAddressAlert } from '../../print/local-address-alert.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { sheetGrid } from './sheet-grid.ts';
import styles from './sheets.module.css';
import { TokenCode } from './token-code.tsx';
import { spelled, type Token } from './token.ts';
import { useTokenLogo } from './use-token-logo.ts';

export interface SheetsDialogProps {
  /** Undefined: the free tokens that were not printed. */
  readonly tokens?: readonly Token[];
  /** Runs when tokens were noted as printed. */
  readonly onMarked: () => void;
  readonly onClose: () => void;
}

/** More would make a browser's print preview wait for minutes. */
const most = 1000;
const mostPerSheet = 24;

/** Prints tokens with their codes on A4 sheets to cut, and notes them as printed. */
export function SheetsDialog({ tokens, onMarked, onClose }: SheetsDialogProps): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const [answer, reload] = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        if (tokens !== undefined) return { some: tokens.slice(0, most), total: tokens.length };
        const params = { Filter: TokenFilter.free, Printed: '0', Offset: 0, Limit: most } as const;
        const { Tokens, Total } = await client('tokenPage', { params, query: {}, signal });
        return { some: Tokens, total: Total };
      },
      [client, tokens],
    ),
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t('tokens.sheets')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Answered answer={answer} reload={reload}>
        {({ some, total }) =>
          some.length === 0 ? (
            <Text role="status">{t('tokens.noFree')}</Text>
          ) : (
            <Sheets tokens={some} total={total} onMarked={onMarked} onClose={onClose} />
          )
        }
      </Answered>
    </Dialog>
  );
}

interface SheetsProps extends Pick<SheetsDialogProps, 'onMarked' | 'onClose'> {
  readonly tokens: readonly Token[];
  /** The total number; these are the first of them. */
  readonly total: number;
}

function Sheets({ tokens, total, onMarked, onClose }: SheetsProps): ReactNode {
  const { t, failure } = useTexts();
  const { client } = useConnection();
  const logo = useTokenLogo();
  const [count, setCount] = useState<number | string>(tokens.length);
  const [perSheet, setPerSheet] = useState<number | string>(12);
  const [words, setWords] = useState(t('tokens.sheetWords'));
  const [paper, setPaper] = useState<'none' | 'laid out' | 'printed'>('none');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const cards = within(perSheet, mostPerSheet);
  const wanted = tokens.slice(0, within(count, tokens.length));
  const sheets = Array.from({ length: Math.ceil(wanted.length / cards) }, (_, page) =>
    wanted.slice(page * cards, (page + 1) * cards),
  );
  const print = async (): Promise<void> => {
    // Large papers would slow the dialog down, so they are made here. They stay: some browsers print in their own time.
    flushSync(() => setPaper('laid out'));
    await allShown();
    globalThis.print();
    setPaper('printed');
  };
  const mark = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await client('markPrinted', { body: { Tokens: wanted.map(({ Token }) => Token), Printed: true } });
      notifications.show({ message: t('tokens.marked', { count: wanted.length }) });
      onMarked();
      onClose();
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  const looks = { cards, words, logo };
  return (
    <Stack>
      <LocalAddressAlert />
      {total > most ? <Text size="sm">{t('tokens.sheetsMost', { most, total })}</Text> : null}
      <Group grow align="start">
        <NumberInput
          label={t('tokens.howMany')}
          value={count}
          onChange={setCount}
          min={1}
          max={tokens.length}
          allowDecimal={false}
        />
        <NumberInput
          label={t('tokens.perSheet')}
          value={perSheet}
          onChange={setPerSheet}
          min={1}
          max={mostPerSheet}
          allowDecimal={false}
        />
      </Group>
      <TextInput
        label={t('tokens.sheetText')}
        maxLength={120}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <div className={styles.preview} role="img" aria-label={t('tokens.preview')}>
        <div className={styles.small}>
          <Sheet tokens={sheets[0] ?? []} {...looks} />
        </div>
      </div>
      <Text size="sm" c="dimmed" role="status">
        {t('tokens.sheetCount', { count: sheets.length })}
      </Text>
      {paper === 'printed' ? (
        <Alert title={t('tokens.printedTitle')} role="alert">
          <Text size="sm" mb="xs">
            {t('tokens.printedText')}
          </Text>
          <Button size="sm" loading={isBusy} onClick={() => void mark()}>
            {t('tokens.markCount', { count: wanted.length })}
          </Button>
        </Alert>
      ) : null}
      {trouble === undefined ? null : (
        <Alert color="red" role="alert">
          {failure(trouble)}
        </Alert>
      )}
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          {t('action.close')}
        </Button>
        <Button
          leftSection={<Printer aria-hidden size={16} />}
          loading={paper === 'laid out'}
          onClick={() => void print()}
        >
          {t('print.print')}
        </Button>
      </Group>
      {paper === 'none'
        ? null
        : createPortal(
            <div className={styles.paper}>
              {sheets.map((own) => (
                <Sheet key={own[0]?.Token} tokens={own} {...looks} />
              ))}
            </div>,
            document.body,
          )}
    </Stack>
  );
}

interface SheetProps {
  readonly tokens: readonly Token[];
  readonly cards: number;
  readonly words: string;
  readonly logo: string | undefined;
}

/** One A4 sheet of cards, with lines to cut along. */
function Sheet({ tokens, cards, words, logo }: SheetProps): ReactNode {
  const { guideAddress } = useConnection();
  const { columns, rows } = sheetGrid(cards);
  return (
    <div
      className={styles.sheet}
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, gridTemplateRows: `repeat(${rows}, 1fr)` }}
    >
      {tokens.map(({ Token }) => (
        <div key={Token} className={styles.card}>
          <span className={styles.words}>{words}</span>
          <span className={styles.picture}>
            <TokenCode token={Token} logo={logo} />
          </span>
          <span className={styles.token}>{spelled(Token)}</span>
          <span className={styles.address}>{guideAddress.replace(/^https?:\/\//, '')}</span>
        </div>
      ))}
    </div>
  );
}

/** The typed number may be empty, or too large, for a moment. */
function within(typed: number | string, largest: number): number {
  return typeof typed === 'number' ? Math.min(largest, Math.max(1, Math.round(typed))) : 1;
}

/** Waits until all pictures of the page can be printed. */
async function allShown(): Promise<void> {
  const pictures = [...document.images].filter(({ complete }) => !complete);
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}
