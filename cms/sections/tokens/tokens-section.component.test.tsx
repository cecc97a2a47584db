import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ValidityUnit } from '#contract/calls/access-calls.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { giveRoom } from '#tests/component/in-sight.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { TokensSection } from './tokens-section.tsx';

beforeEach(giveRoom);

it('tokens are filtered, extended and freed, with what the server answers', async () => {
  const used = { Token: 'ABCDEFGH', Owner: 'Klasse 4b', Comment: '', Expires: '2099-01-02T03:04:05Z', Printed: false };
  let tokens = [used, { ...used, Token: 'IJKLMNOP', Owner: 'Kasse', Expires: '' }];
  const { user } = await showStaffPage(<TokensSection />, {
    answers: {
      tokenRules: () => ({ IsAsked: true, ValidityPeriod: 2, ValidityUnit: ValidityUnit.days }),
      tokenPage: ({ params: { Filter }, query: { Search = '' } }) => {
        const Tokens = tokens.filter(
          ({ Expires, Owner }) =>
            (Filter === 'all' || (Filter === 'used') === (Expires !== '')) && Owner.toLowerCase().includes(Search),
        );
        return { Tokens, Total: Tokens.length };
      },
      extendToken: () => {
        const longer = { ...used, Expires: '2099-01-09T03:04:05Z' };
        tokens = tokens.map((token) => (token.Token === longer.Token ? longer : token));
        return longer;
      },
      freeToken: () => {
        tokens = tokens.map((token) => ({ ...token, Expires: '' }));
        return { ...used, Expires: '' };
      },
    },
  });
  await screen.findByText('2 Token');
  await user.click(screen.getByText('Benutzt'));
  await screen.findByText('1 Token');
  const row = (await screen.findByText('ABCD-EFGH')).closest('li') ?? document.body;
  const until = within(row).getByText(/^bis /).textContent;
  await expectAccessible(row.closest('ul') ?? row);
  await user.click(within(row).getByRole('button', { name: 'Eine Woche länger' }));
  await screen.findByText(/ABCD-EFGH gilt bis/);
  await waitFor(() => expect(screen.getByText(/^bis /).textContent).not.toBe(until));
  await user.click(within(row).getByRole('button', { name: 'Aktionen für ABCD-EFGH' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Freigeben' }));
  await user.click(await screen.findByRole('button', { name: 'Freigeben' }));
  await screen.findByText('Nichts gefunden.');
  await user.click(screen.getByText('Alle'));
  await user.type(screen.getByLabelText('Token, Inhaber oder Kommentar finden'), 'klasse');
  await screen.findByText('1 Token');
  await screen.findByText('frei');
});
