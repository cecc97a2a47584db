import { type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '#ui/button.tsx';
import { routes } from '../../routes.ts';
import { EmptyNote } from '../../shell/page/empty-note.tsx';
import { Redirect } from '../../shell/navigation/redirect.tsx';
import { DocumentTitle, Heading } from '../../shell/page/heading.tsx';
import { PlainPage } from '../../shell/page/plain-page.tsx';
import { usePlaceColours } from '../../shell/page/use-place-colours.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';

const here = {};

export function NotFoundScreen(): ReactNode {
  const t = useTranslate();
  usePlaceColours(here);
  return (
    <PlainPage>
      <Heading>{t('notFound.title')}</Heading>
      <EmptyNote
        action={
          <Link className={buttonClass} to={routes.welcome.href()}>
            {t('action.home')}
          </Link>
        }
      >
        {t('notFound.text')}
      </EmptyNote>
      <DocumentTitle title={t('notFound.title')} />
    </PlainPage>
  );
}

/** An unknown address, which the museum may redirect (staticRedirects). */
export function UnknownPath(): ReactNode {
  const { pathname, search } = useLocation();
  const { staticRedirects } = useContent().configuration;
  const path = pathname.replace(/\/+$/, '') || '/';
  const target = Object.hasOwn(staticRedirects, path) ? staticRedirects[path] : undefined;
  return target === undefined ? (
    <NotFoundScreen />
  ) : (
    <Redirect to={`${target}${search}`} fallback={<NotFoundScreen />} />
  );
}
