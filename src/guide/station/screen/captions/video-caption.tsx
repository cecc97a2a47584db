import { useSelector } from '@xstate/react';
import { type ReactNode } from 'react';
import { type ActorRefFrom } from 'xstate';
import { useStore } from 'zustand';
import { type Cue, cueAt } from '#content/captions/read-vtt.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { type playerMachine } from '#engine/station/player-machine.ts';
import { useTextAttributes } from '../../../shell/text/spoken-text.tsx';
import { captionsOnVideo } from './caption-switch.tsx';
import styles from './captions.module.css';
import { useCues } from './use-cues.ts';

export interface VideoCaptionProps {
  readonly player: ActorRefFrom<typeof playerMachine>;
  /** The caption file's address, and its language. */
  readonly captions: Spoken;
}

/** The current caption as a line on the video. Renders nothing without a caption file. */
export function VideoCaption(props: VideoCaptionProps): ReactNode {
  return useStore(captionsOnVideo) ? <Line key={props.captions.text} {...props} /> : null;
}

function Line({ player, captions }: VideoCaptionProps): ReactNode {
  const attributes = useTextAttributes()(captions);
  const state = useCues(captions.text);
  const text = useSelector(player, ({ context }) =>
    state.status === 'ready' ? sayingAt(state.cues, context.position) : undefined,
  );
  if (text === undefined) return null;
  return (
    <p className={styles.onVideo}>
      <span {...attributes}>{text}</span>
    </p>
  );
}

function sayingAt(cues: readonly Cue[], position: number): string | undefined {
  const cue = cues[cueAt(cues, position)];
  return cue !== undefined && position < cue.end ? cue.text : undefined;
}
