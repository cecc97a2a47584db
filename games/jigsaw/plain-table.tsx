import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useStore } from 'zustand';
import type { ViewStore } from '#ui/picture/view-store.ts';
import type { FramedView } from '#ui/picture/zoom-view.ts';
import type { JigsawConfig } from './config.ts';
import type { HandStore } from './hand.ts';
import type { JigsawLayout } from './layout.ts';
import type { jigsawMachine } from './machine.ts';
import styles from './plain-table.module.css';
import type { Outline } from './rules/geometry.ts';
import { kindOf } from './rules/grid.ts';
import { type Group, home, isWon } from './rules/groups.ts';

export interface PlainTableProps {
  readonly actor: ActorRefFrom<typeof jigsawMachine>;
  readonly config: JigsawConfig;
  readonly hand: HandStore;
  readonly view: ViewStore<FramedView>;
  readonly layout: JigsawLayout;
}

/** The table as a drawing in the page: the board, the faint picture on it, and the pieces. */
export function PlainTable({ actor, config, hand, view, layout }: PlainTableProps): ReactNode {
  const { table, state, held } = useSelector(actor, ({ context }) => context);
  const { carried, edgesFirst, showsPicture } = useStore(hand);
  const { stage, view: seen } = useStore(view);
  const { width, height } = stage.frame;
  const { board, scale } = layout;
  const paths = useMemo(() => table.outlines.map(pathOf), [table.outlines]);
  const picture = <image href={config.picture} width={table.aspect} height={1} preserveAspectRatio="none" />;
  const offsetOf = (group: Group) =>
    carried !== undefined && group.pieces.includes(carried.piece) ? carried.at : group.locked ? home : group;
  // Zooms around the middle of the frame, then goes over to table units.
  const world =
    `translate(${width / 2 + seen.x} ${height / 2 + seen.y}) scale(${seen.zoom}) ` +
    `translate(${board.x - width / 2} ${board.y - height / 2}) scale(${scale})`;
  return (
    <svg aria-hidden className={styles.table}>
      <pattern id="jigsaw-picture" patternUnits="userSpaceOnUse" width={table.aspect} height={1}>
        <rect className={styles.backing} width={table.aspect} height={1} />
        {picture}
      </pattern>
      <g transform={world}>
        <rect className={styles.board} width={table.aspect} height={1} />
        {showsPicture ? <g className={styles.ghost}>{picture}</g> : null}
        {state.groups.map((group) => {
          const { x, y } = offsetOf(group);
          return (
            <g key={group.pieces.join()} transform={`translate(${x} ${y})`}>
              {group.pieces.map((piece) => (
                <path
                  key={piece}
                  className={styles.piece}
                  data-held={piece === held ? '' : undefined}
                  data-aside={edgesFirst && !group.locked && kindOf(table, piece) === 'inner' ? '' : undefined}
                  d={paths[piece]}
                  fill="url(#jigsaw-picture)"
                />
              ))}
            </g>
          );
        })}
        {isWon(state) ? picture : null}
      </g>
    </svg>
  );
}

function pathOf(outline: Outline): string {
  return `M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}
