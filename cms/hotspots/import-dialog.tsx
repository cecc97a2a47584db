import { Switch } from '@mantine/core';
import { type ReactNode } from 'react';
import { type Size } from '#ui/picture/zoom-view.ts';
import { SvgDialog } from '../canvas/svg/svg-dialog.tsx';
import { useTexts } from '../language/texts.tsx';
import { useContentLanguages } from '../workspace/use-catalogue.ts';
import { type HotspotShapeEditor } from './hotspot-shape-editor.ts';

export interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly editor: Pick<HotspotShapeEditor, 'importShapes'>;
  readonly size: Size;
}

/** Imports shapes from a drawing program as hotspots, which keep the names they have there. */
export function ImportDialog({ isOpen, onClose, editor, size }: ImportDialogProps): ReactNode {
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
