export interface OtherTabs {
  /** Something is heard here now. */
  readonly hush: () => void;
  readonly close: () => void;
}

/**
 * One sound at a time, also where a phone's camera opens each code in a tab of its own.
 *
 * @param onHushed something else is heard now
 */
export function joinOtherTabs(onHushed: () => void): OtherTabs {
  if (!('BroadcastChannel' in globalThis)) return { hush: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('cicerone-sound');
  channel.addEventListener('message', onHushed);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: a channel has one origin only
  return { hush: () => channel.postMessage('hush'), close: () => channel.close() };
}
