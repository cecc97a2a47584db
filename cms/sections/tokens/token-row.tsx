import { Badge, Button, Checkbox, Group, Menu, Skeleton, Text } from '@mantine/core';
import { EllipsisVertical, LockOpen } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { TokenStep } from '#contract/calls/token-calls.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { momentIn } from '../../language/moment-in.ts';
import { useTexts } from '../../language/texts.tsx';
import { spelled, stateOf, type Token } from './token.ts';
import styles from './tokens.module.css';
import { type TokenActions } from './use-token-actions.tsx';

const minute = 60_000;

export interface TokenRowProps {
  /** Counted from 1. */
  readonly place: number;
  /** Undefined until its part of the list has come. */
  readonly token: Token | undefined;
  /** Fetches the row's part. */
  readonly need: (index: number) => void;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly actions: TokenActions;
  readonly onCode: (token: Token) => void;
  readonly onEdit: (token: Token) => void;
}

/** One token: number, token, state, whether it was torn off, and what can be done with it. */
export function TokenRow({ place, token, need, ...row }: TokenRowProps): ReactNode {
  useEffect(() => need(place - 1), [need, place]);
  return token === undefined ? <Skeleton h={20} aria-hidden /> : <KnownRow place={place} token={token} {...row} />;
}

const steps = Object.entries(TokenStep) as readonly (readonly [keyof typeof TokenStep, TokenStep])[];

function KnownRow(props: Omit<TokenRowProps, 'token' | 'need'> & { readonly token: Token }): ReactNode {
  const { t } = useTexts();
  const { place, token, isChosen, onChoose, actions, onCode, onEdit } = props;
  const name = spelled(token.Token);
  const isFree = token.Expires === '';
  const about = [token.Owner, token.Comment].filter((text) => text !== '').join(' · ');
  return (
    <div className={styles.row}>
      <Checkbox aria-label={t('select.row', { name })} checked={isChosen} onChange={onChoose} />
      <Text size="sm" c="dimmed" className={styles.number}>
        {place}
      </Text>
      <div className={styles.token}>
        <button type="button" className={styles.name} onClick={() => onCode(token)} title={t('tokens.showCode')}>
          {name}
        </button>
        {about === '' ? null : (
          <Text size="xs" c="dimmed" truncate title={about}>
            {about}
          </Text>
        )}
      </div>
      <div className={styles.state}>
        <TokenStateBadge token={token} />
        {isFree ? null : (
          <Group gap={2} wrap="nowrap" visibleFrom="md">
            {steps.map(([period, step]) => (
              <Button
                key={step}
                size="compact-xs"
                variant="default"
                aria-label={t(`tokens.extend.${period}`)}
                title={t(`tokens.extend.${period}`)}
                onClick={() => actions.extend(token, step)}
              >
                {t(`tokens.step.${period}`)}
              </Button>
            ))}
            <IconButton
              label={t('tokens.freeOne', { token: name })}
              icon={LockOpen}
              onClick={() => actions.free(token)}
            />
          </Group>
        )}
      </div>
      <Checkbox
        className={styles.printed}
        aria-label={t('tokens.isPrinted', { token: name })}
        title={t('tokens.tearOff')}
        checked={token.Printed}
        onChange={({ currentTarget }) => actions.setPrinted([token], currentTarget.checked)}
      />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <IconButton label={t('tokens.actionsOf', { token: name })} icon={EllipsisVertical} size="lg" />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onCode(token)}>{t('tokens.showCode')}</Menu.Item>
          <Menu.Item onClick={() => onEdit(token)}>{t('tokens.edit')}</Menu.Item>
          {isFree
            ? null
            : steps.map(([period, step]) => (
                <Menu.Item key={step} hiddenFrom="md" onClick={() => actions.extend(token, step)}>
                  {t(`tokens.extend.${period}`)}
                </Menu.Item>
              ))}
          {isFree ? null : <Menu.Item onClick={() => actions.free(token)}>{t('tokens.free')}</Menu.Item>}
          <Menu.Divider />
          <Menu.Item c="red.9" onClick={() => actions.remove([token])}>
            {t('action.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

/** Whether a token is free, until when it is used, or since when it has expired. */
export function TokenStateBadge({ token }: { readonly token: Token }): ReactNode {
  const { t, language } = useTexts();
  const state = stateOf(token, useMinute());
  const colour = { free: 'teal', used: 'blue', expired: 'gray' }[state];
  const when = state === 'free' ? '' : momentIn(language, token.Expires);
  return (
    <Badge variant="outline" color={`${colour}.9`} tt="none" fw={500} className={styles.badge}>
      {t(`tokens.state.${state}`, { when })}
    </Badge>
  );
}

/** Returns the time in milliseconds since 1970, to the minute. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
