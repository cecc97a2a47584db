import { Search } from 'lucide-react';
import { type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { roundClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { routes } from '../../routes.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';

/** Links to the search over all tours, if the museum offers one; hidden on the search itself. */
export function SearchLink(): ReactNode {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { GlobalNumberSearch, FulltextSearch } = useContent().catalogue.configuration;
  if ((!GlobalNumberSearch && !FulltextSearch) || pathname === routes.numbers.pattern) return null;
  return (
    <Link to={routes.numbers.href()} className={roundClass} aria-label={t('search.open')} title={t('search.open')}>
      <Search aria-hidden />
    </Link>
  );
}
