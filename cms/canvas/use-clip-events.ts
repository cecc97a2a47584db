import { useEffect, useEffectEvent } from 'react';
import { type ShapeClip } from './use-shape-clip.ts';

/** Copies and pastes shapes when the browser does, unless a text is selected. @param isHere whether shapes are meant */
export function useClipEvents({ copy, paste }: ShapeClip, isHere: () => boolean): void {
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    if (!isHere() || getSelection()?.isCollapsed === false) return;
    const text = copy();
    if (text === undefined) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!isHere()) return;
    paste(event.clipboardData?.getData('text/plain') ?? '');
    event.preventDefault();
  });
  useEffect(() => {
    const listeners = new AbortController();
    document.addEventListener('copy', (event) => onCopy(event), { signal: listeners.signal });
    document.addEventListener('paste', (event) => onPaste(event), { signal: listeners.signal });
    return () => listeners.abort();
  }, []);
}
