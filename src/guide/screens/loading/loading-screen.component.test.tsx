import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type TourDefinition } from '#content/definition.ts';
import { RequestError } from '#contract/errors.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { LoadingScreen } from './loading-screen.tsx';

const mount = (ask: () => Promise<TourDefinition>, at = '/loading?transitionTo=%2Fdetail%2F1') =>
  mountInGuide(<LoadingScreen />, { at, ask, needsContent: false });

describe('the loading screen (specification 2.3 and 8)', () => {
  it.each([
    [{ failure: 'network', url: 'db' } as const, /Gerade gibt es keine Verbindung/],
    [{ failure: 'status', url: 'db', status: 503 } as const, /Fehler \(503\)/],
    [{ failure: 'schema', url: 'db' } as const, /lässt sich gerade nicht lesen/],
  ])('puts %j into words, and continues after a retry', async (facts, words) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const answers = [
      () => Promise.reject(new RequestError(facts)),
      () => Promise.resolve(smallMuseum as unknown as TourDefinition),
    ];
    const { at, user } = await mount(() => answers.shift()?.() ?? Promise.reject(new Error('no more')));
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(at()).toBe('/detail/1'));
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    async (target) => {
      const museum = Promise.resolve(smallMuseum as unknown as TourDefinition);
      const { at } = await mount(() => museum, `/loading?transitionTo=${encodeURIComponent(target)}`);
      await waitFor(() => expect(at()).toBe('/'));
    },
  );

  it('says that it is loading, and how far', async () => {
    await mount(() => new Promise(() => undefined));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
    screen.getByRole('status');
  });
});
