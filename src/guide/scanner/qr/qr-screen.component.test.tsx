import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { QrScreen } from './qr-screen.tsx';

const museum = {
  ...smallMuseum,
  Tours: [...smallMuseum.Tours, { ID: 2, TourGroupID: 1, Code: 'OUT', Type: 2, RedirectTarget: '/tours/1' }],
  TourItems: [
    { ID: 1, TourID: 1, LocationID: 1, Code: '007', Position: 0 },
    { ID: 2, TourID: 1, LocationID: 2, Code: '1', Position: 1 },
  ],
};

const mount = (at: string) => mountInGuide(<QrScreen />, { at, definition: museum });

describe('the address in a printed code (specification 2.2)', () => {
  it.each([
    ['/qr/H', '/locations/1'],
    ['/qr/H/007?from=poster#end', '/detail/1?from=poster#end'],
    ['/qr/h/7', '/detail/1'],
    ['/qr/h/٧', '/detail/1'],
    ['/qr/H/0001', '/detail/2'],
    ['/qr/%48/1', '/detail/2'],
    ['/qr/OUT', '/locations/2'],
    ['/qr/OUT/1', '/locations/2'],
  ])('%s leads to %s', async (path, place) => {
    const { at, history } = await mount(path);
    await waitFor(() => expect(at()).toBe(place));
    // The visitor has come from outside, so that the focus stays where it is.
    expect(history.location.state).toMatchObject({ isArrival: true });
  });

  it('says that a station is unknown, and leads to its tour', async () => {
    const { at, user } = await mount('/qr/H/0999');
    await screen.findByText(/keine Station mit dem Code „0999“/);
    expect(at()).toBe('/qr/H/0999');
    await user.click(screen.getByRole('link', { name: 'Zu den Stationen dieser Tour' }));
    expect(at()).toBe('/locations/1');
  });

  it('says that a tour is unknown, and leads to all tours', async () => {
    const { at, user } = await mount('/qr/Saal%202/7');
    await screen.findByText(/Eine Tour mit dem Code „Saal 2“ gibt es nicht/);
    await user.click(screen.getByRole('link', { name: 'Alle Touren' }));
    expect(at()).toBe('/tours');
  });
});
