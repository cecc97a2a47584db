import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds that a section may take to appear. */
const timeoutMs = 8000;

/** The state of a link that leads to one field of an object. */
export interface FieldLink {
  /** Such as `Info.NewsSite.de`. */
  readonly focusField: string;
}

/** Moves the focus to the field that a link has named, as soon as its form is there. */
export function FocusField(): ReactNode {
  const { state }: { readonly state: unknown } = useLocation();
  // Every visit has its own state, even of the same address.
  useEffect(() => {
    const field = linkedField(state);
    if (field === undefined) return undefined;
    let isDone = false;
    const look = (): void => {
      const found = isDone ? undefined : findField(document, field);
      if (found === undefined) return;
      isDone = true;
      watcher.disconnect();
      found.scrollIntoView({ block: 'center' });
      found.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { subtree: true, childList: true });
    const timer = setTimeout(() => watcher.disconnect(), timeoutMs);
    look();
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [state]);
  return null;
}

/** Returns the field that the state of an address names. */
export function linkedField(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('focusField' in state)) return undefined;
  return typeof state.focusField === 'string' && state.focusField !== '' ? state.focusField : undefined;
}

const focusable = 'input, textarea, select, button, [tabindex="0"]';

/** Returns what can be focused in the field, or in the closest one around it, such as the list that has it. */
function findField(root: ParentNode, field: string): HTMLElement | undefined {
  const marked = [...root.querySelectorAll<HTMLElement>('[data-field]')]
    .filter(({ dataset }) => `${field}.`.startsWith(`${dataset['field']}.`))
    .toSorted((one, other) => (other.dataset['field'] ?? '').length - (one.dataset['field'] ?? '').length)[0];
  if (marked === undefined) return undefined;
  return marked.matches(focusable) ? marked : (marked.querySelector<HTMLElement>(focusable) ?? undefined);
}
