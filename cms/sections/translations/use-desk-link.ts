import { useSearchParams } from 'react-router-dom';
import { editorPath } from '../../workspace/editor-path.ts';
import { type FieldLink } from '../../workspace/focus-field.tsx';
import { type DeskText } from './rules/open-texts.ts';

/** Where a text is translated: on the desk, and a recording in the form of its station. */
export interface DeskLink {
  readonly to: (text: DeskText) => string;
  readonly state: (text: DeskText) => FieldLink;
}

export function useDeskLink(target: string): DeskLink {
  const [query] = useSearchParams();
  return {
    to(text) {
      if (text.isRecording) return editorPath(text.model, text.object, text.field);
      const next = new URLSearchParams(query);
      next.set('text', text.key);
      return `/translations?${next.toString()}`;
    },
    state: ({ field }) => ({ focusField: `${field}.${target}` }),
  };
}
