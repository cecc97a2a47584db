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
import { type HotspotShapeEditor } from './hotspot-shape-editor.ts';
import { ringOf } from './rules/placing.ts';
import { seenHotspot } from './hotspot-adapter.ts';

export interface HotspotHintProps {
  readonly editor: HotspotShapeEditor;
  /** Of the picture. */
  readonly size: Size;
}

/** Says what to do next if it is not obvious, and what is wrong with the chosen hotspot. */
export function HotspotHint({ editor, size }: HotspotHintProps): ReactNode {
  const { t } = useTexts();
  const tool = useStore(editor.state, ({ editing }) => editing.tool);
  const count = useStore(editor.state, ({ editing }) => selectedIndexes(editing).length);
  const isLocked = useStore(
    editor.state,
    ({ editing }) => editing.chosen !== undefined && !isFree(editing, editing.chosen),
  );
  const isEmpty = useStore(editor.state, ({ shapes }) => shapes.length === 0);
  const isDrawing = useStore(editor.state, ({ editing: { act } }) => act?.kind === 'draw' || act?.kind === 'stroke');
  const fault = useStore(editor.state, ({ editing, shapes }) => {
    const seen = isBegun(editing) ? undefined : seenHotspot(editing, shapes);
    return seen === undefined ? undefined : outlineFaultOf([ringOf(seen)], size);
  });
  if (isLocked && tool === 'select') return <Hint>{t('canvas.lockedHint')}</Hint>;
  if (fault !== undefined) return <OutlineFaultHint fault={fault} />;
  if (count > 1 && tool === 'select') return isDrawing ? null : <MultiSelectionHint editor={editor} />;
  if (tool === 'outline') return <TraceHint editor={editor} />;
  if (tool === 'pen') return <PenHint editor={editor} />;
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
