import { Select } from '@mantine/core';
import { type ReactNode } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { SvgDialog, type UsedShape } from '../editor/svg/svg-dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type BoardShapeEditor } from './board-shape-editor.ts';
import { assigned } from './rules/assign.ts';
import { usePlaceNames } from './use-place-names.ts';

export interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly editor: BoardShapeEditor;
  readonly items: readonly TourItem[];
  readonly size: Size;
}

/** Imports shapes from a drawing program and assigns each to a station. */
export function ImportDialog({ isOpen, onClose, editor, items, size }: ImportDialogProps): ReactNode {
  const { t } = useTexts();
  const nameOf = usePlaceNames();

  function take(shapes: readonly UsedShape<number>[]): void {
    const data = new Map<number, string>();
    for (const { shape, use } of shapes) {
      const item = items[use];
      // Several shapes of one station become one with several parts.
      if (item !== undefined) data.set(item.ID, (data.get(item.ID) ?? '') + shape.data);
    }
    editor.setPaths([...data].map(([ID, path]) => ({ ID, data: path })));
  }

  return (
    <SvgDialog<number>
      isOpen={isOpen}
      onClose={onClose}
      size={size}
      guess={(shapes) => {
        const { shapes: places } = editor.state.getState();
        return assigned(
          shapes.map(({ name }) => name),
          items.map((item, index) => ({
            ID: item.ID,
            code: item.Code,
            name: nameOf(item),
            isFree: places[index]?.data === '',
          })),
        );
      }}
      renderUse={(place, name, onUse) => (
        <Select
          aria-label={t('board.import.whose', { name })}
          placeholder={t('board.import.nobody')}
          value={place === undefined ? null : String(place)}
          clearable
          searchable
          data={items.map((item, index) => ({ value: String(index), label: nameOf(item) }))}
          onChange={(value) => onUse(value === null ? undefined : Number(value))}
        />
      )}
      onTake={take}
    />
  );
}
