import { act, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useContent } from '../../../state/content/content-context.tsx';
import { smallMuseum } from '#tests/browser/museum.ts';
import { type GuidePage, type GuidePageOptions, mountInGuide } from '#tests/component/guide-page.tsx';
import { WalkControls, WalkNotice } from './walk-part.tsx';

const size = { width: 2000, height: 1500 };

const definition = {
  ...smallMuseum,
  Tours: [
    {
      ID: 1,
      TourGroupID: 1,
      Selectors: [4],
      Name: { de: 'Park' },
      MapGPS: {
        BottomLeft: { Latitude: 48.798477, Longitude: 9.194404 },
        TopRight: { Latitude: 48.802523, Longitude: 9.202596 },
      },
      MapGPSAutoActivation: true,
      MapGPSAutoDistance: 20,
    },
  ],
  TourItems: [{ ID: 1, TourID: 1, LocationID: 1, Code: '1', MapX: 1000, MapY: 750 }],
};

/** The parts of a map that concern the visitor's position. */
function Parts(): ReactNode {
  const { catalogue } = useContent();
  const tour = catalogue.tour(1);
  if (tour === undefined) throw new Error('The museum has no tour');
  const items = catalogue.itemsOf(1);
  return (
    <>
      <WalkControls tour={tour} items={items} size={size} />
      <WalkNotice tour={tour} items={items} />
    </>
  );
}

const watchPosition = vi.fn<Geolocation['watchPosition']>();

beforeEach(() => {
  watchPosition.mockReset();
  vi.stubGlobal('isSecureContext', true);
  stubDevice('prompt', { watchPosition, clearWatch: () => undefined });
});

function stubDevice(state: PermissionState, geolocation: Partial<Geolocation> | undefined): void {
  const status = Object.assign(new EventTarget(), { state });
  vi.stubGlobal('navigator', {
    languages: ['de'],
    userAgent: '',
    permissions: { query: () => Promise.resolve(status) },
    geolocation,
  });
}

async function mount(options: GuidePageOptions = {}): Promise<GuidePage> {
  const guide = await mountInGuide(<Parts />, { definition, at: '/locations/1?by=map', ...options });
  if (options.client?.gpsLocator !== false) await screen.findByRole('button', { name: 'Wo bin ich?' });
  return guide;
}

const tap = ({ user }: GuidePage, name: string) => user.click(screen.getByRole('button', { name }));

describe('where am I', () => {
  it('is explained before the browser asks, and not requested if the visitor declines', async () => {
    const guide = await mount();
    await tap(guide, 'Wo bin ich?');
    await screen.findByText(/Stationen öffnen sich von selbst, wenn Sie näher kommen/);
    expect(screen.getByText(/Ihr Standort bleibt auf Ihrem Gerät/)).toBeTruthy();
    await tap(guide, 'Jetzt nicht');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(watchPosition).not.toHaveBeenCalled();
    await tap(guide, 'Wo bin ich?');
    await guide.user.click(await screen.findByRole('button', { name: 'Meinen Standort zeigen' }));
    expect(watchPosition).toHaveBeenCalledOnce();
  });

  it('is requested at once where the browser already allows it', async () => {
    stubDevice('granted', { watchPosition, clearWatch: () => undefined });
    await tap(await mount(), 'Wo bin ich?');
    await vi.waitFor(() => expect(watchPosition).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['has no such interface', () => stubDevice('granted', undefined), /^Dieser Browser kann nicht sagen, wo Sie sind/],
    ['came without HTTPS', () => vi.stubGlobal('isSecureContext', false), /nur über eine sichere Verbindung/],
    ['cannot find it', () => failWith(2), /^Ihr Gerät kann gerade nicht sagen, wo es ist/],
    ['is slow', () => failWith(3), /^Ihr Gerät sucht noch nach seinem Standort/],
  ])('is a message where the device %s, which can be closed', async (_, breakDevice, words) => {
    stubDevice('granted', { watchPosition, clearWatch: () => undefined });
    breakDevice();
    const guide = await mount();
    await tap(guide, 'Wo bin ich?');
    await screen.findByText(words);
    const canBeTriedAgain = watchPosition.mock.calls.length > 0;
    expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' }) !== null).toBe(canBeTriedAgain);
    await tap(guide, 'Schließen');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Wo bin ich?' })).toBeTruthy();
  });

  it('outside the map is the distance and the direction back, as the compass turns', async () => {
    stubDevice('granted', { watchPosition, clearWatch: () => undefined });
    const guide = await mount();
    await tap(guide, 'Wo bin ich?');
    await vi.waitFor(() => expect(watchPosition).toHaveBeenCalled());
    const walk = guide.visit.walk.getState();
    const spot = walk?.projection.toSpot({ x: -1000, y: 750 });
    await act(async () => {
      watchPosition.mock.calls[0]?.[0]({ coords: { ...spot, accuracy: 5, heading: null }, timestamp: 1 } as never);
    });
    const words = await screen.findByText(
      /^Sie sind außerhalb dieser Karte\. Sie beginnt 300 m weiter in Richtung Osten/,
    );
    const arrow = words.querySelector('span');
    expect(arrow?.style.getPropertyValue('--turn')).toBe('90deg');
    await act(async () => walk?.turn(30));
    expect(arrow?.style.getPropertyValue('--turn')).toBe('60deg');
  });

  it('is not offered in a museum without GPS', async () => {
    await mount({ client: { gpsLocator: false } });
    expect(screen.queryByRole('button', { name: 'Wo bin ich?' })).toBeNull();
  });
});

function failWith(code: number): void {
  watchPosition.mockImplementation((_, failure) => {
    queueMicrotask(() => act(() => failure?.({ code } as GeolocationPositionError)));
    return 1;
  });
}
