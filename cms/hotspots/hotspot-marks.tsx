import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import styles from '../canvas/canvas.module.css';
import { chosenOnes } from '../canvas/rules/several.ts';
import { isFree, traitsOf } from '../canvas/rules/shape-traits.ts';
import { type HotspotDesk } from './hotspot-desk.ts';
import { boxOf } from './rules/placing.ts';
import { seenHotspot } from './rules/hotspot-session.ts';

/** The numbers of the hotspots, shown on the picture. */
export function HotspotMarks({ desk }: { readonly desk: HotspotDesk }): ReactNode {
  const hotspots = useStore(desk.state, ({ shapes }) => shapes);
  const chosen = useStore(desk.state, ({ session }) => session.chosen);
  const traits = useStore(desk.state, ({ session }) => session.traits);
  const moving = useStore(desk.state, ({ session }) => (session.act?.kind === 'several' ? session : undefined));
  const moved = moving === undefined ? [] : chosenOnes(moving).filter((index) => isFree(moving, index));
  return (
    <div aria-hidden>
      {hotspots.map((hotspot, index) => {
        if (moved.includes(index) || traitsOf({ traits }, index).isHidden) return null;
        if (index === chosen) return <ChosenMark key={index} desk={desk} index={index} />;
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
function ChosenMark({ desk, index }: { readonly desk: HotspotDesk; readonly index: number }): ReactNode {
  const seen = useStore(desk.state, ({ session, shapes }) => seenHotspot(session, shapes));
  const isDrawing = useStore(desk.state, ({ session }) => session.act?.kind === 'draw');
  if (seen === undefined || isDrawing) return null;
  const { x, y } = boxOf(seen);
  return (
    <span className={styles.number} style={{ left: x, top: y }} data-chosen>
      {index + 1}
    </span>
  );
}
