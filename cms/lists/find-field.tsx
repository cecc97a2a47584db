import { type ReactNode, type RefObject, useState } from 'react';
import { SearchField } from '../controls/search-field.tsx';

export interface FindFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly onType: (typed: string) => void;
  /** The arrow down leads to the list. */
  readonly onDown: () => void;
  /** Enter opens the first object found. */
  readonly onEnter: () => void;
}

/** The search field of a list. Its text is local state, so that a key renders neither list nor editor. */
export function FindField({ field, label, onType, onDown, onEnter }: FindFieldProps): ReactNode {
  const [typed, setTyped] = useState('');
  const type = (next: string): void => {
    setTyped(next);
    onType(next);
  };
  return (
    <SearchField
      ref={field}
      flex={1}
      label={label}
      value={typed}
      onChange={type}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onDown();
        else if (event.key === 'Escape' && typed !== '') type('');
        else if (event.key === 'Enter') onEnter();
        else return;
        event.preventDefault();
      }}
      aria-keyshortcuts="/"
    />
  );
}
