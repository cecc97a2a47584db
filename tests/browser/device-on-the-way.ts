import { type Guide } from './guide.ts';

declare global {
  interface Window {
    wayfarer: {
      /** Positions that the guide has received. */
      told: number;
      /** Its current requests, one entry for each watch. */
      readonly watches: Map<number, PositionOptions | undefined>;
      /** Milliseconds by which the device's clock is ahead of the page's. */
      ahead: number;
      /** Sounds played through WebAudio. */
      sounds: number;
      locks: number;
    };
  }
}

export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns where the stations of the demo's park are, from its MapGPS, MapX and MapY. */
export const parkPlace = (x: number, y: number): Spot => ({
  latitude: 48.802523 + ((48.798477 - 48.802523) * y) / 1500,
  longitude: 9.194404 + ((9.202596 - 9.194404) * x) / 2000,
});

/** Records the guide's requests to the device. The device's clock can be advanced, so that tests need not wait. */
export async function watchDevice({ context }: Guide): Promise<void> {
  await context.addInitScript(() => {
    const watches = new Map<number, PositionOptions | undefined>();
    window.wayfarer = { told: 0, watches, ahead: 0, sounds: 0, locks: 0 };
    const { watchPosition, clearWatch } = Geolocation.prototype;
    Geolocation.prototype.watchPosition = function watch(success, failure, options): number {
      const id = watchPosition.call(
        this,
        ({ coords, timestamp }) => {
          window.wayfarer.told += 1;
          const position = { coords, timestamp: timestamp + window.wayfarer.ahead };
          success({ ...position, toJSON: () => position });
        },
        failure,
        options,
      );
      watches.set(id, options);
      return id;
    };
    Geolocation.prototype.clearWatch = function clear(id): void {
      watches.delete(id);
      clearWatch.call(this, id);
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function play(...given): void {
      // Howler tests the loudspeaker with an empty sound.
      if ((this.buffer?.duration ?? 0) > 0.1) window.wayfarer.sounds += 1;
      start.apply(this, given);
    };
  });
}

/** Lets the device report a place several times, a step apart. */
export async function tell(guide: Guide, { latitude, longitude }: Spot, times = 3, accuracy = 5): Promise<void> {
  const { page, context } = guide;
  for (let time = 0; time < times; time += 1) {
    const before = await page.evaluate(() => window.wayfarer.told);
    // The browser does not report the same position twice.
    await context.setGeolocation({ latitude: latitude + (time % 2) * 1e-6, longitude, accuracy });
    await page.waitForFunction((told) => window.wayfarer.told > told, before);
  }
}

/** Lets the visitor arrive at a place after a number of seconds. */
export async function arrive(guide: Guide, spot: Spot, seconds = 90, accuracy = 5): Promise<void> {
  await guide.page.evaluate((milliseconds) => {
    window.wayfarer.ahead += milliseconds;
  }, seconds * 1000);
  await tell(guide, spot, 3, accuracy);
}

/** Returns the guide's requests to the device, such as `precise`; empty if there are none. */
export function asked({ page }: Guide): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...window.wayfarer.watches.values()].map((options) =>
      options?.enableHighAccuracy === true ? 'precise' : 'coarse',
    ),
  );
}
