import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { RequestError } from '#contract/errors.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { AutosaveProvider } from '../../workspace/autosave.tsx';
import { LeaveDialog } from '../../workspace/leave-dialog.tsx';
import { LoginTypeSection } from './login-type-section.tsx';

/** Shows the form with a timed password chosen and no period. */
async function showPasswordForm() {
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
  return { user, sent, period };
}

describe('how visitors log in (specification 2.5)', () => {
  it('names each wrong value at its field, and sends nothing', async () => {
    const { user, sent, period } = await showPasswordForm();
    await user.type(period, '0');
    await user.click(screen.getByRole('button', { name: 'Zugang speichern' }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Geben Sie ein Passwort ein oder wählen Sie eine andere Art des Zugangs.',
      'Geben Sie eine ganze Zahl ab 1 ein.',
    ]);
    expect(sent).toEqual([]);
  });

  it('is saved before the section is left, which stays with what is typed if that fails', async () => {
    let isAway = true;
    const { user, at } = await showStaffPage(
      <AutosaveProvider>
        <Link to="/overview">Übersicht</Link>
        <LeaveDialog />
        <LoginTypeSection />
      </AutosaveProvider>,
      {
        section: '/loginType',
        answers: {
          readLoginType: () => ({ LoginType: LoginType.password, HasPassword: true, Periods: {} }),
          setLoginType: () => {
            if (isAway) throw new RequestError({ failure: 'network', url: '/loginType' });
            return { Done: true };
          },
        },
      },
    );
    // A saved password is never shown again.
    const another = await screen.findByLabelText<HTMLInputElement>('Neues Passwort für Gäste');
    expect(another.value).toBe('');
    await user.type(another, 'Unruh');
    for (const place of ['/loginType', '/overview']) {
      await user.click(screen.getByRole('link', { name: 'Übersicht' }));
      await user.click(await screen.findByRole('button', { name: 'Speichern und weiter' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
      expect(at()).toBe(place);
      if (!isAway) break;
      screen.getByText(/^Der Server/);
      expect(another.value).toBe('Unruh');
      isAway = false;
    }
  });

  it('is sent as it is typed: a password for a time, with the text above it', async () => {
    const { user, sent, period } = await showPasswordForm();
    await user.type(period, '2');
    await user.selectOptions(screen.getByLabelText('Einheit'), 'weeks');
    await user.click(screen.getByLabelText('Passwort für Gäste'));
    await user.paste('Pendel');
    await user.click(screen.getByLabelText('Text über dem Passwortfeld'));
    await user.paste('Es steht auf der Karte.');
    await user.click(screen.getByRole('button', { name: 'Zugang speichern' }));
    await screen.findByText('Der Zugang ist gespeichert und gilt ab jetzt.');
    expect(sent).toEqual([
      expect.objectContaining({
        LoginType: LoginType.timed,
        Password: 'Pendel',
        ValidityPeriod: 2,
        ValidityUnit: 'weeks',
      }),
    ]);
    expect(JSON.stringify(sent)).toContain('Es steht auf der Karte.');
  });
});
