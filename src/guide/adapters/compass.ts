import { wholeTurn } from '#engine/map/distance.ts';

/** The fields and the permission request that only Apple devices have. */
interface AppleOrientation {
  /** Degrees clockwise from north. */
  readonly webkitCompassHeading?: number;
}

interface AppleInterface {
  readonly requestPermission?: () => Promise<string>;
}

/** The smallest turn reported, in degrees, and the shortest time between reports, in milliseconds. */
const smallestTurn = 5;
const shortestPause = 250;

/**
 * Asks for permission where the device requires it, so call it on a tap only. Returns whether the compass may be used.
 * Never fails.
 */
export async function allowCompass(): Promise<boolean> {
  const { DeviceOrientationEvent: orientation } = globalThis as { DeviceOrientationEvent?: AppleInterface };
  if (orientation === undefined) return false;
  try {
    return (await orientation.requestPermission?.()) !== 'denied';
  } catch {
    return false;
  }
}

/**
 * Calls back with the direction of the top of the screen, in degrees clockwise from north, until the returned function
 * is called. Without a compass or permission it never calls back.
 */
export function watchCompass(tell: (heading: number) => void): () => void {
  const listeners = new AbortController();
  let told: { readonly heading: number; readonly at: number } | undefined;
  const hear = (event: Event): void => {
    const heading = headingIn(event);
    if (heading === undefined) return;
    const turned = told === undefined ? 180 : Math.abs(wholeTurn(heading - told.heading + 180) - 180);
    if (turned < smallestTurn || event.timeStamp - (told?.at ?? Number.NEGATIVE_INFINITY) < shortestPause) return;
    told = { heading, at: event.timeStamp };
    tell(heading);
  };
  for (const type of ['deviceorientationabsolute', 'deviceorientation'])
    addEventListener(type, hear, { signal: listeners.signal });
  return () => listeners.abort();
}

function headingIn(event: Event & AppleOrientation): number | undefined {
  const turned = screen.orientation?.angle ?? 0;
  const { webkitCompassHeading } = event;
  if (typeof webkitCompassHeading === 'number') return wholeTurn(webkitCompassHeading + turned);
  if (!(event instanceof DeviceOrientationEvent) || !event.absolute || event.alpha === null) return undefined;
  return wholeTurn(360 - event.alpha + turned);
}
