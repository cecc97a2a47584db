import { Alert, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { ChevronDown, Scan, Snail } from 'lucide-react';
import { type ReactNode } from 'react';
import { type PlayStart, playStarts } from '#contract/play.ts';
import { type Translate } from '#i18n/pack.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { type StaffKey, useTexts } from '../../language/texts.tsx';
import { type PhoneName } from '../phone-sizes.ts';
import styles from '../side-panel.module.css';
import { keepEscape } from './keep-escape.ts';
import { type PlayState } from './rules/play-state.ts';
import { SharePanel } from './share-panel.tsx';
import { type Play } from './use-play.ts';

export interface PlayBarProps extends Play {
  /** The location type of the station; undefined for a board, which has no course. */
  readonly game: number | undefined;
  readonly phone: PhoneName;
}

/** Room for words of a jump, so that the phone below does not move. */
const twoLines = 'calc(2em * var(--mantine-line-height-xs))';

/** The tools with which designers rehearse a game, in one row, and what a link or a jump came to. */
export function PlayBar(props: PlayBarProps): ReactNode {
  const { t } = useTexts();
  const { state, act, game, phone, fault } = props;
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
        {game === undefined ? null : <SharePanel state={state} act={act} game={game} phone={phone} />}
      </Group>
      {fault === undefined || state.isUsed ? null : (
        <Alert color="orange" p="xs" role="alert">
          {t(`play.broken.${fault}`)}
        </Alert>
      )}
      <Text size="xs" role="status" mih={game === undefined ? undefined : twoLines}>
        {missingOf(state, t)}
      </Text>
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

/** Says why a course does not start where it should. */
function missingOf({ start, started }: PlayState, t: Translate<StaffKey>): string {
  if (started === undefined || start === undefined) return '';
  const { reached, attempt } = started;
  switch (start) {
    case 'announced':
      return reached === 'announced' ? '' : t('play.noIntroduction');
    case 'explained':
      if (reached === 'explained') return '';
      return t(reached === 'finished' ? 'play.noExplanation' : 'play.notReached');
    case 'won':
      return reached === 'won' ? '' : t('play.notReached');
    case 'third':
      return attempt === 3 ? '' : t('play.notReached');
    case 'first':
      return '';
  }
}
