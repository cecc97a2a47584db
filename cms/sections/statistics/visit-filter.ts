import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Devices } from '#contract/calls/visit-calls.ts';
import { dayAfter, type Span } from './visit-span.ts';

/** The tour and station of the statistics; empty: all. */
export interface VisitFilter extends Span {
  readonly tour: string;
  readonly language: string;
  readonly devices: Devices;
  /** Variants of a language count as one. */
  readonly isCollated: boolean;
  /** With the equally long span before. */
  readonly isCompared: boolean;
}

/** Days in a new filter. */
const usualDays = 30;

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** The filter as the page's address, so that it can be kept and sent to colleagues. */
export function useVisitFilter(today: string): readonly [VisitFilter, (change: Partial<VisitFilter>) => void] {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => filterIn(query, today), [query, today]);
  return [filter, (change) => setQuery(queryOf({ ...filter, ...change }, today), { replace: true })];
}

export function filterIn(query: URLSearchParams, today: string): VisitFilter {
  const dayIn = (name: string, otherwise: string): string => {
    const text = query.get(name) ?? '';
    return dayForm.test(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text ? text : otherwise;
  };
  return {
    from: dayIn('from', dayAfter(today, 1 - usualDays)),
    until: dayIn('until', today),
    tour: query.get('tour') ?? '',
    language: query.get('language') ?? '',
    devices: Object.values(Devices).find((each) => each === query.get('devices')) ?? Devices.all,
    isCollated: query.has('collate'),
    isCompared: query.has('compare'),
  };
}

/** Leaves out what is as in a new filter. */
export function queryOf(filter: VisitFilter, today: string): URLSearchParams {
  const usual = filterIn(new URLSearchParams(), today);
  const query = new URLSearchParams();
  for (const name of ['from', 'until', 'tour', 'language', 'devices'] as const) {
    if (filter[name] !== usual[name]) query.set(name, filter[name]);
  }
  if (filter.isCollated) query.set('collate', '1');
  if (filter.isCompared) query.set('compare', '1');
  return query;
}

/** Returns the request for the filter's span or another one. */
export function askedOf(filter: VisitFilter, { from, until }: Span = filter) {
  return {
    dateMin: from,
    dateMax: until,
    devices: filter.devices,
    ...(filter.language === '' ? {} : { language: filter.language }),
    ...(filter.isCollated ? ({ collate: 'true' } as const) : {}),
    ...(filter.tour === '' ? {} : { tourCode: filter.tour }),
  };
}
