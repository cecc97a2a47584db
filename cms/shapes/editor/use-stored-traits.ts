import { useEffect } from 'react';
import { tabMemory } from '../../session/browser-memory.ts';
import { type AnyShapeEditor } from './shape-editor.ts';
import { readTraits, writeTraits } from '../rules/stored-traits.ts';

/** Remembers which shapes are hidden, locked and grouped. Called after the shapes are shown. @param key the picture's */
export function useStoredTraits({ state, setTraits, prints }: AnyShapeEditor, key: string): void {
  useEffect(() => {
    let kept = tabMemory.read(key) ?? '';
    if (kept !== '') setTraits(readTraits(kept, prints()));
    let before = state.getState();
    return state.subscribe((now) => {
      const isSame = now.editing.traits === before.editing.traits && now.shapes === before.shapes;
      before = now;
      if (isSame) return;
      const text = writeTraits(now.editing.traits, prints());
      if (text === kept) return;
      kept = text;
      tabMemory.write(key, text === '' ? null : text);
    });
  }, [state, setTraits, prints, key]);
}
