import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ValidityUnit } from '#contract/calls/access-calls.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { showStaffPage, type StaffPageOptions } from '#tests/component/staff-page.tsx';
import { TokensAsked } from './tokens-asked.tsx';

function show(IsAsked: boolean, options: StaffPageOptions): Promise<unknown> {
  const answer = { IsAsked, ValidityPeriod: 2, ValidityUnit: ValidityUnit.days };
  return showStaffPage(<TokensAsked />, { ...options, answers: { tokenRules: () => answer } });
}

describe('the pages of tokens (specification 7.2)', () => {
  it.each([
    ['de', 'Gültigkeit eines Tokens ab dem ersten Gebrauch: 2 Tage.'],
    ['en', 'A token is valid for 2 days from its first use.'],
  ])('say in %s how long a token is valid, and where root changes that', async (language, text) => {
    await show(true, { language, group: UserGroup.root });
    await screen.findByText(text, { exact: false });
    expect(screen.getByRole<HTMLAnchorElement>('link').pathname).toBe('/loginType');
  });

  it('say if visitors need none at present', async () => {
    await show(false, { language: 'en', group: UserGroup.manager });
    await screen.findByText('Visitors need no token at present', { exact: false });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
