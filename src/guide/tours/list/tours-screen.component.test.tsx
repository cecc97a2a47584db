import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { GroupsScreen } from '../groups/groups-screen.tsx';
import { ToursScreen } from './tours-screen.tsx';

const ids = [1, 2, 3, 4];

const museum = {
  ...smallMuseum,
  Configurations: [{ ID: 1, TourGroupsAsNavigationLayer: false }],
  TourGroups: [
    { ID: 1, Position: 0, Name: { de: 'Haus' }, Description: { de: 'Alle Säle' } },
    { ID: 2, Position: 1, Name: { de: 'Garten' } },
  ],
  Tours: [
    { ID: 1, TourGroupID: 1, Code: 'H', Name: { de: 'Rundgang' } },
    { ID: 2, TourGroupID: 2, Code: 'PD', Type: 1, Name: { de: 'Detektive' } },
    { ID: 3, TourGroupID: 2, Code: 'M', Selectors: [4], MapURL: { de: 'files/map.svg' }, Name: { de: 'Park' } },
    { ID: 4, TourGroupID: 2, Code: 'X', Type: 2, RedirectTarget: 'https://example.org', Name: { de: 'Rosen' } },
  ],
  TourItems: [1, 2, 3].flatMap((TourID) =>
    ids.map((ID) => ({ ID: TourID * 10 + ID, TourID, LocationID: TourID * 10 + ID, Code: `${TourID}0${ID}` })),
  ),
  Locations: [1, 2, 3].flatMap((tour) =>
    ids.map((ID) => ({
      ID: tour * 10 + ID,
      Name: { de: 'S' },
      ...(tour === 2 ? { Type: 5, GamePoints: 10 } : { Type: 2 }),
    })),
  ),
};

const stored = {
  heard: JSON.stringify([11, 12, 13]),
  scores: JSON.stringify({ PD: { '201': 10, '202': 0, '203': 'many', '204': -1 } }),
};

const card = (name: string): string => screen.getByText(name, { selector: 'a' }).closest('li')?.textContent ?? '';

describe('the list of tours (specification 2.2, 3.6 and 4)', () => {
  it('is headed by the groups if these have no separate level', async () => {
    await mountInGuide(<ToursScreen />, { at: '/tours', definition: museum });
    const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Haus', 'Garten']);
    screen.getByText('Alle Säle');
  });

  it('shows what was heard, solved and won, that there are games and maps, and ignores invalid scores', async () => {
    await mountInGuide(<ToursScreen />, { at: '/tours', definition: museum, stored });
    expect(card('Rundgang')).toContain('3 von 4 Stationen gehört');
    expect(card('Detektive')).toContain('2 von 4 Rätseln gelöst');
    expect(card('Detektive')).toContain('10 von 40 Punkten');
    expect(card('Detektive')).toContain('Spiel');
    expect(card('Park')).toContain('Karte');
    expect(card('Park')).toContain('4 Stationen');
    expect(card('Rundgang')).not.toMatch(/Spiel|Karte|Punkten/);
  });

  it('has a friendly sentence if there are no tours', async () => {
    await mountInGuide(<ToursScreen />, { at: '/tours', definition: { Languages: [] } });
    expect(document.querySelector('main')?.textContent).toContain('Hier gibt es noch keine Touren.');
  });

  it('is named as its screen where groups and tours have no name', async () => {
    const definition = { TourGroups: [{ ID: 1 }], Tours: [{ ID: 7, TourGroupID: 1 }] };
    const { at, user } = await mountInGuide(<GroupsScreen />, { at: '/groups', definition });
    await user.click(screen.getByText('Touren', { selector: 'a' }));
    expect(at()).toBe('/tours/1');
  });

  it('is missing from a museum without groups, which says so', async () => {
    await mountInGuide(<GroupsScreen />, { at: '/groups', definition: { Tours: [{ ID: 7 }] } });
    expect(document.querySelector('main')?.textContent).toContain('Dieses Museum hat noch keine Touren.');
  });

  it.each(['/tours/77', '/tours/abc'])('does not exist at %s', async (path) => {
    const { at } = await mountInGuide(<ToursScreen />, { at: path, definition: museum });
    expect(at()).toBe('/notfound');
  });
});
