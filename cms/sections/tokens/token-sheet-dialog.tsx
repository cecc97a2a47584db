import { notifications } from '@mantine/notifications';
import { type ReactNode } from 'react';
import { TokenFilter } from '#contract/calls/token-calls.ts';
import { useTexts } from '../../language/texts.tsx';
import { SheetDialog } from '../../lists/sheet-dialog.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { planTokens, stepsOf, type TokenHeads, tokenSheet } from './rules/token-sheet.ts';
import { spelled, type Token } from './token.ts';

export interface TokenSheetDialogProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Heads of sheets that were written in either language of the staff area. */
const german: TokenHeads = {
  Token: 'Token',
  Owner: 'Inhaber',
  Comment: 'Kommentar',
  Printed: 'Ausgegeben',
  Expires: 'Gültig bis',
};
const english: TokenHeads = {
  Token: 'Token',
  Owner: 'Owner',
  Comment: 'Comment',
  Printed: 'Handed out',
  Expires: 'Valid until',
};

/** All tokens as a sheet, and a changed one as a plan. */
export function TokenSheetDialog({ onClose, onChanged }: TokenSheetDialogProps): ReactNode {
  const { t, language } = useTexts();
  const { client } = useConnection();
  const all = useAllTokens();
  const heads = language.startsWith('de') ? german : english;
  return (
    <SheetDialog
      title={t('tokens.sheet')}
      text={t('tokens.sheetHint')}
      make={async () => tokenSheet(await all(), heads, t('section.tokens'))}
      plan={async (file, sheet) => planTokens(file, sheet, await all(), [german, english])}
      words={({ token, field, before, after }) => {
        const isTick = field === 'Printed';
        const valueOf = (value: string): string =>
          isTick ? t(value === '' ? 'clash.no' : 'clash.yes') : value || t('clash.empty');
        return { label: `${spelled(token)}, ${heads[field]}`, before: valueOf(before), after: valueOf(after) };
      }}
      sentence={({ code, facts }) => t(`tokens.refused.${code}`, facts)}
      apply={async (changes) => {
        try {
          for (const { call, ...body } of stepsOf(changes)) await client(call, { body });
        } finally {
          // Also after a failure: the calls before it have worked.
          onChanged();
        }
        notifications.show({ message: t('tokens.sheetApplied', { count: changes.length }) });
      }}
      onClose={onClose}
    />
  );
}

/** The most that the server gives at once. */
const page = 1000;

function useAllTokens(): () => Promise<readonly Token[]> {
  const { client } = useConnection();
  return async () => {
    const tokens: Token[] = [];
    for (;;) {
      const params = { Filter: TokenFilter.all, Printed: '1', Offset: tokens.length, Limit: page } as const;
      const { Tokens, Total } = await client('tokenPage', { params, query: {} });
      tokens.push(...Tokens);
      if (Tokens.length === 0 || tokens.length >= Total) return tokens;
    }
  };
}
