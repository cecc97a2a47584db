import { useEffect } from 'react';
import { type AnyShapeEditor } from './shape-editor.ts';
import { readTraits, writeTraits } from './rules/stored-traits.ts';

/** Where the traits of shapes outlast a reload. */
export interface TraitMemory {
  readonly read: (key: string) => string | null;
  /** Null removes it. */
  readonly write: (key: string, value: string | null) => void;
}

/** Remembers which shapes are hidden, locked and grouped. Called after the shapes are shown. @param key the picture's */
export function useStoredTraits({ state, setTraits, prints }: AnyShapeEditor, memory: TraitMemory, key: string): void {
  useEffect(() => {
    let kept = memory.read(key) ?? '';
    if (kept !== '') setTraits(readTraits(kept, prints()));
    let before = state.getState();
    return state.subscribe((now) => {
      const isSame = now.editing.traits === before.editing.traits && now.shapes === before.shapes;
      before = now;
      if (isSame) return;
      const text = writeTraits(now.editing.traits, prints());
      if (text === kept) return;
      kept = text;
      memory.write(key, text === '' ? null : text);
    });
  }, [state, setTraits, prints, memory, key]);
}
