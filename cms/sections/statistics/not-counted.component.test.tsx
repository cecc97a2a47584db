import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { NotCounted } from './not-counted.tsx';

const definition = { ...smallMuseum, Configurations: [{ ID: 1, VisitStats: false }] };

describe('a museum that counts no visits', () => {
  it('tells managers who can switch counting on', async () => {
    await showStaffPage(<NotCounted />, { definition, group: UserGroup.manager });
    const words = 'Besuche werden nicht gezählt. Jemand mit Verwaltungsrechten kann das einschalten.';
    expect((await screen.findByRole('status')).textContent).toBe(words);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
