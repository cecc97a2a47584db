import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Size } from '#ui/picture/zoom-view.ts';
import { useShapeClip } from '../canvas/use-shape-clip.ts';
import { useStoredTraits } from '../canvas/use-stored-traits.ts';
import { createCanvasView } from '../canvas/canvas-view-state.ts';
import { Workbench } from '../canvas/workbench.tsx';
import { objectOf } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { browserMemory, tabMemory } from '../session/browser-memory.ts';
import { useRemembered } from '../session/use-remembered.ts';
import { useUndoNotice } from '../lists/use-undo-notice.tsx';
import { type Wide } from '../whole-window/use-wide.ts';
import { useDraft, useObject } from '../workspace/workspace-context.tsx';
import { createHotspotShapeEditor, type HotspotShapeEditor } from './hotspot-shape-editor.ts';
import { type HotspotEditorProps } from './hotspot-editor-props.ts';
import { HotspotFields } from './hotspot-fields.tsx';
import { HotspotHint } from './hotspot-hint.tsx';
import { HotspotKeys } from './hotspot-keys.tsx';
import { HotspotList } from './hotspot-list.tsx';
import { HotspotMarks } from './hotspot-marks.tsx';
import { HotspotTools } from './hotspot-tools.tsx';
import { arrowStep, type EditorKeyContext, handleEditorKey, rowAt } from '../canvas/keys.ts';
import { storedHotspots } from './rules/list.ts';
import { useHotspotName } from './use-hotspot-name.ts';

interface HotspotPress extends EditorKeyContext {
  readonly editor: HotspotShapeEditor;
  readonly remove: () => void;
}

export interface HotspotTableProps extends HotspotEditorProps {
  readonly picture: string;
  readonly size: Size;
  readonly wide: Wide;
}

/** Tools, picture, list and fields of a station's hotspots. */
export function HotspotTable({ of, picture, size, wide }: HotspotTableProps): ReactNode {
  const { t } = useTexts();
  const store = useDraft();
  const given = useObject(of)?.['GameHotspots'];
  const control = useRef<HTMLButtonElement>(null);
  const [view] = useState(() => createCanvasView(size));
  const [editor] = useState(() =>
    createHotspotShapeEditor({
      view,
      onChange: (hotspots, step) => {
        const station = objectOf(store.getState().draft, store.currentName(of));
        const key = step === undefined ? undefined : `${of.ID} ${step}`;
        if (station !== undefined) store.put(of.model, { ...station, GameHotspots: hotspots }, key);
      },
    }),
  );
  const stored = useMemo(() => storedHotspots({ GameHotspots: given }), [given]);
  useEffect(() => editor.show(stored), [editor, stored]);
  useStoredTraits(editor, tabMemory, `canvasTraits ${of.model} ${of.ID}`);
  const [isFolded, setFolded] = useRemembered('cmsShapeListFolded');
  const notice = useUndoNotice();
  const clip = useShapeClip({ editor, size, memory: browserMemory, notice });
  const nameOf = useHotspotName();

  function remove(): void {
    const { shapes } = editor.state.getState();
    const removed = editor.remove();
    const [index] = removed;
    const hotspot = shapes[index ?? -1];
    if (index === undefined || hotspot === undefined) return;
    const count = removed.length;
    notice(count > 1 ? t('canvas.removedSeveral', { count }) : t('canvas.removed', { name: nameOf(hotspot, index) }));
  }

  return (
    <Workbench
      editor={editor}
      view={view}
      picture={picture}
      size={size}
      label={t('hotspots.canvas')}
      tools={<HotspotTools editor={editor} size={size} clip={clip} onRemove={remove} />}
      marks={
        <>
          <HotspotMarks editor={editor} />
          <HotspotKeys editor={editor} control={control} />
        </>
      }
      hint={<HotspotHint editor={editor} size={size} />}
      list={<HotspotList of={of} editor={editor} onWork={() => control.current?.focus()} />}
      listing={[!isFolded, (isListed) => setFolded(!isListed)]}
      wide={wide}
      clip={clip}
      fields={<HotspotFields of={of} editor={editor} />}
      onKey={(event, keys) => handleHotspotKey(event, { ...keys, editor, remove })}
    />
  );
}

/** Handles a key in the hotspot editor. @returns whether the key did anything */
function handleHotspotKey(event: KeyboardEvent, keys: HotspotPress): boolean {
  const { editor, frame } = keys;
  if (event.key === 'F2') return rename(event, keys);
  const { chosen, point } = editor.state.getState().editing;
  if (chosen === undefined) return handleEditorKey(event, keys);
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
    editor.duplicate();
    return true;
  }
  const step = event.altKey ? arrowStep(event, frame) : undefined;
  if (step === undefined) return handleEditorKey(event, keys);
  if (point === undefined) editor.grow(step);
  else editor.nudge(step);
  return true;
}

/** Moves the focus to the name of the hotspot whose row has the focus, or of the chosen one. */
function rename(event: KeyboardEvent, { editor, form }: HotspotPress): boolean {
  const row = rowAt(event);
  if (row !== undefined) editor.choose(row);
  const { chosen } = editor.state.getState().editing;
  // A hidden one cannot be chosen.
  if (chosen === undefined || chosen !== (row ?? chosen)) return false;
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('input, textarea')?.focus());
  return true;
}
