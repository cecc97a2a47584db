import { Switch } from '@mantine/core';
import { CopyPlus, Trash2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { type Size } from '#ui/picture/zoom-view.ts';
import { ShapeTools, type ShapeToolsProps } from '../editor/shape-tools.tsx';
import { SvgDialog } from '../editor/svg/svg-dialog.tsx';
import { ToolButton } from '../../controls/tool-button.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { type HotspotShapeEditor } from './hotspot-shape-editor.ts';

export interface HotspotToolsProps extends Pick<ShapeToolsProps, 'clip'> {
  readonly editor: HotspotShapeEditor;
  /** Of the picture. */
  readonly size: Size;
  readonly onRemove: () => void;
}

/** Drawing tools, and actions on the chosen hotspot. */
export function HotspotTools({ editor, size, clip, onRemove }: HotspotToolsProps): ReactNode {
  const { t } = useTexts();
  const isNone = useStore(editor.state, ({ editing, shapes }) => shapes[editing.chosen ?? -1] === undefined);
  return (
    <ShapeTools
      editor={editor}
      clip={clip}
      labelOf={(tool) => t(`hotspots.tool.${tool}`)}
      copyButtons={
        <ToolButton label={t('canvas.duplicate')} keys={['Mod', 'D']} isDisabled={isNone} onPress={editor.duplicate}>
          <CopyPlus aria-hidden size={18} />
        </ToolButton>
      }
      otherButtons={
        <ToolButton label={t('canvas.delete')} keys={t('canvas.deleteKey')} isDisabled={isNone} onPress={onRemove}>
          <Trash2 aria-hidden size={18} />
        </ToolButton>
      }
      renderImport={(isOpen, onClose) => <ImportDialog isOpen={isOpen} onClose={onClose} editor={editor} size={size} />}
    />
  );
}

interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly editor: Pick<HotspotShapeEditor, 'importShapes'>;
  readonly size: Size;
}

/** Imports shapes from a drawing program as hotspots, which keep the names they have there. */
function ImportDialog({ isOpen, onClose, editor, size }: ImportDialogProps): ReactNode {
  const { t, language } = useTexts();
  const [first] = useContentLanguages();
  return (
    <SvgDialog<true>
      isOpen={isOpen}
      onClose={onClose}
      size={size}
      guess={(shapes) => shapes.map(() => true)}
      renderUse={(use, name, onUse) => (
        <Switch
          label={t('hotspots.import.take')}
          aria-label={t('hotspots.import.takeName', { name })}
          checked={use === true}
          onChange={({ currentTarget }) => onUse(currentTarget.checked ? true : undefined)}
        />
      )}
      onTake={(taken) =>
        editor.importShapes(
          taken.map(({ shape }) => shape),
          first?.Code ?? language,
        )
      }
    />
  );
}
