import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { browserMemory } from '../../session/browser-memory.ts';
import { type KnownPlaces, useKnownPlaces } from './use-known-places.ts';

const size = { width: 200, height: 100 };

function open(key: string): { readonly current: () => KnownPlaces; readonly leave: () => void } {
  const { result, unmount } = renderHook(() => useKnownPlaces(size, { memory: browserMemory, key }));
  return { current: () => result.current, leave: unmount };
}

it('marked places are there again after another tab was opened', () => {
  const first = open('tour 1');
  act(() => first.current().mark({ x: 50, y: 50 }));
  act(() => first.current().mark({ x: 100, y: 20 }));
  act(() => first.current().write(1, '54.33, 10.15'));
  first.leave();

  const again = open('tour 1');
  expect(again.current().places).toEqual([
    { id: 1, place: { x: 50, y: 50 }, text: '54.33, 10.15' },
    { id: 2, place: { x: 100, y: 20 }, text: '' },
  ]);
  act(() => again.current().mark({ x: 1, y: 1 }));
  expect(again.current().places.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(open('tour 2').current().places).toEqual([]);

  for (const id of [1, 2, 3]) act(() => again.current().remove(id));
  again.leave();
  expect(localStorage.getItem('tour 1')).toBe(null);
});

it('anything but a list of places is ignored', () => {
  localStorage.setItem('tour 3', '[{"x":0.5,"y":2,"text":"a"},{"x":"1","y":0,"text":""},7]');
  localStorage.setItem('tour 4', 'no JSON');
  expect(open('tour 3').current().places).toEqual([{ id: 1, place: { x: 100, y: 100 }, text: 'a' }]);
  expect(open('tour 4').current().places).toEqual([]);
});
