import { type DragEndEvent } from '@dnd-kit/core';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type HotspotShapeEditor } from './hotspot-shape-editor.ts';
import { type useHotspotName } from './use-hotspot-name.ts';

export interface HotspotOrder {
  /** The list, for the focus. */
  readonly rows: RefObject<HTMLOListElement | null>;
  /** The announcement of the last move. */
  readonly announcement: string;
  readonly move: (from: number, to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly onDragEnd: (event: DragEndEvent) => void;
}

/** Sorts hotspots by dragging and by keys; the focus follows a moved row. */
export function useHotspotOrder(editor: HotspotShapeEditor, nameOf: ReturnType<typeof useHotspotName>): HotspotOrder {
  const { t } = useTexts();
  const hotspots = useStore(editor.state, ({ shapes }) => shapes);
  const rows = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');

  function move(from: number, to: number): void {
    const hotspot = hotspots[from];
    if (hotspot === undefined || to < 0 || to >= hotspots.length) return;
    editor.reorder(from, to);
    setAnnouncement(t('canvas.moved', { name: nameOf(hotspot, from), place: to + 1, count: hotspots.length }));
    focusRow(to);
  }

  function focusRow(index: number): void {
    rows.current?.querySelectorAll<HTMLElement>('[data-row]')[index]?.focus();
  }

  return {
    rows,
    announcement,
    move,
    onKeyDown: (event, index) => {
      const to = event.key === 'ArrowDown' ? index + 1 : event.key === 'ArrowUp' ? index - 1 : undefined;
      if (to === undefined) return;
      event.preventDefault();
      if (event.altKey) move(index, to);
      else focusRow(to);
    },
    // The rows' IDs count from 1.
    onDragEnd: ({ active, over }) => {
      if (over !== null && over.id !== active.id) move(Number(active.id) - 1, Number(over.id) - 1);
    },
  };
}
