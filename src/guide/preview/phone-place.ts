import { phonePreviewPath, phoneWindowName } from '#contract/paths.ts';

/** Outside the guide's own data, which a preview does not touch. */
const key = 'phonePreview';

/**
 * Returns the secret that this tab came with, also after a reload, and takes it out of the address. Undefined in any
 * other tab.
 */
export function takeSecret({ location, history, sessionStorage }: Window): string | undefined {
  const [, given] = location.pathname.endsWith(`/${phonePreviewPath}`) ? location.hash.split('#') : [];
  if (given === undefined || given === '') return sessionStorage.getItem(key) ?? undefined;
  sessionStorage.setItem(key, given);
  history.replaceState(null, '', location.pathname);
  return given;
}

/** Lets later pages of this tab know that they show a preview. */
export function markTab(tab: Window): void {
  tab.name = phoneWindowName;
}

/** From now on, this tab shows what visitors see. */
export function leavePreview(tab: Window): void {
  tab.name = '';
}
