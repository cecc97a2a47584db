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
import { type BoardDesk } from './board-desk.ts';
import { seenContours } from './rules/chosen-contours.ts';
import { ringsOf } from './rules/station-shapes.ts';

export interface BoardHintProps {
  readonly desk: BoardDesk;
  /** Of the picture. */
  readonly size: Size;
}

/** Says what to do next if it is not obvious, and what is wrong with the chosen shape. */
export function BoardHint({ desk, size }: BoardHintProps): ReactNode {
  const { t } = useTexts();
  const tool = useStore(desk.state, ({ session }) => session.tool);
  const chosen = useStore(desk.state, ({ session, shapes }) => shapes[session.chosen ?? -1]);
  const count = useStore(desk.state, ({ session }) => chosenOnes(session).length);
  const isLocked = useStore(
    desk.state,
    ({ session }) => session.chosen !== undefined && !isFree(session, session.chosen),
  );
  const isAny = useStore(desk.state, ({ shapes }) => shapes.some(({ data }) => data !== ''));
  const isDrawing = useStore(desk.state, ({ session: { act } }) => act?.kind === 'draw' || act?.kind === 'stroke');
  const standing = useStore(desk.state, ({ session, shapes }) =>
    isBegun(session) ? undefined : standingOf(ringsOf(seenContours(session, shapes)).rings, size),
  );
  if (isLocked) return <Hint>{t('canvas.lockedHint')}</Hint>;
  if (standing !== undefined) return <StandingHint standing={standing} />;
  if (isDrawing) return null;
  if (count > 1 && tool === 'select') return <SeveralHint desk={desk} />;
  if (tool === 'outline' && chosen !== undefined) return <TraceHint desk={desk} />;
  if (tool !== 'select') {
    if (chosen === undefined) return <Hint>{t('board.hint.whose')}</Hint>;
    if (tool === 'pen') return <PenHint desk={desk} />;
    return <Hint>{t(tool === 'freehand' ? 'canvas.freehand.hint' : 'board.hint.draw')}</Hint>;
  }
  if (chosen?.data === '') return <Hint>{t('board.hint.missing')}</Hint>;
  return isAny || chosen !== undefined ? null : <Hint>{t('board.hint.first')}</Hint>;
}
