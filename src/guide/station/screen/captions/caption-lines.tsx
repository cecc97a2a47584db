import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ActorRefFrom } from 'xstate';
import { type Cue, cueAt } from '#content/captions/read-vtt.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { type playerMachine } from '#engine/station/player-machine.ts';
import { useTextAttributes } from '../../../shell/text/spoken-text.tsx';
import { useTranslate } from '../../../state/content/interface-context.tsx';
import styles from './captions.module.css';

export interface CaptionLinesProps {
  readonly player: ActorRefFrom<typeof playerMachine>;
  readonly cues: readonly Cue[];
  /** The language of the captions. */
  readonly language: Spoken;
}

/** The spoken lines. A tap seeks to a line. The list follows the recording until the visitor scrolls it. */
export function CaptionLines({ player, cues, language }: CaptionLinesProps): ReactNode {
  const t = useTranslate();
  const attributes = useTextAttributes()(language);
  const current = useSelector(player, ({ context }) => cueAt(cues, context.position));
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);

  useEffect(() => {
    if (follows.current) showLine(list.current, current);
  }, [current]);
  useEffect(() => {
    const element = list.current;
    const leave = (): void => {
      follows.current = false;
    };
    const moves = ['wheel', 'touchmove', 'keydown'] as const;
    for (const move of moves) element?.addEventListener(move, leave, { passive: true });
    return () => {
      for (const move of moves) element?.removeEventListener(move, leave);
    };
  }, []);

  const goTo = (cue: Cue): void => {
    follows.current = true;
    player.send({ type: 'SEEK', position: cue.start });
    player.send({ type: 'PLAY' });
  };
  return (
    <ol ref={list} className={styles.lines} aria-label={t('captions.label')} {...attributes}>
      {cues.map((cue, index) => (
        <li key={index}>
          <button type="button" aria-current={index === current ? 'true' : undefined} onClick={() => goTo(cue)}>
            {cue.text}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the list only, never the page around it. */
function showLine(list: HTMLOListElement | null, index: number): void {
  const line = list?.children[index];
  if (list === null || !(line instanceof HTMLElement)) return;
  const instantly = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = line.offsetTop - (list.clientHeight - line.offsetHeight) / 3;
  list.scrollTo({ top, behavior: instantly ? 'auto' : 'smooth' });
}
