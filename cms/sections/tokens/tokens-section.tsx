import { Button, Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Plus, Printer, Sheet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TokenFilter } from '#contract/calls/token-calls.ts';
import { Answered } from '../../controls/answered.tsx';
import { SearchField } from '../../controls/search-field.tsx';
import { SectionHead } from '../../controls/section-head.tsx';
import { LearnMore } from '../../help/learn-more.tsx';
import { useTexts } from '../../language/texts.tsx';
import { NewTokensDialog } from './new-tokens-dialog.tsx';
import { TokenSheetDialog } from './token-sheet-dialog.tsx';
import { SheetsDialog } from './sheets-dialog.tsx';
import { type Token } from './token.ts';
import { TokenList } from './token-list.tsx';
import { TokensAsked } from './tokens-asked.tsx';
import { type TokenWish, useTokenPages } from './use-token-pages.ts';

/** Visitors' tokens: made, printed, extended, freed and deleted. */
export function TokensSection(): ReactNode {
  const { t } = useTexts();
  const [filter, setFilter] = useState<TokenFilter>(TokenFilter.all);
  const [printed, setPrinted] = useState(true);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const [sheets, setSheets] = useState<{ readonly tokens?: readonly Token[] }>();
  /** Counts what changed the whole list. */
  const [round, setRound] = useState(0);
  const refresh = (): void => setRound((before) => before + 1);
  return (
    <Stack maw={1040} gap="md">
      <SectionHead>
        <Group gap="xs">
          <Button variant="default" leftSection={<Sheet aria-hidden size={16} />} onClick={() => setSheetOpen(true)}>
            {t('tokens.sheet')}
          </Button>
          <Button variant="default" leftSection={<Printer aria-hidden size={16} />} onClick={() => setSheets({})}>
            {t('tokens.sheets')}
          </Button>
          <Button leftSection={<Plus aria-hidden size={16} />} onClick={() => setMaking(true)}>
            {t('tokens.new')}
          </Button>
        </Group>
      </SectionHead>
      <Text c="dimmed" size="sm" maw={640}>
        {t('tokens.hint')}
      </Text>
      <TokensAsked />
      <Group gap="sm">
        <SegmentedControl
          aria-label={t('tokens.filter')}
          value={filter}
          onChange={setFilter}
          data={Object.values(TokenFilter).map((value) => ({ value, label: t(`tokens.filter.${value}`) }))}
        />
        <Switch
          label={t('tokens.withPrinted')}
          checked={printed}
          onChange={({ currentTarget }) => setPrinted(currentTarget.checked)}
        />
        <SearchField label={t('tokens.find')} value={typed} onChange={setTyped} maxLength={200} />
      </Group>
      {printed ? null : (
        <Text size="sm" c="dimmed">
          {t('tokens.printedHidden')}
        </Text>
      )}
      <Tokens
        key={`${filter} ${printed} ${round} ${search}`}
        filter={filter}
        printed={printed}
        search={search}
        onPrint={(tokens) => setSheets({ tokens })}
      />
      {isSheetOpen ? <TokenSheetDialog onClose={() => setSheetOpen(false)} onChanged={refresh} /> : null}
      {isMaking ? (
        <NewTokensDialog
          onClose={() => setMaking(false)}
          onMade={() => {
            setMaking(false);
            refresh();
          }}
        />
      ) : null}
      {sheets === undefined ? null : (
        <SheetsDialog {...sheets} onClose={() => setSheets(undefined)} onMarked={refresh} />
      )}
    </Stack>
  );
}

interface TokensProps extends TokenWish {
  readonly onPrint: (tokens: readonly Token[]) => void;
}

function Tokens({ onPrint, ...wish }: TokensProps): ReactNode {
  const { t } = useTexts();
  const pages = useTokenPages(wish);
  const { total, failure, reload } = pages;
  const answer =
    total !== undefined
      ? ({ status: 'ready', value: total } as const)
      : failure === undefined
        ? ({ status: 'loading' } as const)
        : ({ status: 'failed', error: failure } as const);
  return (
    <Answered answer={answer} reload={reload}>
      {(count) => {
        if (count > 0) return <TokenList pages={pages} total={count} onPrint={onPrint} />;
        const isAll = wish.search === '' && wish.filter === TokenFilter.all && wish.printed;
        const isFree = wish.search === '' && wish.filter === TokenFilter.free;
        return (
          <>
            <Text role="status">{t(isAll ? 'tokens.none' : isFree ? 'tokens.noFree' : 'tokens.nothing')}</Text>
            {isAll ? <LearnMore topic="tokens" anchor="create" /> : null}
          </>
        );
      }}
    </Answered>
  );
}
