import { Info } from 'lucide-react';
import { type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { roundClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { routes } from '../../routes.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';

/** Links to the screen about the museum, if the museum wants it in the bar (Info.Menu). That screen links back here. */
export function InfoLink(): ReactNode {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const { catalogue } = useContent();
  if (!catalogue.configuration.Info.Menu || pathname === routes.info.pattern) return null;
  return (
    <Link
      to={routes.info.href()}
      state={{ from: `${pathname}${search}` }}
      className={roundClass}
      aria-label={t('info.open')}
      title={t('info.open')}
    >
      <Info aria-hidden />
    </Link>
  );
}
