import {
  Anchor,
  Button,
  Checkbox,
  FileButton,
  Group,
  NumberInput,
  Popover,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { Copy, Dices, Ellipsis } from 'lucide-react';
import { type Dispatch, type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LocationType } from '#content/constants.ts';
import { isSeed, largestSeed } from '#contract/play.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { useHelp } from '../../help/help-context.tsx';
import { useTexts } from '../../language/texts.tsx';
import { saveAs } from '../../session/save-as.ts';
import { type PhoneName } from '../phone-sizes.ts';
import styles from '../side-panel.module.css';
import { readPlayFile, writePlayFile } from './rules/play-file.ts';
import { keepEscape } from './keep-escape.ts';
import { writeLink } from './rules/play-link.ts';
import { type PlayMove, type PlayState } from './rules/play-state.ts';

export interface SharePanelProps {
  readonly state: PlayState;
  readonly act: Dispatch<PlayMove>;
  readonly game: number;
  readonly station: number;
  readonly phone: PhoneName;
}

/** The rarely used tools: the shuffle, and ways to share the same state. */
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
          <FileButtons {...props} />
          <Checkbox
            size="xs"
            label={t('play.stops')}
            checked={props.state.stops}
            onChange={({ currentTarget: { checked } }) => props.act({ type: 'stops', isOn: checked })}
          />
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
  const { seed, start = 'first', recording } = state;
  // After a jump elsewhere, the recording is not what is seen.
  const isSeen = recording?.seed === seed && recording.start === start && recording.actions.length > 0;
  const link = writeLink(`${location.origin}/cms${pathname}`, {
    seed,
    start,
    phone,
    recording: isSeen ? recording : undefined,
  });
  if (link === undefined)
    return (
      <Text size="xs" role="note">
        {t('play.link.long')}
      </Text>
    );
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

function FileButtons({ state: { recording }, act, game, station, phone }: SharePanelProps): ReactNode {
  const { t } = useTexts();
  const [message, setMessage] = useState('');
  const hasActions = recording !== undefined && recording.actions.length > 0;
  const open = async (file: File): Promise<void> => {
    const filed = readPlayFile(await file.text());
    if (filed === undefined) return setMessage(t('play.broken.file'));
    if (filed.recording.game !== game) return setMessage(t('play.broken.game'));
    setMessage(filed.station === station ? '' : t('play.otherStation'));
    act({ type: 'load', recording: filed.recording });
  };
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          disabled={!hasActions}
          onClick={() => {
            if (recording === undefined) return;
            const content = writePlayFile({ station, phone, recording });
            saveAs(new Blob([content], { type: 'application/json' }), `play-${station}.json`);
          }}
        >
          {t('play.save')}
        </Button>
        <FileButton
          accept="application/json,.json"
          onChange={(file) => {
            if (file !== null) open(file).catch(() => setMessage(t('play.broken.file')));
          }}
        >
          {(button) => (
            <Button {...button} size="xs" variant="default">
              {t('play.load')}
            </Button>
          )}
        </FileButton>
      </Group>
      <Text size="xs" role="status">
        {message}
      </Text>
    </Stack>
  );
}
