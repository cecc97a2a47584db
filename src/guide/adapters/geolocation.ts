import { type Position, type PositionFailure, type PositionSource } from '#engine/map/position.ts';

/** Milliseconds without a position after which the browser reports a timeout. */
const timeoutMs = 20_000;

/** The oldest acceptable position, in milliseconds, when a coarse one is enough. */
const ageWhenCoarse = 15_000;

/** Watches the device's own position. The browser asks the visitor the first time. */
export const watchGeolocation: PositionSource = ({ isPrecise }, tell) => {
  const geolocation = interfaceOf(navigator);
  if (!isSecureContext || geolocation === undefined) {
    tell({ kind: 'failure', failure: isSecureContext ? 'unsupported' : 'insecure' });
    return () => undefined;
  }
  const watch = geolocation.watchPosition(
    (found) => tell({ kind: 'position', position: positionOf(found) }),
    ({ code }) => tell({ kind: 'failure', failure: failures[code] ?? 'unavailable' }),
    { enableHighAccuracy: isPrecise, maximumAge: isPrecise ? 0 : ageWhenCoarse, timeout: timeoutMs },
  );
  return () => geolocation.clearWatch(watch);
};

/**
 * Reports the permission state now and on every change, or never if the browser does not support that. Returns the
 * stop.
 */
export function watchPermission(tell: (state: PermissionState) => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  void geolocationPermission().then((status) => {
    if (status === undefined || signal.aborted) return;
    status.addEventListener('change', () => tell(status.state), { signal });
    tell(status.state);
  });
  return () => listeners.abort();
}

/** Returns undefined if the browser does not report permissions. Never fails. */
export async function geolocationPermission(): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: 'geolocation' });
  } catch {
    return undefined;
  }
}

/** Not every browser has it, whatever its type says. */
function interfaceOf(host: { readonly geolocation?: Geolocation }): Geolocation | undefined {
  return host.geolocation;
}

/** The codes of GeolocationPositionError. */
const failures: Readonly<Record<number, PositionFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

function positionOf({ coords, timestamp }: GeolocationPosition): Position {
  const { latitude, longitude, accuracy, heading } = coords;
  // A device at rest has no heading: null by the standard, NaN on some devices.
  const isHeading = heading !== null && Number.isFinite(heading);
  return { latitude, longitude, accuracy, at: timestamp, ...(isHeading ? { heading } : {}) };
}
