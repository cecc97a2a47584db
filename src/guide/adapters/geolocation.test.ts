import { describe, expect, it, vi } from 'vitest';
import { type PositionReport } from '#engine/map/position.ts';
import { geolocationPermission, watchGeolocation, watchPermission } from './geolocation.ts';

const coords = { latitude: 48.8, longitude: 9.2, accuracy: 5 };

function useDevice({ isSecure = true, hasInterface = true } = {}) {
  const asked: PositionOptions[] = [];
  const stopped: number[] = [];
  let succeed: PositionCallback = () => undefined;
  let fail: PositionErrorCallback = () => undefined;
  const geolocation = {
    watchPosition: (success: PositionCallback, failure: PositionErrorCallback, options: PositionOptions) => {
      [succeed, fail] = [success, failure];
      return asked.push(options);
    },
    clearWatch: (id: number) => stopped.push(id),
  };
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', hasInterface ? { geolocation } : {});
  return {
    asked,
    stopped,
    report: (heading: number | null) =>
      succeed({ coords: { ...coords, heading }, timestamp: 7 } as unknown as GeolocationPosition),
    fail: (code: number) => fail({ code } as GeolocationPositionError),
  };
}

function watch(isPrecise = true) {
  const reports: PositionReport[] = [];
  const stop = watchGeolocation({ isPrecise }, (report) => reports.push(report));
  return { reports, stop };
}

describe('the device’s position', () => {
  it('is reported with its heading, unless the device is at rest', () => {
    const device = useDevice();
    const { reports } = watch();
    for (const heading of [90, null, Number.NaN]) device.report(heading);
    const position = { ...coords, at: 7 };
    expect(reports).toEqual([
      { kind: 'position', position: { ...position, heading: 90 } },
      { kind: 'position', position },
      { kind: 'position', position },
    ]);
  });

  it('is requested with high accuracy only when that is needed, until it is stopped', () => {
    const device = useDevice();
    const { stop } = watch(false);
    watch(true);
    expect(device.asked.map(({ enableHighAccuracy, maximumAge }) => [enableHighAccuracy, maximumAge])).toEqual([
      [false, 15_000],
      [true, 0],
    ]);
    stop();
    expect(device.stopped).toEqual([1]);
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [9, 'unavailable'],
  ] as const)('fails with code %i as %s', (code, failure) => {
    const device = useDevice();
    const { reports } = watch();
    device.fail(code);
    expect(reports).toEqual([{ kind: 'failure', failure }]);
  });

  it.each([
    [{ hasInterface: false }, 'unsupported'],
    [{ isSecure: false }, 'insecure'],
  ])('of a browser with %j is %s', (browser, failure) => {
    const device = useDevice(browser);
    const { reports, stop } = watch();
    stop();
    expect([reports, device.asked]).toEqual([[{ kind: 'failure', failure }], []]);
  });
});

describe('the permission', () => {
  it('is reported now and on every change, until it is stopped', async () => {
    const status = Object.assign(new EventTarget(), { state: 'prompt' });
    vi.stubGlobal('navigator', { permissions: { query: () => Promise.resolve(status) } });
    const told: PermissionState[] = [];
    const stop = watchPermission((state) => told.push(state));
    await vi.waitFor(() => expect(told).toEqual(['prompt']));
    status.state = 'granted';
    status.dispatchEvent(new Event('change'));
    stop();
    status.dispatchEvent(new Event('change'));
    expect(told).toEqual(['prompt', 'granted']);
  });

  it('is unknown in a browser that does not report it', async () => {
    vi.stubGlobal('navigator', {});
    expect(await geolocationPermission()).toBeUndefined();
  });
});
