import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { UnknownPath } from './not-found-screen.tsx';

const client = { staticRedirects: { '/start': '/locations/1', '/round': '/round', '/info': '/numbers?a=b#c' } };

describe('an address that no screen has (specification 2.2)', () => {
  it.each([
    ['/start', '/locations/1'],
    ['/start/?from=poster#x', '/locations/1?from=poster#x'],
    ['/info?from=poster', '/numbers?a=b&from=poster#c'],
  ])('is redirected as configured: %s to %s', async (path, place) => {
    const { at } = await mountInGuide(<UnknownPath />, { at: path, client });
    await waitFor(() => expect(at()).toBe(place));
  });

  it.each(['/round', '/no/such/page'])('says so at %s, and leads to the start', async (path) => {
    const { at, user } = await mountInGuide(<UnknownPath />, { at: path, client });
    await screen.findByText('Hier ist nichts', { selector: 'h1' });
    await user.click(screen.getByRole('link', { name: 'Zum Anfang' }));
    expect(at()).toBe('/welcome');
  });
});
