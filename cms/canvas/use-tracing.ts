import { useEffect } from 'react';
import { type Size } from '#ui/picture/zoom-view.ts';
import { createTracer } from './create-tracer.ts';
import { type ShapeEditor } from './shape-editor.ts';
import { type AnyEditing } from './rules/editing-state.ts';

/** Answers the editor's searches for outlines, always the latest one. */
export function useTracing(
  { state, answer }: Pick<ShapeEditor<AnyEditing, unknown>, 'state' | 'answer'>,
  picture: string,
  { width, height }: Size,
): void {
  useEffect(() => {
    const tracer = createTracer(picture, { width, height });
    let isBusy = false;
    const seek = (): void => {
      const { act, tolerance } = state.getState().editing;
      if (isBusy || act?.kind !== 'trace' || !act.isSought) return;
      isBusy = true;
      void tracer.trace({ at: act.at, tolerance }).then((found) => {
        isBusy = false;
        answer(act, found);
        seek();
      });
    };
    const stop = state.subscribe(seek);
    return () => {
      stop();
      tracer.close();
    };
  }, [state, answer, picture, width, height]);
}
