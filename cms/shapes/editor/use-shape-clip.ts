import { notifications } from '@mantine/notifications';
import { readCopiedShapes, writeCopiedShapes } from '#contract/copied-shapes.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { useTexts } from '../../language/texts.tsx';
import { browserMemory } from '../../session/browser-memory.ts';
import { type KindEditor } from './shape-editor.ts';

/** Copies and pastes shapes as text. */
export interface ShapeClip {
  /** Remembers the chosen shapes. @returns their text for the clipboard; undefined if none is chosen */
  readonly copy: () => string | undefined;
  /** @param text from the clipboard; without one, what was copied last in this browser */
  readonly paste: (text?: string) => void;
}

export interface ShapeClipOptions {
  readonly editor: Pick<KindEditor<unknown, unknown, never>, 'copied' | 'paste'>;
  /** Of the picture. */
  readonly size: Size;
  /** Reports the change, with an undo. */
  readonly notice: (message: string) => void;
}

const memoryKey = 'cmsCopiedShapes';

export function useShapeClip({ editor, size, notice }: ShapeClipOptions): ShapeClip {
  const { t } = useTexts();
  return {
    copy: () => {
      const shapes = editor.copied();
      if (shapes.length === 0) return undefined;
      const text = writeCopiedShapes({ size: { width: size.width, height: size.height }, shapes: [...shapes] });
      browserMemory.write(memoryKey, text);
      notifications.show({ message: t('canvas.copied', { count: shapes.length }), role: 'status' });
      return text;
    },
    paste: (text = browserMemory.read(memoryKey) ?? '') => {
      const copied = readCopiedShapes(text);
      const count = copied === undefined ? 0 : editor.paste(copied);
      if (count > 0) notice(t('canvas.pasted', { count }));
      else
        notifications.show({
          color: 'red',
          message: t(copied === undefined ? 'canvas.paste.foreign' : 'canvas.paste.noRoom'),
          role: 'alert',
        });
    },
  };
}
