import { isGuidePath } from '#content/guide-path.ts';

/** Every address of the guide (section 2.2): its pattern for the router, and its address for links. */
export const routes = {
  root: { pattern: '/', href: () => '/' },
  loading: {
    pattern: '/loading',
    href: (transitionTo: string) => `/loading?transitionTo=${encodeURIComponent(transitionTo)}`,
  },
  notFound: { pattern: '/notfound', href: () => '/notfound' },
  welcome: { pattern: '/welcome', href: () => '/welcome' },
  info: { pattern: '/info', href: () => '/info' },
  groups: { pattern: '/groups', href: () => '/groups' },
  tours: {
    pattern: '/tours/:tourGroupId?',
    href: (tourGroupId?: number) => (tourGroupId === undefined ? '/tours' : `/tours/${tourGroupId}`),
  },
  locations: { pattern: '/locations/:tourId', href: (tourId: number) => `/locations/${tourId}` },
  detail: { pattern: '/detail/:tourItemId/:fromNumberSearch?', href: (tourItemId: number) => `/detail/${tourItemId}` },
} as const;

/** Marks an address that the visitor came to from outside, not from another screen. */
export const arrival = { isArrival: true } as const;

export function isArrival(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isArrival' in state;
}

/**
 * The wanted address in `?transitionTo=`, when it leads into the guide; the start otherwise. Another site's address is
 * never followed.
 */
export function wantedPath(search: string): string {
  const wanted = new URLSearchParams(search).get('transitionTo') ?? '';
  return isGuidePath(wanted) && !wanted.startsWith('/loading') ? wanted : routes.root.href();
}

/** The number in an address; undefined when it is none. */
export function idIn(parameter: string | undefined): number | undefined {
  const id = parameter !== undefined && /^\d{1,16}$/.test(parameter) ? Number(parameter) : undefined;
  return Number.isSafeInteger(id) ? id : undefined;
}
