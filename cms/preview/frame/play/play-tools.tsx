import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { type PlayOrder, type PlayReport } from '#contract/play.ts';
import { type BoardConfig } from '#games/board/config.ts';
import { type Probe } from '../probe.ts';
import { AreaOverlay } from './area-overlay.tsx';
import { jump } from './jump.ts';
import { playedGame } from './played-game.ts';
import { createSlowMotion, type SlowMotion } from './slow-motion.ts';

export interface PlayToolsProps {
  readonly order: PlayOrder;
  readonly probe: Probe;
  readonly board?: BoardConfig | undefined;
  readonly tell: (report: PlayReport) => void;
}

/** The share of its speed at which slow motion shows a game. */
const slowRate = 0.25;

/** Carries out what staff want to see, for as long as one course lasts: in slow motion, with hit areas, from another start. */
export function PlayTools({ order: { start, isSlow, showsAreas }, probe, board, tell }: PlayToolsProps): ReactNode {
  const motion = useRef<SlowMotion>(undefined);
  const begin = useEffectEvent(() => {
    if (start === undefined || board !== undefined) return undefined;
    return jump({
      start,
      station: () => probe.getState().station,
      game: () => playedGame(probe.getState().actor),
      rest: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      tell,
    });
  });
  useEffect(() => {
    const slowed = createSlowMotion(window);
    motion.current = slowed;
    const stop = begin();
    return () => {
      stop?.();
      slowed.destroy();
    };
  }, []);
  useEffect(() => motion.current?.setRate(isSlow ? slowRate : 1), [isSlow]);
  return showsAreas ? <AreaOverlay probe={probe} board={board} /> : null;
}
