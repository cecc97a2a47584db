import { expect, it } from 'vitest';
import { listsOf, ofModel } from './lists.ts';

it('has the objects of a model by ID, in their order, the first of several with one ID', () => {
  const lists = listsOf({ Locations: [{ ID: 5 }, { ID: 2, Code: 'a' }, { ID: 2, Code: 'b' }, { ID: 0 }] });
  expect([...ofModel(lists, 'locations')]).toEqual([
    [5, { ID: 5 }],
    [2, { ID: 2, Code: 'a' }],
    [0, { ID: 0 }],
  ]);
});

it('omits objects without an ID, and is empty for missing models', () => {
  expect(ofModel(listsOf({ Locations: [{ ID: -1 }, { Code: 'x' }] }), 'locations').size).toBe(0);
  expect(ofModel(listsOf({}), 'tours').size).toBe(0);
  expect(ofModel(new Map(), 'tours').size).toBe(0);
});
