import { type StorageKey, storageKeys } from './storage.ts';

/** The stored state of docking while a loan device waits for its next visitor. */
export const docked = 'docked';

/** Stays on a loan device: its identity, and the visits that the server has not counted yet. */
const kept: readonly string[] = [
  storageKeys.deviceId,
  storageKeys.deviceKind,
  storageKeys.visits,
] satisfies StorageKey[];

/**
 * Removes what the last visitor has left on a loan device, then opens the guide again.
 *
 * @param home the guide's folder
 */
export function forgetVisitor(home: string): void {
  // Screens store a last thing when the page goes; listeners are called in order, so this one comes after theirs.
  addEventListener('pagehide', forget);
  globalThis.location.replace(home);
}

function forget(): void {
  for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key);
  localStorage.setItem(storageKeys.docking, docked);
  sessionStorage.clear();
}
