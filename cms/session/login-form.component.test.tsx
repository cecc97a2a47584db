import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '#contract/errors.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { type Answers, showStaffPage } from '#tests/component/staff-page.tsx';
import { LoginForm } from './login-form.tsx';

function refused(status: number, reason: string, retryAfter?: number): Error {
  const answer = { code: reason, message: reason, reason };
  const wait = retryAfter === undefined ? {} : { retryAfter };
  return new RequestError({ failure: 'status', url: '/session', status, answer, ...wait });
}

/** Types a name and a password, and presses the button. */
async function logIn(logInAnswer: Answers['logIn'], language: string) {
  const answers = logInAnswer === undefined ? {} : { logIn: logInAnswer };
  const page = await showStaffPage(<LoginForm />, { group: undefined, answers, language });
  const [name, password, submit] =
    language === 'de' ? ['Name', 'Passwort', 'Anmelden'] : (['Name', 'Password', 'Log in'] as const);
  await page.user.type(screen.getByLabelText(name), 'anna');
  await page.user.type(screen.getByLabelText(password), 'x');
  await page.user.click(screen.getByRole('button', { name: submit }));
  return page;
}

describe('the login form (specification 4 and 8)', () => {
  it('says in English, too, how long to wait after too many codes, and when the wait is over', async () => {
    const { user } = await logIn(({ body }) => {
      throw body.Code === undefined ? refused(401, 'code-missing') : refused(429, 'too-many-attempts', 120);
    }, 'en');
    const field = await screen.findByLabelText('Code');
    await user.type(field, 'nonsense');
    vi.useFakeTimers();
    try {
      await act(async () => screen.getByRole('button', { name: 'Log in' }).click());
      expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Try again in 2 minutes.');
      expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('nonsense');
      await act(() => vi.advanceTimersByTimeAsync(120_000));
      expect(screen.getByRole('alert').textContent).toBe('You can try again now.');
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps the typed name after a wrong password, and says when there is no server', async () => {
    let answer: () => never = () => {
      throw refused(401, 'wrong-credentials');
    };
    const { user } = await logIn(() => answer(), 'de');
    expect((await screen.findByRole('alert')).textContent).toBe('Name oder Passwort stimmt nicht.');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('anna');
    answer = () => {
      throw new RequestError({ failure: 'network', url: '/session' });
    };
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/nicht erreichbar/);
  });

  it('asks for the code of a second factor with the focus, and selects a wrong one, or takes a recovery code', async () => {
    const sent: (string | undefined)[] = [];
    const { user } = await logIn(({ body }) => {
      sent.push(body.Code);
      throw refused(401, body.Code === undefined ? 'code-missing' : 'code-wrong');
    }, 'de');
    const field = await screen.findByLabelText<HTMLInputElement>('Code');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
    await user.type(field, '12 34 5{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Dieser Code stimmt nicht/);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['12 34 5', 0, 7]);
    expect(document.activeElement).toBe(field);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Wiederherstellungscode verwenden' }));
    const recovery = screen.getByLabelText('Wiederherstellungscode');
    expect(document.activeElement).toBe(recovery);
    await user.type(recovery, 'abcd-efgh{Enter}');
    await waitFor(() => expect(sent).toEqual([undefined, '12 34 5', 'abcd-efgh']));
  });

  it('goes back from the code to the name, with the focus and without the trouble of before', async () => {
    const { user } = await logIn(() => {
      throw refused(401, 'code-missing');
    }, 'de');
    await user.click(await screen.findByRole('button', { name: 'Zurück zu Name und Passwort' }));
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    expect(document.activeElement).toBe(name);
    expect(name.value).toBe('anna');
    expect(screen.getByLabelText<HTMLInputElement>('Passwort').value).toBe('');
    expect(screen.queryByRole('alert')).toBe(null);
  });
});
