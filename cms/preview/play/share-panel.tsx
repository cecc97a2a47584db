import { Anchor, Group, NumberInput, Popover, Stack, Text, TextInput } from '@mantine/core';
import { Copy, Dices, Ellipsis } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LocationType } from '#content/constants.ts';
import { isSeed, largestSeed } from '#contract/play.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { useHelp } from '../../help/help-context.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type PhoneName } from '../phone-sizes.ts';
import styles from '../side-panel.module.css';
import { keepEscape } from './keep-escape.ts';
import { writeLink } from './rules/play-link.ts';
import { type Play } from './use-play.ts';

export interface SharePanelProps extends Pick<Play, 'state' | 'act'> {
  readonly game: number;
  readonly phone: PhoneName;
}

/** The rarely used tools: the shuffle, and a link that shares the same state. */
export function SharePanel(props: SharePanelProps): ReactNode {
  const { t } = useTexts();
  const { open } = useHelp();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} trapFocus withinPortal zIndex={180}>
      <Popover.Target>
        <IconButton size="md" label={t('play.more')} icon={Ellipsis} onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown
        className={styles.popup ?? ''}
        aria-label={t('play.more')}
        tabIndex={-1}
        style={{ maxWidth: 'calc(100vw - 24px)' }}
        onKeyDown={keepEscape}
      >
        <Stack gap="sm">
          {isShuffled(props.game) ? <SeedField {...props} /> : null}
          <LinkField {...props} />
          <Anchor
            component="button"
            type="button"
            size="sm"
            w="fit-content"
            onClick={() => open({ topic: 'play-tools' })}
          >
            {t('play.help')}
          </Anchor>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function isShuffled(game: number): boolean {
  return game === LocationType.GameMemory || game === LocationType.GameJigsaw;
}

function SeedField({ state: { seed }, act }: SharePanelProps): ReactNode {
  const { t } = useTexts();
  const change = (next: number | string): void => {
    if (isSeed(next) && next !== seed) act({ type: 'seed', seed: next });
  };
  return (
    <Group gap={4} align="flex-end" wrap="nowrap">
      <NumberInput
        flex={1}
        size="xs"
        label={t('play.seed')}
        description={t('play.seed.hint')}
        value={seed}
        min={0}
        max={largestSeed}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        onChange={change}
      />
      <IconButton
        size="lg"
        label={t('play.otherSeed')}
        icon={Dices}
        onClick={() => change(Math.floor(Math.random() * 10_000))}
      />
    </Group>
  );
}

function LinkField({ state, phone, game }: SharePanelProps): ReactNode {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<{ readonly link: string; readonly isDone: boolean }>();
  const { seed, start = 'first' } = state;
  const link = writeLink(`${location.origin}/cms${pathname}`, { start, seed, phone });
  const copy = (): void => {
    field.current?.select();
    // Old browsers and pages without encryption have no clipboard.
    const copying = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setCopied({ link, isDone: true }),
      () => setCopied({ link, isDone: false }),
    );
  };
  return (
    <Stack gap={4}>
      <Group gap={4} align="flex-end" wrap="nowrap">
        <TextInput
          ref={field}
          flex={1}
          size="xs"
          readOnly
          label={t('play.link')}
          description={t(isShuffled(game) ? 'play.link.hint' : 'play.link.plainHint')}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <IconButton size="lg" label={t('play.copyLink')} icon={Copy} onClick={copy} />
      </Group>
      <Text size="xs" role="status">
        {copied?.link === link ? t(copied.isDone ? 'play.copied' : 'play.notCopied') : ''}
      </Text>
    </Stack>
  );
}
