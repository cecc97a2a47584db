import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { FillingPlace, FillingProps } from './fillings.ts';
import { useVisit } from './visit-context.tsx';

/** A place that is empty until the part that fills it has loaded. */
export function Filling({ at, ...props }: FillingProps & { readonly at: FillingPlace }): ReactNode {
  const Part = useStore(useVisit().fillings)[at];
  return Part === undefined ? null : <Part {...props} />;
}
