import { type TourTab } from '../../workspace/tour-parts.ts';

/** The path at which tours are edited. */
export const tourPaths = {
  all: '/tours',
  group: (ID: number): string => `/tours/groups/${ID}`,
  tour: (ID: number, tab?: TourTab): string => (tab === undefined ? `/tours/${ID}` : `/tours/${ID}/${tab}`),
  item: (tourID: number, ID: number): string => `/tours/${tourID}/stations/${ID}`,
} as const;
