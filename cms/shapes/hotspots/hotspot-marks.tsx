import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import styles from '../canvas/canvas.module.css';
import { selectedIndexes } from '../rules/multi-selection.ts';
import { isFree, traitsOf } from '../rules/shape-traits.ts';
import { type HotspotShapeEditor } from './hotspot-shape-editor.ts';
import { boxOf } from './rules/placing.ts';
import { seenHotspot } from './hotspot-adapter.ts';

/** The numbers of the hotspots, shown on the picture. */
export function HotspotMarks({ editor }: { readonly editor: HotspotShapeEditor }): ReactNode {
  const hotspots = useStore(editor.state, ({ shapes }) => shapes);
  const chosen = useStore(editor.state, ({ editing }) => editing.chosen);
  const traits = useStore(editor.state, ({ editing }) => editing.traits);
  const moving = useStore(editor.state, ({ editing }) => (editing.act?.kind === 'several' ? editing : undefined));
  const moved = moving === undefined ? [] : selectedIndexes(moving).filter((index) => isFree(moving, index));
  return (
    <div aria-hidden>
      {hotspots.map((hotspot, index) => {
        if (moved.includes(index) || traitsOf({ traits }, index).isHidden) return null;
        if (index === chosen) return <ChosenMark key={index} editor={editor} index={index} />;
        const { x, y } = boxOf(hotspot);
        return (
          <span key={index} className={styles.number} style={{ left: x, top: y }}>
            {index + 1}
          </span>
        );
      })}
    </div>
  );
}

/** Follows what is being dragged. */
function ChosenMark({ editor, index }: { readonly editor: HotspotShapeEditor; readonly index: number }): ReactNode {
  const seen = useStore(editor.state, ({ editing, shapes }) => seenHotspot(editing, shapes));
  const isDrawing = useStore(editor.state, ({ editing }) => editing.act?.kind === 'draw');
  if (seen === undefined || isDrawing) return null;
  const { x, y } = boxOf(seen);
  return (
    <span className={styles.number} style={{ left: x, top: y }} data-chosen>
      {index + 1}
    </span>
  );
}
