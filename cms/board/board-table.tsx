import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { useShapeClip } from '../canvas/use-shape-clip.ts';
import { useStoredTraits } from '../canvas/use-stored-traits.ts';
import { createCanvasView } from '../canvas/canvas-view-state.ts';
import { Workbench } from '../canvas/workbench.tsx';
import { objectOf } from '../draft/draft.ts';
import { setAt } from '../draft/set-at.ts';
import { useTexts } from '../language/texts.tsx';
import { browserMemory, tabMemory } from '../session/browser-memory.ts';
import { useRemembered } from '../session/use-remembered.ts';
import { useUndoNotice } from '../lists/use-undo-notice.tsx';
import { type Wide } from '../whole-window/use-wide.ts';
import { useDraft } from '../workspace/workspace-context.tsx';
import { createBoardShapeEditor, type GivenPath, type BoardShapeEditor } from './board-shape-editor.ts';
import { BoardFields } from './board-fields.tsx';
import { BoardHint } from './board-hint.tsx';
import { BoardKeys } from './board-keys.tsx';
import styles from '../canvas/canvas.module.css';
import { useStore } from 'zustand';
import { selectedIndexes } from '../canvas/rules/multi-selection.ts';
import { isFree, traitsOf } from '../canvas/rules/shape-traits.ts';
import { BoardList } from './board-list.tsx';
import { BoardTools } from './board-tools.tsx';
import { type EditorKeyContext, handleEditorKey } from '../canvas/keys.ts';
import { usePlaceNames } from './use-place-names.ts';

interface BoardMarksProps {
  readonly editor: BoardShapeEditor;
  readonly items: readonly TourItem[];
}

interface BoardPress extends EditorKeyContext {
  readonly editor: BoardShapeEditor;
  readonly remove: () => void;
}

export interface BoardTableProps {
  readonly items: readonly TourItem[];
  readonly picture: string;
  readonly size: Size;
  readonly wide: Wide;
}

/** Tools, picture, stations and fields of a game board. */
export function BoardTable({ items, picture, size, wide }: BoardTableProps): ReactNode {
  const { t } = useTexts();
  const store = useDraft();
  const control = useRef<HTMLButtonElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const [view] = useState(() => createCanvasView(size));
  const [editor] = useState(() =>
    createBoardShapeEditor({
      view,
      onChange: (paths, step) => {
        const objects = paths.flatMap(({ ID, data }) => {
          const item = objectOf(store.getState().draft, store.currentName({ model: 'tourItems', ID }));
          if (item === undefined) return [];
          return [{ model: 'tourItems' as const, object: setAt(item, ['GameBoardSVGPath'], data || undefined) }];
        });
        store.putAll(objects, step);
      },
    }),
  );
  const paths = useMemo(
    () => items.map(({ ID, GameBoardSVGPath }): GivenPath => ({ ID, data: GameBoardSVGPath })),
    [items],
  );
  useEffect(() => editor.show(paths), [editor, paths]);
  useStoredTraits(editor, tabMemory, 'canvasTraits tourItems');
  const [isFolded, setFolded] = useRemembered('cmsShapeListFolded');
  const notice = useUndoNotice();
  const clip = useShapeClip({ editor, size, memory: browserMemory, notice });
  const nameOf = usePlaceNames();

  function remove(): void {
    const removed = editor.remove();
    const item = items[removed[0] ?? -1];
    if (item === undefined) return;
    const count = removed.length;
    notice(count > 1 ? t('canvas.removedSeveral', { count }) : t('board.removed', { name: nameOf(item) }));
  }

  const onWork = (): void => (control.current ?? adder.current)?.focus();

  return (
    <Workbench
      editor={editor}
      view={view}
      picture={picture}
      size={size}
      label={t('board.canvas')}
      tools={<BoardTools editor={editor} clip={clip} items={items} picture={picture} size={size} onRemove={remove} />}
      marks={
        <>
          <BoardMarks editor={editor} items={items} />
          <BoardKeys editor={editor} items={items} control={control} />
        </>
      }
      hint={<BoardHint editor={editor} size={size} />}
      list={<BoardList editor={editor} items={items} onWork={onWork} />}
      listing={[!isFolded, (isListed) => setFolded(!isListed)]}
      wide={wide}
      clip={clip}
      fields={<BoardFields editor={editor} items={items} adder={adder} onWork={onWork} />}
      onKey={(event, keys) => handleBoardKey(event, { ...keys, editor, remove })}
    />
  );
}

/** Handles a key in the board editor. @returns whether the key did anything */
function handleBoardKey(event: KeyboardEvent, keys: BoardPress): boolean {
  return handleEditorKey(event, keys);
}

/** The codes of the stations on their shapes, except for a shape that is being dragged. */
function BoardMarks({ editor, items }: BoardMarksProps): ReactNode {
  const places = useStore(editor.state, ({ shapes }) => shapes);
  const dragged = useStore(editor.state, ({ editing }) =>
    editing.act?.kind === 'drag' ? editing.act.index : undefined,
  );
  const moving = useStore(editor.state, ({ editing }) => (editing.act?.kind === 'several' ? editing : undefined));
  const traits = useStore(editor.state, ({ editing }) => editing.traits);
  const moved = moving === undefined ? [] : selectedIndexes(moving).filter((index) => isFree(moving, index));
  return (
    <div aria-hidden>
      {places.map(({ ID, rings, bounds: { x, y, width, height } }, index) => {
        const code = items[index]?.Code ?? '';
        const isGone = index === dragged || moved.includes(index) || traitsOf({ traits }, index).isHidden;
        if (rings.length === 0 || isGone || code === '') return null;
        return (
          <span key={ID} className={styles.number} data-middle style={{ left: x + width / 2, top: y + height / 2 }}>
            {code}
          </span>
        );
      })}
    </div>
  );
}
