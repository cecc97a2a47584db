import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type Desk } from './desk.ts';
import { Hint } from './hint.tsx';
import { canClose, nodesOf } from './rules/pen-line.ts';
import { type AnySession } from './rules/session.ts';

/** Says how the pen goes on, by pointer or by keys. */
export function PenHint({ desk }: { readonly desk: Pick<Desk<AnySession, unknown>, 'state'> }): ReactNode {
  const { t } = useTexts();
  const isKeyed = useStore(desk.state, ({ session: { act } }) => act?.kind === 'line' && act.isKeyed);
  const isEnough = useStore(desk.state, ({ session }) => canClose(nodesOf(session)));
  if (isKeyed) return <Hint>{t('canvas.pen.keysHint')}</Hint>;
  return <Hint>{t(isEnough ? 'canvas.pen.close' : 'canvas.pen.hint')}</Hint>;
}
