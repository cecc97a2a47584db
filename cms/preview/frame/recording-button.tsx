import { useSelector } from '@xstate/react';
import { Pause, Play } from 'lucide-react';
import { type ReactNode } from 'react';
import { type ActorRefFrom } from 'xstate';
import { type playerMachine } from '#engine/station/player-machine.ts';
import { soundingOf } from '#engine/station/sounding.ts';
import { RoundButton } from '#ui/button.tsx';
import { type VisitorTexts } from './use-visitor-texts.ts';

export interface RecordingButtonProps {
  readonly player: ActorRefFrom<typeof playerMachine>;
  readonly title: string;
  readonly t: VisitorTexts;
}

/** Plays and pauses a recording of the course; the guide has more controls around it. */
export function RecordingButton({ player, title, t }: RecordingButtonProps): ReactNode {
  const sounding = useSelector(player, soundingOf);
  const hasFailed = useSelector(player, (state) => state.matches('failed'));
  const isSilent = sounding === 'silent';
  return (
    <div role="group" aria-label={`${t('player.label')}: ${title}`}>
      <RoundButton
        label={t(isSilent ? 'player.play' : 'player.pause')}
        aria-busy={sounding === 'coming'}
        onClick={() => player.send({ type: isSilent ? 'PLAY' : 'PAUSE' })}
      >
        {isSilent ? <Play aria-hidden fill="currentColor" /> : <Pause aria-hidden fill="currentColor" />}
      </RoundButton>
      <p role="status">{hasFailed ? t('player.failed') : null}</p>
    </div>
  );
}
