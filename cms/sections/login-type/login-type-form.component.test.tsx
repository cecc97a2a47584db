import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { LoginTypeSection } from './login-type-section.tsx';

describe('how visitors log in (specification 2.5)', () => {
  it('names each wrong value at its field, and sends nothing', async () => {
    const sent: unknown[] = [];
    const { user } = await showStaffPage(<LoginTypeSection />, {
      answers: {
        readLoginType: () => ({ LoginType: LoginType.none, HasPassword: false, Periods: {} }),
        setLoginType: ({ body }) => {
          sent.push(body);
          return { Done: true };
        },
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Mit einem Passwort auf Zeit' }));
    const period = screen.getByLabelText('Der Zugang gilt');
    await user.clear(period);
    await user.type(period, '0');
    await user.click(screen.getByRole('button', { name: 'Zugang speichern' }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Geben Sie ein Passwort ein oder wählen Sie eine andere Art des Zugangs.',
      'Geben Sie eine ganze Zahl ab 1 ein.',
    ]);
    expect(sent).toEqual([]);
  });
});
