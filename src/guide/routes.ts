import { matchPath } from 'react-router-dom';
import { isGuidePath } from '#content/guide-path.ts';

/** Every address of the guide (section 2.2): its pattern for the router, and its address for links. */
export const routes = {
  root: { pattern: '/', href: () => '/' },
  loading: {
    pattern: '/loading',
    href: (transitionTo: string) => `/loading?transitionTo=${encodeURIComponent(transitionTo)}`,
  },
  notFound: { pattern: '/notfound', href: () => '/notfound' },
  token: { pattern: '/token', href: () => '/token' },
  login: { pattern: '/login', href: () => '/login' },
  welcome: { pattern: '/welcome', href: () => '/welcome' },
  info: { pattern: '/info', href: () => '/info' },
  groups: { pattern: '/groups', href: () => '/groups' },
  tours: {
    pattern: '/tours/:tourGroupId?',
    href: (tourGroupId?: number) => (tourGroupId === undefined ? '/tours' : `/tours/${tourGroupId}`),
  },
  locations: { pattern: '/locations/:tourId', href: (tourId: number) => `/locations/${tourId}` },
  scan: { pattern: '/scan/:tourId?', href: (tourId?: number) => (tourId === undefined ? '/scan' : `/scan/${tourId}`) },
  qr: {
    pattern: '/qr/:tourCode/:itemCode?',
    href: (tourCode: string, itemCode?: string) =>
      ['/qr', tourCode, ...(itemCode === undefined ? [] : [itemCode])]
        .map((part, place) => (place === 0 ? part : encodeURIComponent(part)))
        .join('/'),
  },
  detail: {
    pattern: '/detail/:tourItemId/:fromNumberSearch?',
    href: (tourItemId: number, fromNumberSearch?: string) =>
      fromNumberSearch === undefined ? `/detail/${tourItemId}` : `/detail/${tourItemId}/${fromNumberSearch}`,
  },
  numbers: {
    pattern: '/numbers',
    href: (typed = '') => (typed === '' ? '/numbers' : `/numbers?${new URLSearchParams({ q: typed }).toString()}`),
  },
} as const;

/**
 * Finds the route of a path below the guide's folder, and what the path says for its `:names`.
 *
 * @returns no name for a path of no route
 */
export function placeAt(path: string): {
  readonly name: keyof typeof routes | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
} {
  for (const [name, { pattern }] of Object.entries(routes)) {
    const found = matchPath(pattern, path);
    if (found === null) continue;
    const params = Object.entries(found.params).map(([key, value]) => [key, value && decode(value)]);
    return { name: name as keyof typeof routes, params: Object.fromEntries(params) };
  }
  return { name: undefined, params: {} };
}

/** An address that people have typed may be encoded wrongly. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the address of a deep dive, which is shown within its station. */
export function diveHref(tourItemId: number, locationID: number): string {
  return `${routes.detail.href(tourItemId)}?dive=${locationID}`;
}

/** Returns the path and the deep dive of an address, which identify its screen, without the rest of its query. */
export function screenOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://guide.invalid');
  return `${pathname.replace(/\/$/, '')}?dive=${searchParams.get('dive') ?? ''}`;
}

/** Marks an address that the visitor opened from outside, not from another screen. */
export const arrival = { isArrival: true } as const;

export function isArrival(state: unknown): boolean {
  return hasMark(state, arrival);
}

/** Marks an address reached by getting access, which is not an arrival although the page has just loaded. */
export const entering = { isEntering: true } as const;

export function isEntering(state: unknown): boolean {
  return hasMark(state, entering);
}

/** Marks an address that the visitor returns to by a screen's arrow. */
export const wayBack = { isWayBack: true } as const;

export function isWayBack(state: unknown): boolean {
  return hasMark(state, wayBack);
}

function hasMark(state: unknown, mark: object): boolean {
  return typeof state === 'object' && state !== null && Object.keys(mark).every((key) => key in state);
}

/** Returns the query from which the visitor opened a station; empty if it is not known. */
export function searchedIn(state: unknown): string {
  return typeof state === 'object' && state !== null && 'searched' in state && typeof state.searched === 'string'
    ? state.searched
    : '';
}

/**
 * Returns the address in `?transitionTo=` if it leads into the guide, otherwise the start. Never returns another site's
 * address.
 */
export function wantedPath(search: string): string {
  const wanted = new URLSearchParams(search).get('transitionTo') ?? '';
  return isGuidePath(wanted) && !wanted.startsWith('/loading') ? wanted : routes.root.href();
}

const entrances = [routes.loading.pattern, routes.token.pattern, routes.login.pattern];

/** Returns the start, which sends visitors without access to the door and then to the wanted address. */
export function entranceHref(wanted: string): string {
  return `${routes.root.href()}?${new URLSearchParams({ transitionTo: wanted }).toString()}`;
}

/** Returns the entrance's address for a visitor whose access has ended. */
export function endedHref(wanted: string): string {
  return `${entranceHref(wanted)}&${accessEnded}=1`;
}

/** The parameter that tells a door why the visitor is there. */
export const accessEnded = 'ended';

/**
 * Returns the address that a visitor with access goes to: the one in `?transitionTo=`, otherwise where the
 * museum redirects the start, otherwise the welcome screen.
 */
export function onwardPath(search: string, redirects: Redirects): string {
  const query = new URLSearchParams(search);
  const wanted = query.get('transitionTo') ?? '';
  if (isGuidePath(wanted) && !entrances.some((path) => wanted.startsWith(path))) return wanted;
  for (const name of ['transitionTo', 'token', accessEnded]) query.delete(name);
  const start = redirectOf(routes.root.href(), redirects) ?? routes.welcome.href();
  return [start, query.toString()].filter((part) => part !== '').join(start.includes('?') ? '&' : '?');
}

/** The museum's own redirects from path to path (staticRedirects). */
type Redirects = Readonly<Record<string, string>>;

/** Returns where the museum redirects a path; undefined if it doesn't. */
export function redirectOf(path: string, redirects: Redirects): string | undefined {
  return redirects[path.replace(/\/+$/, '') || '/'];
}

/** Returns the number in an address; undefined if it is not a valid ID. */
export function idIn(parameter: string | undefined): number | undefined {
  const id = parameter !== undefined && /^\d{1,16}$/.test(parameter) ? Number(parameter) : undefined;
  return Number.isSafeInteger(id) ? id : undefined;
}
