import { describe, expect, it } from 'vitest';
import { refusalOf } from './camera.ts';

describe('a camera that is refused', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'unavailable'],
  ])('with %s is %s', (name, refusal) => expect(refusalOf(new DOMException('', name))).toBe(refusal));

  it('is unavailable when the reason is unknown', () => expect(refusalOf('?')).toBe('unavailable'));
});
