import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { type TourItem } from '#content/entities/tour-item.ts';
import styles from '../canvas/canvas.module.css';
import { selectedIndexes } from '../canvas/rules/multi-selection.ts';
import { isFree, traitsOf } from '../canvas/rules/shape-traits.ts';
import { type BoardShapeEditor } from './board-shape-editor.ts';

export interface BoardMarksProps {
  readonly editor: BoardShapeEditor;
  readonly items: readonly TourItem[];
}

/** The codes of the stations on their shapes, except for a shape that is being dragged. */
export function BoardMarks({ editor, items }: BoardMarksProps): ReactNode {
  const places = useStore(editor.state, ({ shapes }) => shapes);
  const dragged = useStore(editor.state, ({ editing }) =>
    editing.act?.kind === 'drag' ? editing.act.place : undefined,
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
