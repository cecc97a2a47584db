/**
 * Turns an address below `/cms` into that of the login, which leads back to it (section 2.3).
 *
 * @returns whether it was the address of a page that needs a login
 */
export function standAtDoor(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
): boolean {
  const path = pathname.replace(/^\/cms/, '');
  if (path === '' || path === '/') return false;
  const isWaiting = path === '/loading';
  history.replaceState(null, '', `/cms/${isWaiting ? search : `?transitionTo=${encodeURIComponent(path + search)}`}`);
  return !isWaiting;
}
