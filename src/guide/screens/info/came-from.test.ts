import { expect, it } from 'vitest';
import { cameFrom } from './came-from.ts';

it.each([
  [{ from: '/detail/5?x=1' }, '/detail/5?x=1'],
  [{ from: '/information' }, '/information'],
  [{ from: '/info' }, undefined],
  [{ from: '/info?x' }, undefined],
  [{ from: '//evil.example' }, undefined],
  [{ from: 5 }, undefined],
  [null, undefined],
  ['x', undefined],
])('from state %j, the arrow leads back to %j', (state, path) => expect(cameFrom(state, '/info')).toBe(path));
