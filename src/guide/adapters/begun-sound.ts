import { begunName, recordingAttribute, soundingAttribute } from '#contract/rendered-page.ts';

declare global {
  interface Window {
    [begunName]?: HTMLAudioElement;
  }
}

/** A recording that the page began to play before the guide answered. */
export interface BegunSound {
  /** Silent by now. The browser lets it sound, because it has been tapped for. */
  readonly element: HTMLAudioElement;
  /** Seconds. */
  readonly position: number;
}

/** Takes the recording from the page, if it is this one, to continue it. */
export function takeBegunSound(url: string): BegunSound | undefined {
  const element = window[begunName];
  if (element === undefined || element.src !== new URL(url, document.baseURI).href) return undefined;
  delete window[begunName];
  // The guide's button has its name from the guide now.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- takes away what the page has put there
  element.onpause = null;
  element.pause();
  return { element, position: element.currentTime };
}

/**
 * Lets the guide continue the sound of the page. A sound that the guide does not continue ends; a paused one waits for
 * its station's button.
 *
 * @param host contains the guide's screen
 */
export function goOnWithSound(host: Element): void {
  if (window[begunName]?.paused === false) {
    host.querySelector<HTMLElement>(`[${recordingAttribute}]`)?.click();
    window[begunName]?.pause();
    delete window[begunName];
  }
  document.documentElement.removeAttribute(soundingAttribute);
}
