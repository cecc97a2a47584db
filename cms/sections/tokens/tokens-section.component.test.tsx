import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sheetTasks } from '#cms/aside/sheet-tasks.ts';
import { ValidityUnit } from '#contract/calls/access-calls.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { giveRoom } from '#tests/component/in-sight.ts';
import { savedFiles } from '#tests/component/saved-files.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { workerHere } from '#tests/component/worker-here.ts';
import { TokensSection } from './tokens-section.tsx';

beforeEach(giveRoom);
afterEach(() => vi.unstubAllGlobals());

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

it('the list is a sheet that comes back unchanged, or as a plan that is applied by the same calls', async () => {
  vi.stubGlobal(
    'Worker',
    workerHere(() => sheetTasks),
  );
  const tokens = [
    { Token: 'ABCDEFGH', Owner: 'Klasse 4b', Comment: '=1+1', Expires: '', Printed: false },
    { Token: 'IJKLMNOP', Owner: '', Comment: '', Expires: '2099-01-02T03:04:05Z', Printed: true },
  ];
  const asked: unknown[] = [];
  const saved = savedFiles();
  const { user } = await showStaffPage(<TokensSection />, {
    answers: {
      tokenPage: ({ params: { Offset } }) => ({ Tokens: tokens.slice(Offset), Total: tokens.length }),
      editTokens: ({ body }) => {
        asked.push(body);
        return { Done: true };
      },
      markPrinted: ({ body }) => {
        asked.push(body);
        return { Done: true };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Liste als Tabelle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Liste als Tabelle' }));
  await user.click(dialog.getByRole('button', { name: 'CSV-Datei' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const csv = (await saved[0]?.content.text()) ?? '';
  const take = (text: string) =>
    user.upload(
      dialog.getByLabelText('Tabelle einlesen', { selector: 'input' }),
      new File([text], 'token.csv', { type: 'text/csv' }),
    );
  await take(csv);
  await dialog.findByText(/Nichts ändert sich: Alles ist schon so\./);
  await take(
    csv.replace('"Klasse 4b"', '"Klasse 5a"').replace('"IJKL-MNOP",,', '"IJKL-MNOP",,"Leihgerät"') + '"QRST-UVWX"\n',
  );
  await dialog.findByText(/Es gibt kein Token QRSTUVWX/);
  expect(dialog.getByText(/^Zeile 4, Spalte A:/)).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: /^IJKL-MNOP, Kommentar/ }));
  await user.click(dialog.getByRole('button', { name: '1 Änderung übernehmen' }));
  await screen.findByText('1 Änderung übernommen');
  expect(asked).toEqual([{ Tokens: ['ABCDEFGH'], Owner: 'Klasse 5a' }]);
});
