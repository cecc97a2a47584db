import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Leaflet asks what browser it is in when it is loaded: for a map that a test does not wait for, its window would have
// gone. It allows fractional zooms only in a browser that supports them.
Reflect.set(
  globalThis,
  'WebKitCSSMatrix',
  class {
    m11 = 1;
  },
);
await import('leaflet');

// React warns about updates that a test does not wait for.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** React's note that a late part was loaded outside of `act`, which is how the guide loads them. */
const lateResource = 'A suspended resource finished loading inside a test';

const errors: string[] = [];
console.error = (...words: readonly unknown[]) => void errors.push(words.map(String).join(' '));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // A stray console.error fails the test; one that is expected is spied on by the test itself.
  const printed = errors.splice(0).filter((line) => !line.startsWith(lateResource));
  if (printed.length > 0) throw new Error(`Printed to console.error:\n${printed.join('\n')}`);
});
