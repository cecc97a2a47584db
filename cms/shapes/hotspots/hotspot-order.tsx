import { type DragEndEvent } from '@dnd-kit/core';
import { ActionIcon } from '@mantine/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useShapeRows, type ShapeRows } from '../editor/shape-list.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type HotspotShapeEditor } from './hotspot-shape-editor.ts';
import { type useHotspotName } from './use-hotspot-name.ts';
import styles from '../../controls/tool-button.module.css';

export interface HotspotOrder extends ShapeRows {
  /** The announcement of the last move. */
  readonly announcement: string;
  readonly move: (from: number, to: number) => void;
  readonly onDragEnd: (event: DragEndEvent) => void;
}

/** Sorts hotspots by dragging and by keys; the focus follows a moved row. */
export function useHotspotOrder(editor: HotspotShapeEditor, nameOf: ReturnType<typeof useHotspotName>): HotspotOrder {
  const { t } = useTexts();
  const [announcement, setAnnouncement] = useState('');
  const rows = useShapeRows(editor, move);

  function move(from: number, to: number): void {
    const { shapes } = editor.state.getState();
    const hotspot = shapes[from];
    if (hotspot === undefined || to < 0 || to >= shapes.length) return;
    editor.reorder(from, to);
    setAnnouncement(t('canvas.moved', { name: nameOf(hotspot, from), place: to + 1, count: shapes.length }));
    rows.focusRow(to);
  }

  return {
    ...rows,
    announcement,
    move,
    // The rows' IDs count from 1.
    onDragEnd: ({ active, over }) => {
      if (over !== null && over.id !== active.id) move(Number(active.id) - 1, Number(over.id) - 1);
    },
  };
}

interface OrderButtonsProps {
  readonly chosen: number | undefined;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
}

const steps = [
  { by: -1, key: 'canvas.earlier', Icon: ChevronUp },
  { by: 1, key: 'canvas.later', Icon: ChevronDown },
] as const;

/** Moves the chosen hotspot up or down the list. */
export function OrderButtons({ chosen, count, onMove }: OrderButtonsProps): ReactNode {
  const { t } = useTexts();
  return steps.map(({ by, key, Icon }) => {
    const to = chosen === undefined ? -1 : chosen + by;
    const isPossible = to >= 0 && to < count;
    return (
      <ActionIcon
        key={key}
        variant="subtle"
        color="dark"
        className={styles.button}
        size={30}
        aria-label={t(key)}
        title={t(key)}
        aria-disabled={!isPossible}
        data-disabled={!isPossible}
        onClick={() => {
          if (isPossible && chosen !== undefined) onMove(chosen, to);
        }}
      >
        <Icon aria-hidden size={18} />
      </ActionIcon>
    );
  });
}
