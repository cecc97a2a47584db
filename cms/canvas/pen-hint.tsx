import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type ShapeEditor } from './shape-editor.ts';
import { Hint } from './hint.tsx';
import { canClose, nodesOf } from './rules/pen-line.ts';
import { type AnySession } from './rules/session.ts';

/** Says how the pen goes on, by pointer or by keys. */
export function PenHint({ editor }: { readonly editor: Pick<ShapeEditor<AnySession, unknown>, 'state'> }): ReactNode {
  const { t } = useTexts();
  const isKeyed = useStore(editor.state, ({ session: { act } }) => act?.kind === 'line' && act.isKeyed);
  const isEnough = useStore(editor.state, ({ session }) => canClose(nodesOf(session)));
  if (isKeyed) return <Hint>{t('canvas.pen.keysHint')}</Hint>;
  return <Hint>{t(isEnough ? 'canvas.pen.close' : 'canvas.pen.hint')}</Hint>;
}
