export interface OtherTabs {
  /** Tells the other tabs that this one plays now. */
  readonly silence: () => void;
  readonly close: () => void;
}

/**
 * Keeps to one sound at a time, even where a phone's camera opens every code in a new tab.
 *
 * @param onHushed called when another tab starts to play
 */
export function joinOtherTabs(onHushed: () => void): OtherTabs {
  if (!('BroadcastChannel' in globalThis)) return { silence: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('cicerone-sound');
  channel.addEventListener('message', onHushed);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: a channel has one origin only
  return { silence: () => channel.postMessage('hush'), close: () => channel.close() };
}
