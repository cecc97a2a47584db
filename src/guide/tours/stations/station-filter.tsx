import { Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo } from 'react';
import { type Catalogue } from '#content/catalogue.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { createFilter } from '#content/station-filter.ts';
import { inSpareTime } from '#ui/spare-time.ts';
import { EmptyNote } from '../../shell/page/empty-note.tsx';
import { useTyped } from '../../shell/navigation/use-typed.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import styles from './station-filter.module.css';

export interface StationFilterProps {
  readonly items: readonly TourItem[];
  readonly renderFound: (found: readonly TourItem[], query: string) => ReactNode;
  /** Shown until something is typed. */
  readonly children: ReactNode;
}

/** A field that filters a long list by number or name. */
export function StationFilter({ items, renderFound, children }: StationFilterProps): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  const id = useId();
  const { typed, type, keep } = useTyped('find');
  const query = useDeferredValue(typed.trim());
  const filter = useMemo(
    () =>
      createFilter(items, ({ Code, LocationID }) => ({
        code: Code,
        name: say(catalogue.location(LocationID)?.Name ?? {}).text,
      })),
    [items, catalogue, say],
  );
  // Reading a thousand stations at the first letter would delay the second one.
  useEffect(() => inSpareTime(readAll(items, catalogue)), [items, catalogue]);
  const found = useMemo(() => (query === '' ? [] : filter(query)), [filter, query]);
  return (
    <>
      <search className={styles.field}>
        <label className="visually-hidden" htmlFor={id}>
          {t('locations.filter')}
        </label>
        <Search aria-hidden />
        <input
          id={id}
          type="search"
          value={typed}
          placeholder={t('locations.filter')}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
          onBlur={keep}
        />
      </search>
      <p role="status" className="visually-hidden">
        {query === '' ? null : t('locations.filterFound', { count: found.length })}
      </p>
      <Found isFiltered={query !== ''} count={found.length} list={() => renderFound(found, query)}>
        {children}
      </Found>
    </>
  );
}

interface FoundProps {
  readonly isFiltered: boolean;
  readonly count: number;
  readonly list: () => ReactNode;
  readonly children: ReactNode;
}

function Found({ isFiltered, count, list, children }: FoundProps): ReactNode {
  const t = useTranslate();
  if (!isFiltered) return children;
  return count === 0 ? <EmptyNote>{t('locations.filterNothing')}</EmptyNote> : list();
}

function* readAll(items: readonly TourItem[], { location }: Pick<Catalogue, 'location'>): Generator {
  for (const { LocationID } of items) yield location(LocationID);
}
