import type { Variant } from '#contract/calls/content-calls.ts';
import {
  type EnterMessage,
  type FrameMessage,
  parseEnter,
  readMessage,
  type PreviewedVisitor,
} from '#contract/frame-messages.ts';
import { loadAgain } from '#ui/load-again.ts';
import { storageKeys } from '../adapters/storage.ts';
import { takeSecret } from './phone-place.ts';
import { slowDown } from './slow-down.ts';

/** Milliseconds that the surrounding window has to answer. */
const timeoutMs = 5000;

/** How the guide runs in the staff area's frame. */
export interface GuidePreview {
  /** The copy of the content to read; undefined for the published one, if no staff area has answered. */
  readonly variant: Variant | undefined;
  /** With this secret, a phone follows what is not saved yet. */
  readonly secret?: string;
}

/**
 * Keeps everything that the guide writes in memory, out of the browser's storage, which visitors also use. Asks the
 * staff area around this frame for its user's session; on a phone, the secret of its preview is the session.
 *
 * @returns undefined if this is no preview: the guide then runs as usual
 */
export async function enterPreview(frame: Window): Promise<GuidePreview | undefined> {
  const secret = frame.parent === frame ? takeSecret(frame) : undefined;
  if (frame.parent === frame && secret === undefined) return undefined;
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(frame, name, { value: createOwnStorage(), configurable: true });
  if (secret !== undefined) {
    frame.localStorage.setItem(storageKeys.session, secret);
    const { enterPhone } = await loadAgain(() => import('./enter-phone.ts'));
    if (await enterPhone(secret, new URL('./', document.baseURI).href)) return { variant: 'INEDIT', secret };
    // Another page has taken the guide's place.
    return await new Promise<never>(() => undefined);
  }
  const entered = await askAround(frame, frame.parent);
  if (entered === undefined) return { variant: undefined };
  frame.localStorage.setItem(storageKeys.session, entered.session);
  becomeVisitor(frame, entered.visitor);
  return { variant: 'INEDIT' };
}

function askAround(frame: Window, around: Window): Promise<EnterMessage | undefined> {
  const { origin } = frame.location;
  const heard = new AbortController();
  return new Promise<EnterMessage | undefined>((resolve) => {
    const hear = (event: MessageEvent): void => {
      const reading = readMessage(event, { window: around, origin }, parseEnter);
      if (reading.kind === 'malformed') tell({ type: 'refused' });
      if (reading.kind === 'message') resolve(reading.message);
    };
    frame.addEventListener('message', hear, heard);
    setTimeout(() => resolve(undefined), timeoutMs);
    tell({ type: 'ready' });
  }).finally(() => heard.abort());

  function tell(message: FrameMessage): void {
    around.postMessage(message, origin);
  }
}

/** A storage that lasts as long as the page. */
function createOwnStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

type Frame = Window & typeof globalThis;

/** Before the guide starts: gives it a visitor's settings, as if they had been chosen earlier. */
function becomeVisitor(frame: Window, visitor: PreviewedVisitor): void {
  const { language, isHighContrast, isDark, isMirrored, isMuted, isSlow } = visitor;
  if (language !== undefined) frame.localStorage.setItem(storageKeys.language, language);
  if (isHighContrast === true) frame.localStorage.setItem(storageKeys.highContrast, 'true');
  // Light also on a member of staff's dark device: most visitors have that.
  frame.localStorage.setItem(storageKeys.profile, JSON.stringify({ look: isDark === true ? 'dark' : 'light' }));
  if (isMirrored === true) mirror(frame.document.documentElement);
  if (isMuted === true) mute(frame as Frame);
  if (isSlow === true) slowDown(frame as Frame);
}

/** Keeps the page's direction, which the guide sets with each language. */
function mirror(root: HTMLElement): void {
  const turn = (): void => {
    if (root.dir !== 'rtl') root.dir = 'rtl';
  };
  turn();
  new MutationObserver(turn).observe(root, { attributeFilter: ['dir'] });
}

/** Recordings and sounds play as usual, and are not heard. */
function mute({ HTMLMediaElement, AudioContext, BaseAudioContext }: Frame): void {
  const { prototype } = HTMLMediaElement;
  const play = Object.getOwnPropertyDescriptor(prototype, 'play')?.value as (this: HTMLMediaElement) => Promise<void>;
  prototype.play = function playMuted(this: HTMLMediaElement) {
    this.muted = true;
    return play.call(this);
  };
  const ends = new WeakMap<BaseAudioContext, AudioNode>();
  const destination = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'destination');
  Object.defineProperty(AudioContext.prototype, 'destination', {
    get(this: AudioContext): AudioNode {
      const known = ends.get(this);
      if (known !== undefined) return known;
      const silence = this.createGain();
      silence.gain.value = 0;
      silence.connect(destination?.get?.call(this) as AudioNode);
      ends.set(this, silence);
      return silence;
    },
  });
}
