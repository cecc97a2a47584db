import type { PreviewedVisitor } from '#contract/frame-messages.ts';
import { storageKeys } from '../adapters/storage.ts';
import { slowDown } from './slow-down.ts';

type Frame = Window & typeof globalThis;

/** Before the guide starts: gives it a visitor's settings, as if they had been chosen earlier. */
export function becomeVisitor(frame: Window, visitor: PreviewedVisitor): void {
  const { language, isHighContrast, isMirrored, isMuted, isSlow } = visitor;
  if (language !== undefined) frame.localStorage.setItem(storageKeys.language, language);
  if (isHighContrast === true) frame.localStorage.setItem(storageKeys.highContrast, 'true');
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
