import { Divider } from '@mantine/core';
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
import { ImportDialog } from './import-dialog.tsx';

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
