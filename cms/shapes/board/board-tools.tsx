import { Divider, Select } from '@mantine/core';
import { Grid3x3, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type ShapeClip } from '../editor/use-shape-clip.ts';
import { ToolButton } from '../../controls/tool-button.tsx';
import { ShapeTools } from '../editor/shape-tools.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type BoardShapeEditor } from './board-shape-editor.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { DivideForm, type DivideFormProps } from './divide-form.tsx';
import { SvgDialog, type UsedShape } from '../editor/svg/svg-dialog.tsx';
import { assigned } from './rules/assign.ts';
import { usePlaceNames } from './use-place-names.ts';

export interface BoardToolsProps {
  readonly editor: BoardShapeEditor;
  readonly items: readonly TourItem[];
  readonly picture: string;
  readonly size: Size;
  readonly clip: ShapeClip;
  readonly onRemove: () => void;
}

/** Drawing tools, and actions on the chosen point or shape. */
export function BoardTools({ editor, clip, items, picture, size, onRemove }: BoardToolsProps): ReactNode {
  const { t } = useTexts();
  const hasPoint = useStore(editor.state, ({ editing }) => editing.point !== undefined);
  const isEmpty = useStore(editor.state, ({ editing, shapes }) => (shapes[editing.chosen ?? -1]?.data ?? '') === '');
  const isNone = useStore(editor.state, ({ editing }) => editing.chosen === undefined);
  const [isDividing, setDividing] = useState(false);
  return (
    <ShapeTools
      editor={editor}
      clip={clip}
      labelOf={(tool) => t(`board.tool.${tool}`)}
      pointButtons={
        <>
          <ToolButton
            label={t('board.addPoint')}
            keys={t('canvas.insertKey')}
            isDisabled={!hasPoint}
            onPress={editor.addPoint}
          >
            <Plus aria-hidden size={18} />
          </ToolButton>
          <ToolButton
            label={t(hasPoint ? 'board.deletePoint' : 'board.deleteShape')}
            keys={t('canvas.deleteKey')}
            isDisabled={isNone || isEmpty}
            onPress={onRemove}
          >
            <Trash2 aria-hidden size={18} />
          </ToolButton>
          <Divider orientation="vertical" mx={4} />
        </>
      }
      otherButtons={
        <>
          <ToolButton label={t('board.divide')} onPress={() => setDividing(true)}>
            <Grid3x3 aria-hidden size={18} />
          </ToolButton>
          <DivideDialog
            isOpen={isDividing}
            onClose={() => setDividing(false)}
            editor={editor}
            items={items}
            picture={picture}
            size={size}
          />
        </>
      }
      renderImport={(isOpen, onClose) => (
        <ImportDialog isOpen={isOpen} onClose={onClose} editor={editor} items={items} size={size} />
      )}
    />
  );
}

/** Divides the picture, or the box of a shape, into parts for several stations at once. */
function DivideDialog({ isOpen, ...form }: DivideFormProps & { readonly isOpen: boolean }): ReactNode {
  const { t } = useTexts();
  return (
    <Dialog
      opened={isOpen}
      onClose={form.onClose}
      title={t('board.divide')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <DivideForm {...form} />
    </Dialog>
  );
}

interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly editor: BoardShapeEditor;
  readonly items: readonly TourItem[];
  readonly size: Size;
}

/** Imports shapes from a drawing program and assigns each to a station. */
function ImportDialog({ isOpen, onClose, editor, items, size }: ImportDialogProps): ReactNode {
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
