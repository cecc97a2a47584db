import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { type Size } from '#ui/picture/zoom-view.ts';
import { Hint } from '../canvas/hint.tsx';
import { isBegun } from '../canvas/rules/session.ts';
import { chosenOnes } from '../canvas/rules/several.ts';
import { standingOf } from '../canvas/rules/standing.ts';
import { isFree } from '../canvas/rules/shape-traits.ts';
import { SeveralHint } from '../canvas/several-hint.tsx';
import { PenHint } from '../canvas/pen-hint.tsx';
import { StandingHint } from '../canvas/standing-hint.tsx';
import { TraceHint } from '../canvas/trace-hint.tsx';
import { useTexts } from '../language/texts.tsx';
import { type HotspotDesk } from './hotspot-desk.ts';
import { ringOf } from './rules/placing.ts';
import { seenHotspot } from './rules/hotspot-session.ts';

export interface HotspotHintProps {
  readonly desk: HotspotDesk;
  /** Of the picture. */
  readonly size: Size;
}

/** Says what to do next if it is not obvious, and what is wrong with the chosen hotspot. */
export function HotspotHint({ desk, size }: HotspotHintProps): ReactNode {
  const { t } = useTexts();
  const tool = useStore(desk.state, ({ session }) => session.tool);
  const count = useStore(desk.state, ({ session }) => chosenOnes(session).length);
  const isLocked = useStore(
    desk.state,
    ({ session }) => session.chosen !== undefined && !isFree(session, session.chosen),
  );
  const isEmpty = useStore(desk.state, ({ shapes }) => shapes.length === 0);
  const isDrawing = useStore(desk.state, ({ session: { act } }) => act?.kind === 'draw' || act?.kind === 'stroke');
  const standing = useStore(desk.state, ({ session, shapes }) => {
    const seen = isBegun(session) ? undefined : seenHotspot(session, shapes);
    return seen === undefined ? undefined : standingOf([ringOf(seen)], size);
  });
  if (isLocked && tool === 'select') return <Hint>{t('canvas.lockedHint')}</Hint>;
  if (standing !== undefined) return <StandingHint standing={standing} />;
  if (count > 1 && tool === 'select') return isDrawing ? null : <SeveralHint desk={desk} />;
  if (tool === 'outline') return <TraceHint desk={desk} />;
  if (tool === 'pen') return <PenHint desk={desk} />;
  const hint =
    tool === 'freehand'
      ? t('canvas.freehand.hint')
      : tool !== 'select'
        ? t('hotspots.hint.draw')
        : isEmpty
          ? t('hotspots.hint.first')
          : undefined;
  if (hint === undefined || isDrawing) return null;
  return <Hint>{hint}</Hint>;
}
