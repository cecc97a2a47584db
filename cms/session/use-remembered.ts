import { useState } from 'react';
import { browserMemory } from './browser-memory.ts';

/** A choice that the browser remembers, off at first. */
export function useRemembered(key: string): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => browserMemory.read(key) === 'on');
  const choose = (next: boolean): void => {
    setOn(next);
    browserMemory.write(key, next ? 'on' : null);
  };
  return [isOn, choose];
}
