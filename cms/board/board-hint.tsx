import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Hint } from '../canvas/hint.tsx';
import { useTexts } from '../language/texts.tsx';
import { type BoardDesk } from './board-desk.ts';

/** Says what to do next if it is not obvious. */
export function BoardHint({ desk }: { readonly desk: BoardDesk }): ReactNode {
  const { t } = useTexts();
  const tool = useStore(desk.state, ({ session }) => session.tool);
  const chosen = useStore(desk.state, ({ session, shapes }) => shapes[session.chosen ?? -1]);
  const isAny = useStore(desk.state, ({ shapes }) => shapes.some(({ data }) => data !== ''));
  const points = useStore(desk.state, ({ session }) => (session.act?.kind === 'line' ? session.act.nodes.length : 0));
  if (tool === 'pen')
    return (
      <Hint>{t(chosen === undefined ? 'board.hint.whose' : points < 3 ? 'board.hint.pen' : 'board.hint.close')}</Hint>
    );
  if (chosen?.data === '') return <Hint>{t('board.hint.missing')}</Hint>;
  return isAny || chosen !== undefined ? null : <Hint>{t('board.hint.first')}</Hint>;
}
