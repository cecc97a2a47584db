import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Late } from './late.tsx';

const fail = (): Promise<string> => Promise.reject(new Error('offline'));
const t = (key: string): string => key;

const retry = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'game.retry' }));
};

describe('a late part of a game (specification 8)', () => {
  it('says that it could not be loaded, and covers the game until it has come after a retry', async () => {
    let bring = (_part: string): void => undefined;
    const coming = new Promise<string>((resolve) => (bring = resolve));
    const answers = [fail(), coming];
    render(
      <Late t={t} part={{ get: () => undefined, fetch: () => answers.shift() ?? fail() }}>
        {(part) => <p>{part}</p>}
      </Late>,
    );
    expect((await screen.findByRole('alert')).textContent).toBe('game.partFailedgame.retry');
    await retry();
    expect(screen.getByRole('alert').getAttribute('aria-busy')).toBe('true');
    await act(async () => bring('there'));
    screen.getByText('there');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so again when the retry fails, and nothing for an ornament', async () => {
    const part = { get: () => undefined, fetch: fail };
    const { container } = render(<Late part={part}>{(shown: string) => shown}</Late>);
    await act(async () => undefined);
    expect(container.textContent).toBe('');
    render(
      <Late t={t} part={part}>
        {(shown: string) => shown}
      </Late>,
    );
    await retry();
    expect((await screen.findByRole('alert')).getAttribute('aria-busy')).toBe('false');
  });
});
