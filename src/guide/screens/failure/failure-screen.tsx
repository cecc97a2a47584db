import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { routes } from '../../routes.ts';
import { EmptyNote } from '../../shell/page/empty-note.tsx';
import { PlainPage, quietClass } from '../../shell/page/plain-page.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';

/** Replaces a screen that failed by a sentence and a way on. */
export function FailureScreen({ error }: { readonly error: unknown }): ReactNode {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = `${pathname}${search}`;
  useEffect(() => console.error('A screen failed', error), [error]);
  useEffect(() => {
    const again = (): void => void navigate(here, { replace: true });
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [navigate, here]);
  return (
    <PlainPage>
      <title>{t('error.title')}</title>
      <h1>{t('error.title')}</h1>
      <EmptyNote
        action={
          <>
            {/* No reload: without a network that would lose the loaded content. */}
            <Link className={buttonClass} to={here} replace>
              {t('action.retry')}
            </Link>
            <Link className={quietClass} to={routes.root.href()}>
              {t('action.home')}
            </Link>
          </>
        }
      >
        {/* Browsers name the import in the error of a part that could not be fetched. */}
        {t(/import|preload/i.test(String(error)) ? 'loading.failed.network' : 'error.text')}
      </EmptyNote>
    </PlainPage>
  );
}
