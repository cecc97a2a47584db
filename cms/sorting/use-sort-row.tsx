import { type UniqueIdentifier } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import { type CSSProperties, type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';

export interface SortRow {
  readonly ref: (element: HTMLElement | null) => void;
  /** The row's distance in pixels from its place while a row is moved. */
  readonly shift: number;
  readonly style: CSSProperties;
  readonly isHeld: boolean;
  /** The handle that moves the row. */
  readonly handle: ReactNode;
}

/**
 * One row within a SortFrame.
 *
 * @param isTarget whether the held row can be dropped on this one
 */
export function useSortRow(id: UniqueIdentifier, name: string, isTarget = true): SortRow {
  const { t } = useTexts();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: { droppable: !isTarget },
    attributes: { roleDescription: t('sort.role') },
  });
  const shift = transform?.y ?? 0;
  return {
    ref: setNodeRef,
    shift,
    style: {
      transform: shift === 0 ? undefined : `translateY(${shift}px)`,
      transition,
      zIndex: isDragging ? 1 : undefined,
      position: 'relative',
    },
    isHeld: isDragging,
    handle: (
      <ActionIcon
        ref={setActivatorNodeRef}
        variant="subtle"
        color="gray"
        size="md"
        {...attributes}
        {...listeners}
        aria-label={t('sort.move', { name })}
        style={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
      >
        <GripVertical aria-hidden size={16} />
      </ActionIcon>
    ),
  };
}
