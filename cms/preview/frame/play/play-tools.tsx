import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { type LocationType } from '#content/constants.ts';
import { type PlayOrder, type PlayReport } from '#contract/play.ts';
import { type BoardConfig } from '#games/board/config.ts';
import { openers } from '../../play/rules/script-table.ts';
import { type Probe } from '../probe.ts';
import { AreaOverlay } from './area-overlay.tsx';
import { createRehearsal, type Rehearsal } from './rehearsal.ts';
import { createSlowMotion, type SlowMotion } from './slow-motion.ts';

export interface PlayToolsProps {
  readonly order: PlayOrder;
  readonly probe: Probe;
  /** Undefined for the board of a tour. */
  readonly type?: LocationType | undefined;
  readonly board?: BoardConfig | undefined;
  readonly tell: (report: PlayReport) => void;
}

/** The share of its speed at which slow motion shows a game. */
const slowRate = 0.25;

/** Carries out what staff want to see: in slow motion, with hit areas, from another start, recorded or played back. */
export function PlayTools({ order, probe, type, board, tell }: PlayToolsProps): ReactNode {
  const motion = useSlowMotion(order.isSlow);
  return (
    <>
      {order.showsAreas ? <AreaOverlay probe={probe} board={board} /> : null}
      {motion === undefined || type === undefined ? null : (
        <Rehearsed order={order} probe={probe} type={type} motion={motion} tell={tell} />
      )}
    </>
  );
}

function useSlowMotion(isSlow: boolean): SlowMotion | undefined {
  const [motion, setMotion] = useState<SlowMotion>();
  useEffect(() => {
    const created = createSlowMotion(globalThis.window);
    setMotion(created);
    return () => {
      setMotion(undefined);
      created.destroy();
    };
  }, []);
  useEffect(() => motion?.setRate(isSlow ? slowRate : 1), [motion, isSlow]);
  return motion;
}

interface RehearsedProps extends Omit<PlayToolsProps, 'board' | 'type'> {
  readonly type: LocationType;
  readonly motion: SlowMotion;
}

/** Begins once for each course: the page shows another one for another start, seed or tape. */
function Rehearsed({ order, probe, type, motion, tell }: RehearsedProps): ReactNode {
  const { station, actor } = useStore(probe);
  const [rehearsal, setRehearsal] = useState<Rehearsal>();
  const report = useEffectEvent(tell);
  const begin = useEffectEvent((begun: NonNullable<typeof station>) =>
    createRehearsal({
      order,
      station: begun,
      now: motion.now,
      rest: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      tell: (said) => report(said),
    }),
  );
  useEffect(() => {
    if (station === undefined) return undefined;
    const begun = begin(station);
    setRehearsal(begun);
    return begun.end;
  }, [station]);
  useEffect(() => {
    const game = openers[type]?.(actor);
    if (game !== undefined) rehearsal?.meet(game);
  }, [rehearsal, type, actor]);
  const isTaping = order.tape.kind !== 'none';
  useEffect(() => {
    if (!isTaping) rehearsal?.stopTape();
  }, [rehearsal, isTaping]);
  return null;
}
