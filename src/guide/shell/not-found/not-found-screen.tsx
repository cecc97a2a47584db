import { type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { redirectOf, routes } from '../../routes.ts';
import { EmptyNote } from '../page/empty-note.tsx';
import { Redirect } from '../navigation/redirect.tsx';
import { DocumentTitle, Heading } from '../page/heading.tsx';
import { PlainPage } from '../page/plain-page.tsx';
import { usePlaceColours } from '../page/use-place-colours.ts';
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

/** An address that the museum redirects (staticRedirects), or an unknown one. */
export function UnknownPath(): ReactNode {
  const { pathname, search, hash } = useLocation();
  const target = redirectOf(pathname, useContent().configuration.staticRedirects);
  return target === undefined ? (
    <NotFoundScreen />
  ) : (
    <Redirect to={joinAddress(target, search, hash)} fallback={<NotFoundScreen />} />
  );
}

/** Returns a redirect's target with the visitor's query and fragment, unless it has its own. */
function joinAddress(target: string, search: string, hash: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  const both = [query, search].map((part) => part.replace(/^\?/, '')).filter((part) => part !== '');
  return `${path}${both.length === 0 ? '' : `?${both.join('&')}`}${fragment || hash}`;
}
