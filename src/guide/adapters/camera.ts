/** Why there is no camera: no interface (or no HTTPS), no permission, no device, or in use by another app. */
export type CameraRefusal = 'unavailable' | 'denied' | 'missing' | 'busy';

export type CameraOutcome =
  | { readonly ok: true; readonly camera: Camera }
  | { readonly ok: false; readonly refusal: CameraRefusal };

export interface Camera {
  readonly stream: MediaStream;
  readonly hasTorch: boolean;
  /** Returns whether the light is on afterwards. Never fails. */
  readonly setTorch: (on: boolean) => Promise<boolean>;
  /** Calls back when the device stops the camera. */
  readonly onLost: (listener: () => void) => void;
  /** Releases the camera and turns its light off. */
  readonly stop: () => void;
}

/** Opens the camera that faces away from the visitor. The browser asks for permission. Never fails. */
export async function openCamera(): Promise<CameraOutcome> {
  // Browsers hide the interface from pages without HTTPS, whatever its type says.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) return { ok: false, refusal: 'unavailable' };
  try {
    const stream = await devices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
    return { ok: true, camera: cameraOf(stream) };
  } catch (error) {
    return { ok: false, refusal: refusalOf(error) };
  }
}

/** Returns what a failure of `getUserMedia` means for the visitor. */
export function refusalOf(error: unknown): CameraRefusal {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return refusals[name] ?? 'unavailable';
}

const refusals: Readonly<Record<string, CameraRefusal>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
};

/** Browser typings do not include the light yet. */
interface TorchTrack {
  readonly getCapabilities?: () => { readonly torch?: boolean };
  readonly applyConstraints: (constraints: {
    readonly advanced: readonly { readonly torch: boolean }[];
  }) => Promise<void>;
}

function cameraOf(stream: MediaStream): Camera {
  const tracks = stream.getTracks();
  const torch = tracks[0] as TorchTrack | undefined;
  return {
    stream,
    hasTorch: torch?.getCapabilities?.().torch === true,
    setTorch: async (on) => {
      try {
        await torch?.applyConstraints({ advanced: [{ torch: on }] });
        return on;
      } catch {
        return false;
      }
    },
    onLost: (listener) => {
      for (const track of tracks) track.addEventListener('ended', listener);
    },
    stop: () => {
      for (const track of tracks) track.stop();
    },
  };
}
