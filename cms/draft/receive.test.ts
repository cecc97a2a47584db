import { describe, expect, it } from 'vitest';
import { openClashes } from './draft-state.ts';
import { changedNames, unsavedChanges, objectOf } from './draft.ts';
import { receive } from './receive.ts';
import { restore } from './restore.ts';
import { openedDraft, openedState, station, withStation } from './testing/museum.ts';

const moved = (ID: number, IconURL: string, Revision = 2) =>
  ({ model: 'locations', object: { ID, Name: { de: ID === 1 ? 'Eins' : 'Zwei' }, IconURL, Revision } }) as const;

describe('a change by the server itself', () => {
  it('is applied if nothing is edited', () => {
    const state = receive(openedState(), [moved(1, 'a.svg'), moved(2, 'b.svg')], 0);
    expect(objectOf(state.draft, station(1))).toMatchObject({ IconURL: 'a.svg' });
    expect(objectOf(state.draft, station(2))).toMatchObject({ IconURL: 'b.svg' });
    expect(changedNames(state.draft)).toEqual([]);
    expect(state.joined).toBe(0);
  });

  it('is joined with edits', () => {
    const edited = { ...openedState(), draft: withStation(openedDraft(), { ID: 1, Name: { de: 'Neu' }, Revision: 1 }) };
    const state = receive(edited, [moved(1, 'a.svg')], 0);
    expect(objectOf(state.draft, station(1))).toEqual({ ID: 1, Name: { de: 'Neu' }, IconURL: 'a.svg', Revision: 2 });
    expect(state.joined).toBe(1);
  });

  it('adds its clashes to the open ones', () => {
    const [one, two] = [1, 2].map((ID) => ({
      ID,
      Name: { de: ID === 1 ? 'Eins' : 'Zwei' },
      IconURL: 'mine.svg',
      Revision: 1,
    }));
    const edited = { ...openedState(), draft: withStation(withStation(openedDraft(), one ?? {}), two ?? {}) };
    const first = receive(edited, [moved(1, 'a.svg')], 0);
    const second = receive(first, [moved(2, 'b.svg')], 0);
    expect(openClashes(second).map(({ ID, theirs }) => [ID, theirs?.['IconURL']])).toEqual([
      [1, 'a.svg'],
      [2, 'b.svg'],
    ]);
  });

  it('loses no change that waits for a decision', () => {
    const crashed = withStation(openedDraft(), { ID: 1, Name: { de: 'Eins' }, IconURL: 'mine.svg', Revision: 1 });
    const met = receive(openedState(), [moved(1, 'theirs.svg')], 0);
    const restored = restore(met, unsavedChanges(crashed), undefined, 0);
    expect(openClashes(restored)).toHaveLength(1);
    const state = receive(restored, [moved(1, 'again.svg', 3), moved(2, 'b.svg')], 0);
    expect(openClashes(state)).toMatchObject([
      { ID: 1, mine: { IconURL: 'mine.svg' }, theirs: { IconURL: 'again.svg' } },
    ]);
    expect(objectOf(state.draft, station(2))).toMatchObject({ IconURL: 'b.svg' });
  });
});
