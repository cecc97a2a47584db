import { Button, VisuallyHidden } from '@mantine/core';
import { Eye } from 'lucide-react';
import { type ReactNode, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../language/texts.tsx';
import { type AnyShapeEditor } from './shape-editor.ts';
import { groupsOf } from '../rules/groups.ts';

/** Shows all hidden shapes again, and says how many are hidden and locked, and how many groups there are. */
export function TraitBar({ editor }: { readonly editor: AnyShapeEditor }): ReactNode {
  const { t } = useTexts();
  const traits = useStore(editor.state, ({ editing }) => editing.traits);
  const all = [...traits.values()];
  const hidden = all.filter(({ isHidden }) => isHidden).length;
  const locked = all.filter(({ isLocked }) => isLocked).length;
  const groups = groupsOf(traits, [...traits.keys()]).length;
  return (
    <>
      {hidden === 0 ? null : (
        <Button
          size="compact-sm"
          variant="light"
          flex="none"
          leftSection={<Eye aria-hidden size={16} />}
          onClick={editor.showAll}
        >
          {t('canvas.showAll', { count: hidden })}
        </Button>
      )}
      <VisuallyHidden role="status">{t('canvas.traits', { hidden, locked, groups })}</VisuallyHidden>
    </>
  );
}

export interface ShapeRows {
  readonly rows: RefObject<HTMLOListElement | null>;
  readonly focusRow: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
}

/**
 * Moves the focus through a list by arrow keys, and scrolls the list, but not the page, to the chosen shape.
 *
 * @param onMove sorts the list, by arrow keys with Alt
 */
export function useShapeRows({ state }: AnyShapeEditor, onMove?: (from: number, to: number) => void): ShapeRows {
  const rows = useRef<HTMLOListElement>(null);
  const chosen = useStore(state, ({ editing }) => editing.chosen);
  useEffect(() => {
    const box = rows.current?.getBoundingClientRect();
    const row = rows.current?.children[chosen ?? -1]?.getBoundingClientRect();
    if (box === undefined || row === undefined) return;
    const by = Math.min(row.top - box.top, 0) + Math.max(row.bottom - box.bottom, 0);
    rows.current?.scrollBy({ top: by });
  }, [chosen]);
  const focusRow = (index: number): void => rows.current?.querySelectorAll<HTMLElement>('[data-row]')[index]?.focus();
  return {
    rows,
    focusRow,
    onKeyDown: (event, index) => {
      const to = event.key === 'ArrowDown' ? index + 1 : event.key === 'ArrowUp' ? index - 1 : undefined;
      if (to === undefined) return;
      event.preventDefault();
      if (event.altKey && onMove !== undefined) onMove(index, to);
      else focusRow(to);
    },
  };
}
