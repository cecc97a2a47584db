import { Button, Group, Menu, Stack } from '@mantine/core';
import { ChevronDown, Circle, Play as PlayIcon, Scan, Snail, Square } from 'lucide-react';
import { type ReactNode } from 'react';
import { type PlayStart, playStarts } from '#contract/play.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type PhoneName } from '../phone-sizes.ts';
import styles from '../side-panel.module.css';
import { keepEscape } from './keep-escape.ts';
import { PlayNotes } from './play-notes.tsx';
import { PlayStatus } from './play-status.tsx';
import { SharePanel } from './share-panel.tsx';
import { type Play } from './use-play.ts';

export interface PlayBarProps extends Play {
  /** The location type of the station; undefined for a board, which has no course. */
  readonly game: number | undefined;
  readonly station: number;
  readonly phone: PhoneName;
}

/** The tools with which designers rehearse a game, in one row, and what comes of it. */
export function PlayBar(props: PlayBarProps): ReactNode {
  const { t } = useTexts();
  const { state, act, game, station, phone, fault } = props;
  const isRecording = state.tape === 'record';
  const isReplaying = state.tape === 'replay';
  return (
    <Stack gap={6} role="group" aria-label={t('play.title')}>
      <Group className={styles.row ?? ''} gap={4} wrap="nowrap">
        {game === undefined ? null : <JumpMenu start={state.start} onJump={(start) => act({ type: 'jump', start })} />}
        <IconButton
          size="md"
          ml="auto"
          label={t('play.areas')}
          icon={Scan}
          variant={state.showsAreas ? 'filled' : 'subtle'}
          aria-pressed={state.showsAreas}
          onClick={() => act({ type: 'areas', isOn: !state.showsAreas })}
        />
        <IconButton
          size="md"
          label={t('play.slow')}
          icon={Snail}
          variant={state.isSlow ? 'filled' : 'subtle'}
          aria-pressed={state.isSlow}
          onClick={() => act({ type: 'slow', isOn: !state.isSlow })}
        />
        {game === undefined ? null : (
          <>
            <IconButton
              size="md"
              label={t(isRecording ? 'play.stopRecording' : 'play.record')}
              icon={isRecording ? Square : Circle}
              color="red"
              variant={isRecording ? 'filled' : 'subtle'}
              onClick={() => act(isRecording ? { type: 'stop' } : { type: 'record', game })}
            />
            <IconButton
              size="md"
              label={t(isReplaying ? 'play.stopReplay' : 'play.replay')}
              icon={isReplaying ? Square : PlayIcon}
              variant={isReplaying ? 'filled' : 'subtle'}
              disabled={!isReplaying && (isRecording || (state.recording?.actions.length ?? 0) === 0)}
              onClick={() => act({ type: isReplaying ? 'stop' : 'replay' })}
            />
            <SharePanel state={state} act={act} game={game} station={station} phone={phone} />
          </>
        )}
      </Group>
      <PlayStatus state={state} fault={fault} keepsRoom={game !== undefined} />
      <PlayNotes state={state} />
    </Stack>
  );
}

interface JumpMenuProps {
  readonly start: PlayStart | undefined;
  readonly onJump: (start: PlayStart) => void;
}

function JumpMenu({ start, onJump }: JumpMenuProps): ReactNode {
  const { t } = useTexts();
  return (
    <Menu position="bottom-start" withinPortal zIndex={180}>
      <Menu.Target>
        <Button size="compact-xs" variant="light" rightSection={<ChevronDown aria-hidden size={14} />}>
          {t('play.jump')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.popup ?? ''} onKeyDown={keepEscape}>
        {playStarts.map((each) => (
          <Menu.Item key={each} fw={each === start ? 700 : undefined} onClick={() => onJump(each)}>
            {t(`play.start.${each}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
