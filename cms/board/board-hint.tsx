import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { type Size } from '#ui/picture/zoom-view.ts';
import { Hint } from '../canvas/hint.tsx';
import { isBegun } from '../canvas/rules/editing-state.ts';
import { selectedIndexes } from '../canvas/rules/multi-selection.ts';
import { outlineFaultOf } from '../canvas/rules/outline-fault.ts';
import { isFree } from '../canvas/rules/shape-traits.ts';
import { MultiSelectionHint } from '../canvas/multi-selection-hint.tsx';
import { PenHint } from '../canvas/pen-hint.tsx';
import { OutlineFaultHint } from '../canvas/outline-fault-hint.tsx';
import { TraceHint } from '../canvas/trace-hint.tsx';
import { useTexts } from '../language/texts.tsx';
import { type BoardShapeEditor } from './board-shape-editor.ts';
import { seenContours } from './board-adapter.ts';
import { ringsOf } from './rules/station-shapes.ts';

export interface BoardHintProps {
  readonly editor: BoardShapeEditor;
  /** Of the picture. */
  readonly size: Size;
}

/** Says what to do next if it is not obvious, and what is wrong with the chosen shape. */
export function BoardHint({ editor, size }: BoardHintProps): ReactNode {
  const { t } = useTexts();
  const tool = useStore(editor.state, ({ editing }) => editing.tool);
  const chosen = useStore(editor.state, ({ editing, shapes }) => shapes[editing.chosen ?? -1]);
  const count = useStore(editor.state, ({ editing }) => selectedIndexes(editing).length);
  const isLocked = useStore(
    editor.state,
    ({ editing }) => editing.chosen !== undefined && !isFree(editing, editing.chosen),
  );
  const isAny = useStore(editor.state, ({ shapes }) => shapes.some(({ data }) => data !== ''));
  const isDrawing = useStore(editor.state, ({ editing: { act } }) => act?.kind === 'draw' || act?.kind === 'stroke');
  const fault = useStore(editor.state, ({ editing, shapes }) =>
    isBegun(editing) ? undefined : outlineFaultOf(ringsOf(seenContours(editing, shapes)).rings, size),
  );
  if (isLocked) return <Hint>{t('canvas.lockedHint')}</Hint>;
  if (fault !== undefined) return <OutlineFaultHint fault={fault} />;
  if (isDrawing) return null;
  if (count > 1 && tool === 'select') return <MultiSelectionHint editor={editor} />;
  if (tool === 'outline' && chosen !== undefined) return <TraceHint editor={editor} />;
  if (tool !== 'select') {
    if (chosen === undefined) return <Hint>{t('board.hint.whose')}</Hint>;
    if (tool === 'pen') return <PenHint editor={editor} />;
    return <Hint>{t(tool === 'freehand' ? 'canvas.freehand.hint' : 'board.hint.draw')}</Hint>;
  }
  if (chosen?.data === '') return <Hint>{t('board.hint.missing')}</Hint>;
  return isAny || chosen !== undefined ? null : <Hint>{t('board.hint.first')}</Hint>;
}
