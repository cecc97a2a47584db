import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type AnyShapeEditor } from './shape-editor.ts';
import { Hint } from './hint.tsx';
import { type Found } from './rules/trace/found.ts';

/** Says how to find an outline, and what was found. */
export function TraceHint({ editor }: { readonly editor: AnyShapeEditor }): ReactNode {
  const { t } = useTexts();
  const act = useStore(editor.state, ({ editing }) => (editing.act?.kind === 'trace' ? editing.act : undefined));
  const inWords = (one: Found | undefined): string => {
    if (one === undefined) return t(act === undefined ? 'canvas.trace.hint' : 'canvas.trace.seeking');
    return one.kind === 'outline'
      ? t('canvas.trace.found', { count: one.ring.length })
      : t(`canvas.trace.refused.${one.reason}`);
  };
  return (
    <Hint>
      <span role="status">{act?.isAwaited === true ? t('canvas.trace.seeking') : inWords(act?.found)}</span>
    </Hint>
  );
}
