import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FactorDemand } from '#contract/calls/account-calls.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { refusal, showStaffPage } from '#tests/component/staff-page.tsx';
import { UsersSection } from './users-section.tsx';

const ada = { Name: 'Ada', Group: UserGroup.manager, Languages: [], HasFactor: false, MustChange: true, Sessions: 0 };
const ben = { ...ada, Name: 'ben', HasFactor: true, MustChange: false };

it('the team is looked after by root: people, waits and second factors', async () => {
  const given: string[] = [];
  let users: (typeof ada & { readonly DelayedUntil?: string | undefined })[] = [
    { ...ben, DelayedUntil: '2099-01-02T03:04:05Z' },
  ];
  const change = (values: object): { Done: true } => {
    users = users.map((user) => ({ ...user, DelayedUntil: undefined, ...values }));
    return { Done: true };
  };
  const { user } = await showStaffPage(<UsersSection />, {
    answers: {
      listUsers: () => ({ Users: users }),
      readRules: () => ({ SecondFactor: FactorDemand.nobody }),
      addUser: ({ params: { Name }, body }) => {
        if (Name === 'ben') throw refusal(409, 'user-exists', { name: Name });
        given.push(body.Password);
        users = [...users, { ...ada, Name }];
        return { Done: true };
      },
      removeUser: ({ params }) => {
        users = users.filter(({ Name }) => Name !== params.Name);
        return { Done: true };
      },
      unlockUser: () => change({}),
      resetFactor: () => change({ HasFactor: false }),
    },
  });
  const rowOf = (name: string) =>
    within(screen.getByRole('list', { name: 'Team' }))
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes(name));
  const pick = async (name: string, item: string): Promise<void> => {
    await user.click(screen.getByRole('button', { name: `Aktionen für ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await screen.findByText(/^Zu viele falsche Versuche/);
  await user.click(screen.getByRole('button', { name: 'Person hinzufügen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Person hinzufügen' });
  const name = within(dialog).getByLabelText('Name');
  await user.type(name, 'ben{Enter}');
  expect((await within(dialog).findByRole('alert')).textContent).toContain('ben');
  await expectAccessible(dialog);
  const suggested = within(dialog).getByLabelText<HTMLInputElement>('Passwort zum Weitergeben').value;
  await user.clear(name);
  await user.type(name, 'Ada{Enter}');
  await screen.findByText(/^Ada ist dabei\./);
  expect(given).toEqual([suggested]);
  await waitFor(() => expect(rowOf('Ada')?.textContent).toContain('ein Passwort wählen'));
  await pick('Ada', 'Entfernen …');
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }));
  await waitFor(() => expect(rowOf('Ada')).toBe(undefined));

  await pick('ben', 'Sofort anmelden lassen');
  await waitFor(() => expect(screen.queryByText(/^Zu viele falsche Versuche/)).toBe(null));
  await pick('ben', 'Zweiten Faktor zurücksetzen …');
  await user.click(await screen.findByRole('button', { name: 'Zurücksetzen' }));
  await waitFor(() => expect(rowOf('ben')?.textContent).toContain('kein zweiter Faktor'));
});

it('after the chosen person was removed, only root publishes', async () => {
  await showStaffPage(<UsersSection />, {
    answers: {
      listUsers: () => ({ Users: [ben] }),
      readRules: () => ({ SecondFactor: FactorDemand.nobody }),
      publications: () => ({
        NeedsApproval: true,
        Publisher: 'Ada',
        MayPublish: true,
        TimeZone: 'Europe/Berlin',
        Publications: [],
      }),
    },
  });
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Wer veröffentlicht' });
  expect(choice.value).toBe('only:');
});
