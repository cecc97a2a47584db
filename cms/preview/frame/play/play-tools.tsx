import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { type LocationType } from '#content/constants.ts';
import { type PlayOrder, type PlayReport } from '#contract/play.ts';
import { type BoardConfig } from '#games/board/config.ts';
import { type Probe } from '../probe.ts';
import { AreaOverlay } from './area-overlay.tsx';
import { openRehearsalRun, type RehearsalRun } from './rehearsal-run.ts';

export interface PlayToolsProps {
  readonly order: PlayOrder;
  readonly probe: Probe;
  /** Undefined for the board of a tour. */
  readonly type?: LocationType | undefined;
  readonly board?: BoardConfig | undefined;
  readonly tell: (report: PlayReport) => void;
}

/** Carries out what staff want to see, for as long as one course lasts: in slow motion, with hit areas, from another start, recorded or played back. */
export function PlayTools({ order, probe, type, board, tell }: PlayToolsProps): ReactNode {
  const run = useRef<RehearsalRun>(undefined);
  const { isSlow, showsAreas, tape } = order;
  const report = useEffectEvent(tell);
  const open = useEffectEvent(() => openRehearsalRun(globalThis, { probe, type, order, tell: (said) => report(said) }));
  useEffect(() => {
    const opened = open();
    run.current = opened;
    return () => {
      run.current = undefined;
      opened.destroy();
    };
  }, []);
  useEffect(() => run.current?.update({ isSlow, tape }), [isSlow, tape]);
  return showsAreas ? <AreaOverlay probe={probe} board={board} /> : null;
}
