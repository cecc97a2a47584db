import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type FieldPath } from '../draft/set-at.ts';
import { linkedField } from '../workspace/focus-field.tsx';
import { isWithin } from './use-findings.ts';

export interface Fold {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/**
 * Returns whether folded fields are shown. They open if something is wrong in one of them, or a link leads to one, and
 * then stay open, as they are being edited.
 */
export function useFold(folded: readonly FieldPath[], isWrong: boolean): Fold {
  const [isOpen, setOpen] = useState(false);
  const { state } = useLocation();
  const [followed, setFollowed] = useState<unknown>();
  const linked = followed === state ? undefined : linkedField(state);
  if (followed !== state) setFollowed(state);
  const isLinked = linked !== undefined && folded.some((path) => isWithin(linked, path));
  if (!isOpen && (isWrong || isLinked)) setOpen(true);
  return { isOpen, toggle: () => setOpen(!isOpen) };
}
