import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { LoginScreen } from './login-screen.tsx';
import { TokenScreen } from './token-screen.tsx';

/** The server's answers by path; without one there is no network. */
let answers: Record<string, () => Response> = {};

beforeEach(() => {
  answers = { 'info/title': () => Response.json('Kleines Museum') };
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url.replace(/^\//, '')];
    if (answer === undefined) throw new TypeError('no network');
    return answer();
  });
});

const locked = { ask: () => Promise.resolve(undefined), needsContent: false } as const;

describe('the access screens (src/guide/DECISIONS.md)', () => {
  it.each([
    ['lässt sich gerade nicht sagen', () => Response.json(5)],
    ['Bitte warten Sie 42 Sekunden', () => new Response('', { status: 429, headers: { 'retry-after': '42' } })],
    ['schon auf einem anderen Gerät', () => Response.json(2)],
    ['ist abgelaufen', () => Response.json(4)],
  ])('says that a token %s, and keeps it in the field', async (sentence, answer) => {
    answers['auth/status/ABCD'] = answer;
    const { user } = await mountInGuide(<TokenScreen />, { at: '/token', loginType: LoginType.token, ...locked });
    const field = await screen.findByLabelText('Token');
    await user.type(field, 'abcd');
    await user.click(screen.getByRole('button', { name: 'Eintreten' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain(sentence));
    expect(field).toHaveProperty('value', 'abcd');
    expect(document.activeElement).toBe(field);
  });

  it('shows the password that is typed, when the visitor wants to see it', async () => {
    const { user } = await mountInGuide(<LoginScreen />, { at: '/login', loginType: LoginType.password, ...locked });
    const field = await screen.findByLabelText('Passwort');
    expect(field.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Passwort zeigen' }));
    expect(field.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
    expect(field.getAttribute('type')).toBe('password');
  });

  it.each([
    [LoginType.token, '/token'],
    [LoginType.none, '/loading'],
  ])('checks whether the museum still needs a login when the visitor returns to the page: %s', async (now, to) => {
    let asked = 0;
    const answer = async (): Promise<Response> => {
      asked += 1;
      return Response.json(now);
    };
    const page = await mountInGuide(<TokenScreen />, {
      at: '/token',
      loginType: LoginType.token,
      fetch: answer,
      ...locked,
    });
    await screen.findByLabelText('Token');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect([asked, page.at().replace(/\?.*$/, '')]).toEqual([1, to]));
  });

  it.each([
    ['/token?x=1', LoginType.password, locked, '/?x=1'],
    ['/login?x=1', LoginType.token, locked, '/?x=1'],
    ['/token', LoginType.none, {}, '/welcome'],
    ['/login?x=1', LoginType.none, {}, '/welcome?x=1'],
  ])('at %s of a museum with the login type %s loads without a wait', async (at, loginType, more, to) => {
    const page = await mountInGuide(at.startsWith('/token') ? <TokenScreen /> : <LoginScreen />, {
      at,
      loginType,
      ...more,
    });
    await waitFor(() => expect(page.at()).toBe(to));
  });
});
