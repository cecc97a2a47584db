import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type AnyShapeEditor } from './shape-editor.ts';
import { Hint } from './hint.tsx';
import { canClose, nodesOf } from './rules/pen-line.ts';

/** Explains the pen's next step, by pointer or by keys. */
export function PenHint({ editor }: { readonly editor: AnyShapeEditor }): ReactNode {
  const { t } = useTexts();
  const isKeyed = useStore(editor.state, ({ editing: { act } }) => act?.kind === 'line' && act.isKeyed);
  const isEnough = useStore(editor.state, ({ editing }) => canClose(nodesOf(editing)));
  if (isKeyed) return <Hint>{t('canvas.pen.keysHint')}</Hint>;
  return <Hint>{t(isEnough ? 'canvas.pen.close' : 'canvas.pen.hint')}</Hint>;
}
