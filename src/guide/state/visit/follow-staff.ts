import { hearWorker } from '../offline/hear-worker.ts';

/**
 * Section 4: another variant of the content reloads the page, and a logout in the staff area leads home.
 *
 * @param home the guide's folder, with a slash at the end
 */
export function followStaff(home: string): void {
  hearWorker(home, ({ type }) => {
    if (type === 'variant') globalThis.location.reload();
    if (type === 'loggedOut') globalThis.location.assign(home);
  });
}
