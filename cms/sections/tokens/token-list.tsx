import { Alert, Button, Checkbox, Group, Text } from '@mantine/core';
import { Printer } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { VirtualRows } from '../../lists/virtual-rows.tsx';
import { EditTokensDialog } from './edit-tokens-dialog.tsx';
import { TokenCode } from './token-code.tsx';
import { TokenRow } from './token-row.tsx';
import { spelled, type Token } from './token.ts';
import styles from './tokens.module.css';
import { useTokenActions } from './use-token-actions.tsx';
import { useTokenLogo } from './use-token-logo.ts';
import { type TokenPages } from './use-token-pages.ts';

export interface TokenListProps {
  readonly pages: TokenPages;
  readonly total: number;
  readonly onPrint: (tokens: readonly Token[]) => void;
}

/** Tokens with what can be done with one of them, or with several that are chosen. */
export function TokenList({ pages, total, onPrint }: TokenListProps): ReactNode {
  const { t } = useTexts();
  const logo = useTokenLogo();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Token>>(new Map());
  const [shown, setShown] = useState<Token>();
  const [edited, setEdited] = useState<readonly Token[]>();
  const changed = (): void => {
    setChosen(new Map());
    pages.reload();
  };
  const actions = useTokenActions(pages.expect, changed);
  const rows = useMemo(() => Array.from({ length: total }, (_, index) => ({ ID: index })), [total]);
  const some = [...chosen.values()];
  const toggle = (token: Token): void => {
    const next = new Map(chosen);
    if (!next.delete(token.Token)) next.set(token.Token, token);
    setChosen(next);
  };
  /** All that have come; the rest is fetched as it is seen. */
  const known = rows.map(({ ID }) => pages.at(ID)).filter((token) => token !== undefined);
  return (
    <div>
      <Group gap="xs" mih={36} mb={4}>
        <Checkbox
          aria-label={t('tokens.chooseSeen')}
          checked={some.length > 0 && some.length === known.length}
          indeterminate={some.length > 0 && some.length < known.length}
          onChange={({ currentTarget }) =>
            setChosen(new Map(currentTarget.checked ? known.map((token) => [token.Token, token]) : []))
          }
        />
        <Text size="sm" c="dimmed" role="status">
          {some.length === 0 ? t('tokens.total', { count: total }) : t('select.count', { count: some.length })}
        </Text>
        {some.length === 0 ? null : (
          <>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Printer aria-hidden size={14} />}
              onClick={() => onPrint(some)}
            >
              {t('tokens.print')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setEdited(some)}>
              {t('tokens.edit')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => actions.setPrinted(some, true)}>
              {t('tokens.markPrinted')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => actions.setPrinted(some, false)}>
              {t('tokens.unmarkPrinted')}
            </Button>
            <Button size="compact-sm" color="red" variant="light" onClick={() => actions.remove(some)}>
              {t('action.delete')}
            </Button>
          </>
        )}
      </Group>
      {pages.failure === undefined ? null : (
        <Alert color="red" role="alert" mb="xs">
          {t('tokens.stale')}
        </Alert>
      )}
      <div className={styles.heads} aria-hidden>
        <span className={styles.number}>{t('tokens.nr')}</span>
        <span className={styles.token}>{t('tokens.token')}</span>
        <span className={styles.state}>{t('tokens.state')}</span>
        <span className={styles.tearOff}>{t('tokens.tearOff')}</span>
        <span className={styles.actions}>{t('tokens.actions')}</span>
      </div>
      <VirtualRows rows={rows} className={styles.rows}>
        {(_, index) => {
          const token = pages.at(index);
          return (
            <TokenRow
              place={index + 1}
              token={token}
              need={pages.need}
              isChosen={token !== undefined && chosen.has(token.Token)}
              onChoose={() => (token === undefined ? undefined : toggle(token))}
              actions={actions}
              onCode={setShown}
              onEdit={(one) => setEdited([one])}
            />
          );
        }}
      </VirtualRows>
      {actions.dialog}
      {edited === undefined ? null : (
        <EditTokensDialog
          tokens={edited}
          onClose={() => setEdited(undefined)}
          onFree={(token) => {
            setEdited(undefined);
            actions.free(token);
          }}
          onSaved={() => {
            setEdited(undefined);
            changed();
          }}
        />
      )}
      {shown === undefined ? null : (
        <Dialog
          opened
          onClose={() => setShown(undefined)}
          title={spelled(shown.Token)}
          closeButtonProps={{ 'aria-label': t('action.close') }}
        >
          <div className={styles.code}>
            <TokenCode token={shown.Token} logo={logo} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
