import { Copy, ClipboardPaste } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type AnyShapeEditor } from './shape-editor.ts';
import { ToolButton } from '../controls/tool-button.tsx';
import { type ShapeClip } from './use-shape-clip.ts';

export interface ClipButtonsProps {
  readonly editor: AnyShapeEditor;
  readonly clip: ShapeClip;
}

/** Copies and pastes shapes without keys. */
export function ClipButtons({ editor, clip }: ClipButtonsProps): ReactNode {
  const { t } = useTexts();
  const isNone = useStore(editor.state, ({ editing }) => editing.chosen === undefined);
  return (
    <>
      <ToolButton
        label={t('canvas.copy')}
        keys={['Mod', 'C']}
        isDisabled={isNone}
        onPress={() => void copyToBoth(clip)}
      >
        <Copy aria-hidden size={18} />
      </ToolButton>
      <ToolButton label={t('canvas.paste')} keys={['Mod', 'V']} onPress={() => clip.paste()}>
        <ClipboardPaste aria-hidden size={18} />
      </ToolButton>
    </>
  );
}

/** Other browsers get it by the system's clipboard, which insecure pages lack and browsers may forbid. */
async function copyToBoth(clip: ShapeClip): Promise<void> {
  const text = clip.copy();
  if (text === undefined) return;
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    console.warn('The shapes are copied within this browser only', error);
  }
}
