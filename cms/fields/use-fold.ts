import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Language } from '#content/entities/language.ts';
import { type FieldPath } from '../draft/set-at.ts';
import { linkedField } from '../workspace/focus-field.tsx';
import { useLanguagePair } from '../workspace/language-pair.tsx';

export interface Fold {
  readonly shown: readonly Language[];
  readonly folded: readonly Language[];
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/**
 * Returns which languages of a field are shown. A folded language opens its field if something is wrong there, or a link
 * leads to it; the field then stays open, as its text is being edited.
 *
 * @param isWrong whether something is wrong with the field in a language
 */
export function useFold(path: FieldPath, isWrong: (code: string) => boolean): Fold {
  const { shown, folded } = useLanguagePair();
  const [isOpen, setOpen] = useState(false);
  const { state } = useLocation();
  const [followed, setFollowed] = useState<unknown>();
  const linked = followed === state ? undefined : linkedField(state);
  const asks = ({ Code }: Language): boolean => isWrong(Code) || [...path, Code].join('.') === linked;
  if (!isOpen && folded.some(asks)) setOpen(true);
  if (followed !== state) setFollowed(state);
  return { shown, folded, isOpen, toggle: () => setOpen(!isOpen) };
}
