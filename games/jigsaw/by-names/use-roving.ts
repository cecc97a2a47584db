import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { nextBeginningWith, type Steps } from './roving.ts';

export interface RovingOptions {
  /** The accessible names of the buttons, in their order. */
  readonly names: readonly string[];
  readonly steps: Steps;
  /** The index at which the focus begins. */
  readonly first: number;
  /** Called with the index of the button that gets the focus. */
  readonly onFocused: (index: number) => void;
  /** Whether the focus is on the buttons that these replace. */
  readonly isHere: RefObject<boolean>;
}

/** A roving tabindex: one tab stop for a group of buttons; within it, arrows, and letters with which names begin. */
export function useRoving({ names, steps, first, isHere, onFocused }: RovingOptions) {
  const group = useRef<HTMLDivElement>(null);
  const last = Math.max(names.length - 1, 0);
  const [current, setCurrent] = useState(first);
  const here = Math.min(current, last);
  const focus = (index: number, options?: FocusOptions): void =>
    group.current?.querySelectorAll('button')[index]?.focus(options);
  const begin = useEffectEvent(() => {
    if (isHere.current) focus(here, { preventScroll: true });
  });
  useEffect(() => begin(), []);
  return {
    group,
    set: (index: number) => {
      onFocused(index);
      setCurrent(index);
    },
    tabIndex: (index: number) => (index === here ? 0 : -1),
    moveFocus: (event: KeyboardEvent) => {
      const { key } = event;
      const isLetter = /^[\p{L}\p{N}]$/u.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey;
      const next = isLetter ? nextBeginningWith(names, here, key) : steps(here, key);
      if (next === undefined) return;
      event.preventDefault();
      focus(next);
    },
  };
}
